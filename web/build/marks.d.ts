export function byNeed(catalogue: string): Record<'early' | 'soon' | 'late', Set<string>>;
export function unknownMarks(catalogue: string): string[];
