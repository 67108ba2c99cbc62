/** The table's code in a projector's path: `/projector/DELOS`. Empty when there is none. */
export function codeIn(path: string): string {
  const found = /^\/projector\/([^/]+)\/?$/.exec(path)?.[1] ?? '';
  try {
    return decodeURIComponent(found).toUpperCase();
  } catch {
    return '';
  }
}

/** The projector's path for a table. */
export function pathOf(code: string): string {
  return `/projector/${encodeURIComponent(code)}`;
}
