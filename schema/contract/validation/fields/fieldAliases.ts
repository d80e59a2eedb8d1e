import type { z } from 'zod';
import type { ValidationMessageKey } from '../../problems/validationMessages';
import { messageKey } from './textFields';

/** A date-time with two accepted names: the form's and the stored one (R-EVT-4, R-POLL-7). */
type FieldAliases<Form extends string = string, Stored extends string = string> = readonly [form: Form, stored: Stored];

type AliasedInput = Record<string, unknown>;

/** The first name with a value. */
export const usedAlias = <Form extends string, Stored extends string>(
  input: AliasedInput,
  [form, stored]: FieldAliases<Form, Stored>,
): Form | Stored | undefined => [form, stored].find((name) => input[name] !== undefined);

/** The value under either name. */
export const aliasedValue = <Name extends string, Value>(
  input: Partial<Record<Name, Value>>,
  [form, stored]: readonly [Name, Name],
): Value | undefined => input[form] ?? input[stored];

/** Adds an issue if both names have a value and the values differ. */
export function rejectConflictingAliases(input: AliasedInput, names: FieldAliases, ctx: z.core.$RefinementCtx): void {
  const [form, stored] = names.map((name) => input[name]);
  if (form === undefined || stored === undefined || comparableTime(form) === comparableTime(stored)) return;
  addFieldIssue(ctx, names[0], 'aliasValuesDiffer');
}

export const addFieldIssue = (ctx: z.core.$RefinementCtx, field: string, message: ValidationMessageKey): void =>
  ctx.addIssue({ code: 'custom', path: [field], message: messageKey(message) });

const comparableTime = (value: unknown): unknown => (value instanceof Date ? value.getTime() : value);
