/** The texts of a record as a form holds them: '' where a text is missing or the record is new. */
export const toTextFormValues = <Field extends string>(
  row: Readonly<Partial<Record<Field, string | null>>> | null,
  fields: readonly Field[],
) => Object.fromEntries(fields.map((field) => [field, row?.[field] ?? ''])) as Record<Field, string>;
