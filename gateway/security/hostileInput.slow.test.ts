import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  type GraphQLInputType,
  type GraphQLNamedInputType,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '../../schema';
import { malformedTexts, markupInjections } from '../../schema/testing/texts/hostileTexts';
import { paste, toVisibleText, verbatimFields } from '../../schema/testing/texts/pastedTexts';
import { hostileTextCases } from '../testing/accessCases/allCases';
import type { HostileTextCase, HostileTextContext } from '../testing/accessCases/hostileTextCase';
import { sendGraphql, createTestGateway } from '../testing/testGateway';

let caseContext: HostileTextContext;
let tokensByPersona: Record<HostileTextCase['persona'], string | null>;
beforeAll(async () => {
  const gateway = await createTestGateway({ limits: { rateLimits: null } });
  const { createUser, createToken } = gateway;
  const users = {
    student: await createUser(),
    trainer: await createUser({ role: 'trainer' }),
    admin: await createUser({ role: 'admin' }),
  };
  const { student, trainer, admin } = users;
  tokensByPersona = {
    visitor: null,
    student: await createToken(student.id),
    trainer: await createToken(trainer.id),
    admin: await createToken(admin.id),
  };
  caseContext = { ...gateway, users };
});
afterAll(() => caseContext.close());

/** Paths of the string fields of a type: ['firstName'], ['address', 'street'] … */
function stringFieldPaths(type: GraphQLInputType): string[][] {
  const named: GraphQLNamedInputType = getNamedType(type);
  if (named.name === 'String') return isListType(getNullableType(type)) ? [] : [[]];
  if (!isInputObjectType(named) || isListType(getNullableType(type))) return [];
  return Object.values(named.getFields()).flatMap((field) =>
    stringFieldPaths(field.type).map((path) => [field.name, ...path]),
  );
}

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const mutationsWithStrings = mutations.filter(({ args }) => args.some(({ type }) => stringFieldPaths(type).length > 0));

test('every mutation with a string argument has a case', () => {
  // Mutations with lists of strings alone may have one.
  expect(Object.keys(hostileTextCases)).toEqual(expect.arrayContaining(mutationsWithStrings.map(({ name }) => name)));
});

let callCount = 0;

/** The further arguments of each mutation, created once. */
const createdIds = new Map<string, Promise<Record<string, number>>>();
function idsOf(name: string): Promise<Record<string, number>> {
  const ids = createdIds.get(name) ?? hostileTextCases[name]!.createArguments?.(caseContext) ?? Promise.resolve({});
  createdIds.set(name, ids);
  return ids;
}

/** Sends a mutation as the persona of its case. */
async function sendMutation(name: string, input: Record<string, unknown>, ids: Record<string, number>) {
  const { persona, selection } = hostileTextCases[name]!;
  const { args } = mutations.find((mutation) => mutation.name === name)!;
  const inputName = args.find((arg) => arg.name === 'input' || arg.name === 'filter')?.name;
  const variables: Record<string, unknown> = { ...(inputName ? { [inputName]: input } : input), ...ids };
  const sentArgs = args.filter((arg) => arg.name in variables);
  const document =
    `mutation(${sentArgs.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')}) ` +
    `{ ${name}(${sentArgs.map((arg) => `${arg.name}: $${arg.name}`).join(', ')}) ${selection} }`;
  const headers: Record<string, string> = tokensByPersona[persona]
    ? { authorization: `Bearer ${tokensByPersona[persona]}` }
    : {};
  const response = await sendGraphql(caseContext.app, document, variables, headers);
  const { errors = [] } = response.body as {
    errors?: { message: string; extensions: { status: number; fields?: Record<string, string> } }[];
  };
  const { status = response.status, fields = {} } = errors[0]?.extensions ?? {};
  return { status, fields, message: errors[0]?.message ?? null, text: response.text.slice(0, 200) };
}

/** Sends one text in one field; returns a description of an invalid outcome, or null. */
async function findViolation(name: string, field: string, text: string, ids: Record<string, number>) {
  const { input, findStoredRow, decode } = hostileTextCases[name]!;
  const response = await sendMutation(name, { ...input((callCount += 1)), [field]: text }, ids);
  const description = `${name}.${field} ${JSON.stringify(text)}: ${response.status} ${response.text}`;
  if (response.status >= 500) return description;
  if (response.message !== null) return /\w{3}/.test(response.message) ? null : description;
  if (!findStoredRow || /password/i.test(field) || toVisibleText(text) === '') return null;
  // A list has the text as its only element.
  const [stored = ''] = [(await findStoredRow(caseContext, ids))?.[field] ?? ''].flat();
  const read = (value: string) => toVisibleText(decode?.[field]?.(value) ?? value);
  return typeof stored === 'string' && read(stored) === read(text)
    ? null
    : `${description} stored as ${JSON.stringify(stored)}`;
}

const names = Object.keys(hostileTextCases);

/** All malformed texts and, in turn, every fifth piece of markup: in alternating fields, each reaches some twenty mutations. */
const textsOf = (name: string): readonly string[] => [
  ...malformedTexts,
  ...markupInjections.filter((_text, at) => (at + names.indexOf(name)) % 5 === 0),
];

// Password hashing makes some cases slow.
test.each(names)(
  '%s rejects hostile texts with a message or stores them without a change that can be seen',
  { timeout: 60_000 },
  async (name) => {
    const ids = await idsOf(name);
    const fields = Object.keys(hostileTextCases[name]!.input(0));
    const violations: string[] = [];
    for (const [at, text] of textsOf(name).entries()) {
      const violation = await findViolation(name, fields[at % fields.length]!, text, ids);
      if (violation) violations.push(violation);
    }
    expect(violations).toEqual([]);
  },
);

/** Names of the fields and arguments of a mutation that are texts or lists of texts. */
const textFieldNames = (name: string): string[] =>
  mutations
    .find((mutation) => mutation.name === name)!
    .args.flatMap((arg) => {
      const type = getNamedType(arg.type);
      const fields = isInputObjectType(type) ? Object.values(type.getFields()) : [arg];
      return fields.filter((field) => getNamedType(field.type).name === 'String').map((field) => field.name);
    })
    .filter((field) => !verbatimFields.test(field));

const pasteValue = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(String).map(paste) : paste(String(value));

test.each(names)(
  '%s takes pasted texts and stores them without the marks of pasting',
  { timeout: 60_000 },
  async (name) => {
    const ids = await idsOf(name);
    const { input, findStoredRow } = hostileTextCases[name]!;
    for (const field of textFieldNames(name)) {
      const values: Record<string, unknown> = input((callCount += 1));
      if (!(field in values)) continue;
      const response = await sendMutation(name, { ...values, [field]: pasteValue(values[field]) }, ids);
      // A valid text can be refused as well, such as a code that has expired.
      const typed = response.fields[field] ? await sendMutation(name, input((callCount += 1)), ids) : undefined;
      expect([field, response.fields[field]]).toEqual([field, typed?.fields[field]]);
      const row = response.message === null ? await findStoredRow?.(caseContext, ids) : null;
      expect(JSON.stringify(row?.[field] ?? '')).not.toMatch(/[\u202B\u202C\u2067\u2069\uFEFF]/);
    }
  },
);

test('every string field of each input is tested', () => {
  for (const { name, args } of mutationsWithStrings) {
    const all = args.flatMap((arg) => stringFieldPaths(arg.type).map((path) => path.join('.') || arg.name));
    expect(Object.keys(hostileTextCases[name]?.input(0) ?? {}), name).toEqual(expect.arrayContaining(all));
  }
});
