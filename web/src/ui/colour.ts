/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG). */
function luminance(colour: string): number {
  const channel = (from: number) => {
    const c = parseInt(colour.slice(from, from + 2), 16) / 255;
    return c <= 0.040_45 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Marble or ink, whichever is better read on that colour. */
export function inkOn(colour: string): string {
  return luminance(colour) > 0.22 ? '#10151c' : '#fbf7ee';
}
