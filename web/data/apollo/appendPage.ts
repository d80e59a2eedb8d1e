interface Row {
  id: string;
}

/**
 * `updateQuery` of a `fetchMore`: appends the next page of a root field whose rows are in `list`. A row that moved in the list
 * between the two requests stays where it was.
 */
export const appendPage =
  <Field extends string, List extends 'nodes' | 'rows'>(field: Field, list: List) =>
  <Data extends Record<Field, Record<List, readonly Row[]>>>(
    previous: Data,
    { fetchMoreResult: next }: { fetchMoreResult: Data },
  ): Data => {
    const rows = previous[field][list];
    const ids = new Set(rows.map(({ id }) => id));
    const newRows = next[field][list].filter(({ id }) => !ids.has(id));
    return { ...next, [field]: { ...next[field], [list]: [...rows, ...newRows] } };
  };
