import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  type GraphQLInputType,
  type GraphQLNamedInputType,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '../schema';
import { hostileTexts } from '../schema/testing/hostile';
import { doors } from './testing/doors';
import type { Door, Stage } from './testing/doors/door';
import { askGraphql, aGateway } from './testing/gateway';

let stage: Stage;
let tokens: Record<Door['who'], string | null>;
beforeAll(async () => {
  const gateway = await aGateway({ limits: { attempts: null } });
  const { aUser, aToken } = gateway;
  const people = {
    student: await aUser(),
    trainer: await aUser({ role: 'trainer' }),
    admin: await aUser({ role: 'admin' }),
  };
  const { student, trainer, admin } = people;
  tokens = {
    visitor: null,
    student: await aToken(student.id),
    trainer: await aToken(trainer.id),
    admin: await aToken(admin.id),
  };
  stage = { ...gateway, people };
});
afterAll(() => stage.close());

/** Paths of the texts that a type takes: ['firstName'], ['address', 'street'] … */
function textsOf(type: GraphQLInputType): string[][] {
  const named: GraphQLNamedInputType = getNamedType(type);
  if (named.name === 'String') return isListType(getNullableType(type)) ? [] : [[]];
  if (!isInputObjectType(named) || isListType(getNullableType(type))) return [];
  return Object.values(named.getFields()).flatMap((field) => textsOf(field.type).map((path) => [field.name, ...path]));
}

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const takingTexts = mutations.filter(({ args }) => args.some(({ type }) => textsOf(type).length > 0));

test('every mutation that takes a text is tried here', () => {
  expect(takingTexts.map(({ name }) => name).sort()).toEqual(Object.keys(doors).sort());
});

/** What a text is stored as where it is let in. */
const kept = (text: string) => text.replace(/\r\n?/g, '\n').trim();

let calls = 0;

/** The mutation of a door with these arguments, as its person sends it. */
async function sent(name: string, input: Record<string, unknown>, rest: Record<string, number>) {
  const { who, answer } = doors[name]!;
  const { args } = mutations.find((mutation) => mutation.name === name)!;
  const type = String(args.find((arg) => arg.name === 'input')!.type);
  const names = Object.keys(rest);
  const document =
    `mutation($input: ${type}${names.map((key) => `, $${key}: ID!`).join('')}) ` +
    `{ ${name}(input: $input${names.map((key) => `, ${key}: $${key}`).join('')}) ${answer} }`;
  const headers: Record<string, string> = tokens[who] ? { authorization: `Bearer ${tokens[who]}` } : {};
  const reply = await askGraphql(stage.app, document, { input, ...rest }, headers);
  const { errors = [] } = reply.body as { errors?: { message: string; extensions: { status: number } }[] };
  const status = errors[0]?.extensions.status ?? reply.status;
  return { status, complaint: errors[0]?.message ?? null, text: reply.text.slice(0, 200) };
}

/** Sends one text into one field; answers what is wrong with the outcome, if anything. */
async function faultOf(name: string, field: string, text: string, rest: Record<string, number>) {
  const { input, row } = doors[name]!;
  const reply = await sent(name, { ...input((calls += 1)), [field]: text }, rest);
  const described = `${name}.${field} ${JSON.stringify(text)}: ${reply.status} ${reply.text}`;
  if (reply.status >= 500) return described;
  if (reply.complaint !== null) return /\w{3}/.test(reply.complaint) ? null : described;
  if (!row || /password/i.test(field)) return null;
  const stored = (await row(stage, rest))?.[field] ?? '';
  return stored === kept(text) ? null : `${described} stored as ${JSON.stringify(stored)}`;
}

// Where a password is among the texts, each is hashed, which costs by design.
test.each(Object.keys(doors))(
  '%s refuses hostile texts clearly, or keeps them as they are',
  { timeout: 60_000 },
  async (name) => {
    const rest = (await doors[name]!.rest?.(stage)) ?? {};
    const fields = Object.keys(doors[name]!.input(0));
    const faults: string[] = [];
    // Every text comes to every door, each time in another of its fields.
    for (const [at, text] of hostileTexts.entries()) {
      const fault = await faultOf(name, fields[at % fields.length]!, text, rest);
      if (fault) faults.push(fault);
    }
    expect(faults).toEqual([]);
  },
);

test('the texts of each input are all tried', () => {
  for (const { name, args } of takingTexts) {
    const all = args.flatMap(({ type }) => textsOf(type).map((path) => path.join('.')));
    expect(Object.keys(doors[name]?.input(0) ?? {}), name).toEqual(expect.arrayContaining(all));
  }
});
