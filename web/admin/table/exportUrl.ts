/** Where the rows that a table's filter leaves are downloaded, all of them in its order; what is not set is left out. */
export function buildExportUrl(name: string, asked: Record<string, string | boolean | null | undefined>): string {
  const said = Object.entries(asked).flatMap(([key, value]) =>
    value === undefined || value === null || value === '' ? [] : [[key, String(value)]],
  );
  return `/api/exports/${name}.csv?${new URLSearchParams(said).toString()}`;
}
