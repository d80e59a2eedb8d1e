/** A list with its next page; a row that moved in the list between the two requests stays where it was. */
export function joinPages<Row extends { id: string }>(rows: readonly Row[], next: readonly Row[]): Row[] {
  const ids = new Set(rows.map(({ id }) => id));
  return [...rows, ...next.filter(({ id }) => !ids.has(id))];
}
