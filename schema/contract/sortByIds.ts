/** The rows in the order of the ids; others follow in their own order. */
export function sortByIds<Id, Row extends { id: Id }>(rows: readonly Row[], ids: readonly Id[]): Row[] {
  const places = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: Row) => places.get(id) ?? ids.length;
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
}
