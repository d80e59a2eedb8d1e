/** The key of another row as GraphQL takes it; null and undefined stay what they are: none, and not told. */
export const keyOf = <None extends null | undefined>(key: number | None): string | None =>
  typeof key === 'number' ? String(key) : key;
