/** Rows that are read at once: enough to be quick, and little to hold. */
const exportBatchSize = 1000;

/**
 * All rows of a filter in their order, batch by batch. Their keys are read first, in one statement: what is exported is what
 * there was at that moment, a row that is deleted meanwhile is left out, and however slowly the reader takes the rows, no
 * transaction waits for them.
 * @param keys of all rows, in order
 * @param read the rows with these keys, in any order
 */
export async function* readInBatches<Row extends { id: number }>(
  keys: () => Promise<readonly { id: number }[]>,
  read: (among: { id: { in: number[] } }) => Promise<Row[]>,
): AsyncGenerator<Row[], void> {
  const all = Int32Array.from(await keys(), ({ id }) => id);
  for (let at = 0; at < all.length; at += exportBatchSize) {
    const ids = [...all.subarray(at, at + exportBatchSize)];
    const rows = new Map((await read({ id: { in: ids } })).map((row) => [row.id, row]));
    yield ids.flatMap((id) => rows.get(id) ?? []);
  }
}
