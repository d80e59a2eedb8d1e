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
import { askGraphql, aGateway } from './testing/gateway';

type Gateway = Awaited<ReturnType<typeof aGateway>>;
type Person = 'visitor' | 'student' | 'trainer';

/** A mutation that takes texts: who calls it, with what besides, and where its texts end up. */
interface Door {
  who: Person;
  /** A call that is welcome; made anew for each, so that no key is taken. */
  input: (n: number) => Record<string, unknown>;
  /** Further arguments, and what is asked of the answer. */
  rest?: () => Record<string, unknown>;
  answer: string;
  /** The row that the call has written, where it writes one. */
  row?: (input: Record<string, unknown>) => Promise<Record<string, unknown> | null>;
}

let gateway: Gateway;
let tokens: Record<Person, string | null>;
let student: { id: number };
let term: { id: number };
beforeAll(async () => {
  gateway = await aGateway({ limits: { attempts: null } });
  const { aUser, aToken } = gateway;
  const trainer = await aUser({ role: 'trainer' });
  student = await aUser();
  tokens = { visitor: null, student: await aToken(student.id), trainer: await aToken(trainer.id) };
  term = await gateway.db.glossaryTerm.create({
    data: { ...aTerm(0), sortKey: 'a', sortKeyAr: 'ا', searchText: 'a', createdBy: trainer.id },
  });
});
afterAll(() => gateway.close());

const aTerm = (n: number) => ({
  ...{
    term: `Inverter ${n}`,
    termAr: 'عاكس',
    definition: 'Turns one current into the other.',
    definitionAr: 'يحوّل التيار.',
  },
  ...{ category: 'Solar energy', categoryAr: 'الطاقة الشمسية', acronym: 'INV', acronymAr: 'ع' },
});

const doors: Record<string, Door> = {
  register: {
    who: 'visitor',
    input: (n) => ({
      ...{ firstName: 'Amel', lastName: 'Haddad', username: `amel-${n}`, email: `amel-${n}@example.dz` },
      ...{ phone: '+213 555 00 00 00', password: 'secret-1' },
    }),
    answer: '{ user { id } }',
    row: () => gateway.db.user.findFirst({ orderBy: { id: 'desc' } }),
  },
  login: {
    who: 'visitor',
    input: () => ({ email: 'amel@example.dz', password: 'secret-1' }),
    answer: '{ user { id } }',
  },
  updateProfile: {
    who: 'student',
    input: () => ({
      firstName: 'Amel',
      lastName: 'Haddad',
      phone: '+213 555',
      avatar: '/media/a.png',
      bio: 'b',
      bioAr: 'ب',
    }),
    answer: '{ id }',
    row: () => gateway.db.user.findUnique({ where: { id: student.id } }),
  },
  sendContactMessage: {
    who: 'visitor',
    input: (n) => ({
      ...{ name: 'Amel', email: `amel-${n}@example.dz`, phone: '+213 555' },
      ...{ subject: `A question ${n}`, message: 'When does it begin?' },
    }),
    answer: '',
    row: () => gateway.db.contactMessage.findFirst({ orderBy: { id: 'desc' } }),
  },
  subscribeToNewsletter: {
    who: 'visitor',
    input: (n) => ({ email: `amel-${n}@example.dz` }),
    answer: '',
  },
  createGlossaryTerm: {
    who: 'trainer',
    input: aTerm,
    answer: '{ id }',
    row: () => gateway.db.glossaryTerm.findFirst({ orderBy: { id: 'desc' } }),
  },
  updateGlossaryTerm: {
    who: 'trainer',
    input: aTerm,
    rest: () => ({ id: String(term.id) }),
    answer: '{ id }',
    row: () => gateway.db.glossaryTerm.findUnique({ where: { id: term.id } }),
  },
};

/** Paths of the texts that a type takes: ['firstName'], ['address', 'street'] … */
function textsOf(type: GraphQLInputType): string[][] {
  const named: GraphQLNamedInputType = getNamedType(type);
  if (named.name === 'String') return [[]];
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
async function sent(name: string, input: Record<string, unknown>) {
  const { who, rest, answer } = doors[name]!;
  const { args } = mutations.find((mutation) => mutation.name === name)!;
  const type = String(args.find((arg) => arg.name === 'input')!.type);
  const others = rest?.() ?? {};
  const names = Object.keys(others);
  const document =
    `mutation($input: ${type}${names.map((key) => `, $${key}: ID!`).join('')}) ` +
    `{ ${name}(input: $input${names.map((key) => `, ${key}: $${key}`).join('')}) ${answer} }`;
  const headers: Record<string, string> = tokens[who] ? { authorization: `Bearer ${tokens[who]}` } : {};
  const reply = await askGraphql(gateway.app, document, { input, ...others }, headers);
  const { errors = [] } = reply.body as { errors?: { message: string; extensions: { status: number } }[] };
  const status = errors[0]?.extensions.status ?? reply.status;
  return { status, complaint: errors[0]?.message ?? null, text: reply.text.slice(0, 200) };
}

/** Sends one text into one field; answers what is wrong with the outcome, if anything. */
async function faultOf(name: string, field: string, text: string): Promise<string | null> {
  const { input, row } = doors[name]!;
  const given = { ...input((calls += 1)), [field]: text };
  const reply = await sent(name, given);
  const described = `${name}.${field} ${JSON.stringify(text)}: ${reply.status} ${reply.text}`;
  if (reply.status >= 500) return described;
  if (reply.complaint !== null) return /\w{3}/.test(reply.complaint) ? null : described;
  if (!row || field === 'password') return null;
  const stored = (await row(given))?.[field] ?? '';
  return stored === kept(text) ? null : `${described} stored as ${JSON.stringify(stored)}`;
}

const fields = Object.keys(doors).flatMap((name) =>
  Object.keys(doors[name]!.input(0)).map((field) => ({ name, field })),
);

test.each(fields)(
  '$name refuses hostile texts in $field clearly, or keeps them as they are',
  async ({ name, field }) => {
    const faults: string[] = [];
    for (const text of hostileTexts) {
      const fault = await faultOf(name, field, text);
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
