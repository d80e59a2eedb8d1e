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
import { hostileTexts } from '../../schema/testing/hostileTexts';
import { mutationCases } from '../testing/mutationCases/allMutationCases';
import type { MutationCase, MutationCaseContext } from '../testing/mutationCases/mutationCase';
import { sendGraphql, createTestGateway } from '../testing/testGateway';

let caseContext: MutationCaseContext;
let tokensByPersona: Record<MutationCase['persona'], string | null>;
beforeAll(async () => {
  const gateway = await createTestGateway({ limits: { rateLimits: null } });
  const { createUser, aToken } = gateway;
  const people = {
    student: await createUser(),
    trainer: await createUser({ role: 'trainer' }),
    admin: await createUser({ role: 'admin' }),
  };
  const { student, trainer, admin } = people;
  tokensByPersona = {
    visitor: null,
    student: await aToken(student.id),
    trainer: await aToken(trainer.id),
    admin: await aToken(admin.id),
  };
  caseContext = { ...gateway, people };
});
afterAll(() => caseContext.close());

/** Paths of the texts that a type takes: ['firstName'], ['address', 'street'] … */
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

test('every mutation that takes a text is tried here', () => {
  expect(mutationsWithStrings.map(({ name }) => name).sort()).toEqual(Object.keys(mutationCases).sort());
});

/** What a text is stored as where it is let in. */
const normalizeStoredText = (text: string) => text.replace(/\r\n?/g, '\n').trim();

let callCount = 0;

/** The mutation of a door with these arguments, as its person sends it. */
async function sendMutation(name: string, input: Record<string, unknown>, rest: Record<string, number>) {
  const { persona, selection } = mutationCases[name]!;
  const { args } = mutations.find((mutation) => mutation.name === name)!;
  const type = String(args.find((arg) => arg.name === 'input')!.type);
  const names = Object.keys(rest);
  const document =
    `mutation($input: ${type}${names.map((key) => `, $${key}: ID!`).join('')}) ` +
    `{ ${name}(input: $input${names.map((key) => `, ${key}: $${key}`).join('')}) ${selection} }`;
  const headers: Record<string, string> = tokensByPersona[persona]
    ? { authorization: `Bearer ${tokensByPersona[persona]}` }
    : {};
  const reply = await sendGraphql(caseContext.app, document, { input, ...rest }, headers);
  const { errors = [] } = reply.body as { errors?: { message: string; extensions: { status: number } }[] };
  const status = errors[0]?.extensions.status ?? reply.status;
  return { status, complaint: errors[0]?.message ?? null, text: reply.text.slice(0, 200) };
}

/** Sends one text into one field; answers what is wrong with the outcome, if anything. */
async function findViolation(name: string, field: string, text: string, rest: Record<string, number>) {
  const { input, findStoredRow } = mutationCases[name]!;
  const reply = await sendMutation(name, { ...input((callCount += 1)), [field]: text }, rest);
  const described = `${name}.${field} ${JSON.stringify(text)}: ${reply.status} ${reply.text}`;
  if (reply.status >= 500) return described;
  if (reply.complaint !== null) return /\w{3}/.test(reply.complaint) ? null : described;
  if (!findStoredRow || /password/i.test(field)) return null;
  const stored = (await findStoredRow(caseContext, rest))?.[field] ?? '';
  return stored === normalizeStoredText(text) ? null : `${described} stored as ${JSON.stringify(stored)}`;
}

// Where a password is among the texts, each is hashed, which costs by design.
test.each(Object.keys(mutationCases))(
  '%s refuses hostile texts clearly, or keeps them as they are',
  { timeout: 60_000 },
  async (name) => {
    const rest = (await mutationCases[name]!.createArguments?.(caseContext)) ?? {};
    const fields = Object.keys(mutationCases[name]!.input(0));
    const faults: string[] = [];
    // Every text comes to every door, each time in another of its fields.
    for (const [at, text] of hostileTexts.entries()) {
      const fault = await findViolation(name, fields[at % fields.length]!, text, rest);
      if (fault) faults.push(fault);
    }
    expect(faults).toEqual([]);
  },
);

test('the texts of each input are all tried', () => {
  for (const { name, args } of mutationsWithStrings) {
    const all = args.flatMap(({ type }) => stringFieldPaths(type).map((path) => path.join('.')));
    expect(Object.keys(mutationCases[name]?.input(0) ?? {}), name).toEqual(expect.arrayContaining(all));
  }
});
