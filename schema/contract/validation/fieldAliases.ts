import type { z } from 'zod';
import type { ValidationMessageKey } from '../problems/validationMessages';
import { messageKey } from './textFields';

/** A date-time with two accepted names: the form's and the stored one (R-EVT-4, R-POLL-7). */
export type FieldAliases<Form extends string = string, Stored extends string = string> = readonly [
  form: Form,
  stored: Stored,
];

type AliasedInput = Record<string, unknown>;

/** The name under which a caller has given a moment; undefined where they have not. */
export const usedAlias = <Form extends string, Stored extends string>(
  given: AliasedInput,
  [form, stored]: FieldAliases<Form, Stored>,
): Form | Stored | undefined => [form, stored].find((name) => given[name] !== undefined);

/** The moment, whatever its name; undefined where there is none. */
export const aliasedValue = <Name extends string, Value>(
  given: Partial<Record<Name, Value>>,
  [form, stored]: readonly [Name, Name],
): Value | undefined => given[form] ?? given[stored];

/** Complains where both names are given and say different things: nobody can tell which was meant. */
export function rejectConflictingAliases(given: AliasedInput, names: FieldAliases, ctx: z.core.$RefinementCtx): void {
  const [form, stored] = names.map((name) => given[name]);
  if (form === undefined || stored === undefined || comparableTime(form) === comparableTime(stored)) return;
  addFieldIssue(ctx, names[0], 'aliasValuesDiffer');
}

export const addFieldIssue = (ctx: z.core.$RefinementCtx, field: string, message: ValidationMessageKey): void =>
  ctx.addIssue({ code: 'custom', path: [field], message: messageKey(message) });

const comparableTime = (value: unknown): unknown => (value instanceof Date ? value.getTime() : value);
