export function lateOf(catalogue: string): Set<string>;
export function unknownMarks(catalogue: string): string[];
