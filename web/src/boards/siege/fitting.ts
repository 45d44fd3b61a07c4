import type { Attachment } from 'svelte/attachments';

/** Lettering on a path shrinks until the whole name fits, whatever the language and the reader's fonts. */
export function fitted(text: string): Attachment<SVGTextElement> {
  return (label) => {
    const path = label.querySelector('textPath')?.getAttribute('href');
    const line = path ? label.ownerSVGElement?.querySelector<SVGPathElement>(path) : null;
    if (!line || !text) return;
    label.style.setProperty('--fit', '1');
    const room = line.getTotalLength() * 0.9;
    const wanted = label.getComputedTextLength();
    if (wanted > room) label.style.setProperty('--fit', (room / wanted).toFixed(3));
  };
}
