/** The fields of a row that hold a text. */
export type TextField<Row> = {
  [Field in keyof Row & string]: Row[Field] extends string | null ? Field : never;
}[keyof Row & string];

/** The fields of a row that exist in English and, with the suffix Ar, in Arabic. */
export type BilingualField<Row> = {
  [Field in TextField<Row>]: `${Field}Ar` extends TextField<Row> ? Field : never;
}[TextField<Row>];

/** Reads a field whose name the caller's types have checked. */
export const textOf = (row: object, field: string): string | null =>
  (row as Readonly<Record<string, string | null>>)[field] ?? null;
