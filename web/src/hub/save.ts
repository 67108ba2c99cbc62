/** A name for a file, of a table's name and what it holds. */
export function fileName(table: string, what: string): string {
  const plain = table
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60);
  return `${plain || 'table'}-${what}`;
}

/** Hands a text over as a file; it needs no server. A spreadsheet knows UTF-8 by the mark at its start. */
export function saveText(name: string, text: string, type: string): void {
  const marked = type.startsWith('text/csv') ? `\uFEFF${text}` : text;
  saveBlob(name, new Blob([marked], { type: `${type};charset=utf-8` }));
}

export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser takes its copy in its own time.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
