import type { Attachment } from 'svelte/attachments';

/** Tells how large an element is, and again whenever that changes. */
export const measured =
  (tell: (width: number, height: number) => void): Attachment<HTMLElement> =>
  (node) => {
    const read = () => tell(node.offsetWidth, node.offsetHeight);
    read();
    const seen = new ResizeObserver(read);
    seen.observe(node);
    return () => seen.disconnect();
  };
