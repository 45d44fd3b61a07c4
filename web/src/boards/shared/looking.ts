import { tick } from 'svelte';

/** Once what is lit now has been drawn: whether something is lit, and nothing of it can be seen in this frame. */
export async function litElsewhere(frame: Element, lights: string): Promise<boolean> {
  await tick();
  const seen = frame.getBoundingClientRect();
  const boxes = [...frame.querySelectorAll(lights)].map((light) => light.getBoundingClientRect());
  return (
    boxes.length > 0 &&
    !boxes.some((b) => b.right > seen.left && b.left < seen.right && b.bottom > seen.top && b.top < seen.bottom)
  );
}
