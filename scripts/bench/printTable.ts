/** Values of a table on the terminal; null is shown as "–". */
type Cell = string | number | null;

/** Prints rows as a Markdown table: texts to the left, numbers to the right. */
export function printTable(title: string, rows: readonly Record<string, Cell>[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const texts = rows.map((row) => columns.map((column) => formatCell(row[column] ?? null)));
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...texts.map((row) => row[index]?.length ?? 0)),
  );
  const isText = columns.map((column) => rows.every((row) => typeof row[column] === 'string'));
  const align = (text: string, index: number) =>
    isText[index] ? text.padEnd(widths[index] ?? 0) : text.padStart(widths[index] ?? 0);
  const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;
  console.log(`\n${title}\n`);
  console.log(line(columns.map(align)));
  console.log(line(widths.map((width, index) => (isText[index] ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))));
  for (const row of texts) console.log(line(row.map(align)));
}

/** Three significant digits for small numbers, whole ones for large. */
function formatCell(value: Cell): string {
  if (value === null) return '–';
  if (typeof value === 'string') return value;
  if (Number.isInteger(value) || value >= 100) return String(Math.round(value));
  return value.toPrecision(value >= 1 ? 3 : 2);
}
