import { cubicOut } from 'svelte/easing';
import type { AnimationConfig } from 'svelte/animate';
import { paced } from '../../../lib/settings.svelte';

/** A card goes to its new place without being squeezed on the way. */
export function glide(_node: Element, { from, to }: { from: DOMRect; to: DOMRect }): AnimationConfig {
  const dx = from.left - to.left;
  const dy = from.top - to.top;
  return { duration: paced(240), easing: cubicOut, css: (_t, u) => `transform: translate(${u * dx}px, ${u * dy}px)` };
}
