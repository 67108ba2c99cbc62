/** "45 %", and "9.7 %" where a whole number would say too little. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(share > 0.0995 ? 0 : 1)} %`;
}
