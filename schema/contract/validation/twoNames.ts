import type { z } from 'zod';
import type { SentenceKey } from '../sentences';
import { say } from './text';

/** A moment that callers know under two names (product.md section 2): the admin form's, and the stored one. */
export type TwoNames<Form extends string = string, Stored extends string = string> = readonly [
  form: Form,
  stored: Stored,
];

type Given = Record<string, unknown>;

/** The name under which a caller has given a moment; undefined where they have not. */
export const nameUsed = <Form extends string, Stored extends string>(
  given: Given,
  [form, stored]: TwoNames<Form, Stored>,
): Form | Stored | undefined => [form, stored].find((name) => given[name] !== undefined);

/** The moment, whatever its name; undefined where there is none. */
export const momentIn = <Name extends string, Value>(
  given: Partial<Record<Name, Value>>,
  [form, stored]: readonly [Name, Name],
): Value | undefined => given[form] ?? given[stored];

/** Complains where both names are given and say different things: nobody can tell which was meant. */
export function complainOfTwo(given: Given, names: TwoNames, ctx: z.core.$RefinementCtx): void {
  const [form, stored] = names.map((name) => given[name]);
  if (form === undefined || stored === undefined || timeOf(form) === timeOf(stored)) return;
  complain(ctx, names[0], 'namesDiffer');
}

export const complain = (ctx: z.core.$RefinementCtx, field: string, message: SentenceKey): void =>
  ctx.addIssue({ code: 'custom', path: [field], message: say(message) });

const timeOf = (value: unknown): unknown => (value instanceof Date ? value.getTime() : value);
