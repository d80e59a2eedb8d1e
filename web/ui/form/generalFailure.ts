import type { FieldErrors, FieldValues } from 'react-hook-form';

/** What the server said of a try, where no field says it already. */
export const generalFailure = <Values extends FieldValues>({
  root,
  ...fields
}: FieldErrors<Values>): string | undefined => (Object.keys(fields).length > 0 ? undefined : root?.server?.message);
