import { beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../schema';
import { graphqlAccessCases } from '../testing/accessCases/allAccessCases';
import type { GraphqlAccessCase } from '../testing/accessCases/accessCase';
import { createTestGateway, sessionCookieHeader, sendGraphql } from '../testing/testGateway';
import { seedPersonas, personas, type Persona, type SeededPlatform } from '../testing/personas';

type Gateway = Awaited<ReturnType<typeof createTestGateway>>;

/** Mutations that an admin may call and that change nothing which the audit log keeps, each with the reason. */
const unauditedMutations: Record<string, string> = {
  login: 'begins a session: of it the list of sessions tells',
  logout: 'ends a session',
  register: 'makes an account before anybody is signed in',
  revokeSession: 'ends a session',
  revokeOtherSessions: 'ends sessions',
  vote: 'votes are secret',
  sendContactMessage: 'anybody may write to us, and nobody is an admin in it',
  subscribeToNewsletter: 'anybody may subscribe an address, and nobody is an admin in it',
};

/** Mutations, and one way of calling them. */
interface MutationCall {
  names: string[];
  claim: Pick<GraphqlAccessCase, 'document' | 'variables'>;
}

const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
const mutationName = (field: string): string => field.replace('Mutation.', '');
const refusalCodes = new Set<unknown>(['UNAUTHENTICATED', 'FORBIDDEN']);

/** The claims about mutations, with what each is about. */
const mutationAccessCases = graphqlAccessCases.flatMap((claim) => {
  const names = claim.fields.filter((field) => field.startsWith('Mutation.')).map(mutationName);
  return names.length > 0 ? [{ names, claim }] : [];
});

const adminMutations = mutations.filter((name) =>
  mutationAccessCases.some(({ names, claim }) => names.includes(name) && !refusalCodes.has(claim.outcomes.admin)),
);

async function runMutation(
  gateway: Gateway,
  platform: SeededPlatform,
  { document, variables }: MutationCall['claim'],
  person: Persona,
) {
  const token = await platform.tokenFor(person);
  const headers: Record<string, string> = token ? { cookie: sessionCookieHeader(token) } : {};
  const given = variables?.(platform) ?? {};
  const last = await gateway.db.auditEntry.findFirst({ select: { id: true }, orderBy: { id: 'desc' } });
  const answer = await sendGraphql(gateway.app, document, given, headers);
  const entries = await gateway.db.auditEntry.findMany({ where: { id: { gt: last?.id ?? 0 } } });
  return { given, entries, failed: 'errors' in (answer.body as object) };
}

/** Every text under a key that speaks of a password, however deep. */
function findPasswords(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return /password/i.test(key) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, part]) => findPasswords(part, inner));
}

async function createSeededGateway() {
  const gateway = await createTestGateway({ limits: { rateLimits: null } });
  return { gateway, platform: await seedPersonas(gateway) };
}

const auditedMutations = adminMutations.filter((name) => !(name in unauditedMutations));

const bulkDeleteCall = (name: string, keyOf: (platform: SeededPlatform) => number) => ({
  names: [name],
  claim: {
    document: `mutation($ids: [ID!]!) { ${name}(ids: $ids) { succeeded } }`,
    variables: (platform: SeededPlatform) => ({ ids: [keyOf(platform)] }),
  },
});

/** Calls that succeed, for mutations of which the claims say only what is refused. */
const successfulCalls: MutationCall[] = [
  bulkDeleteCall('deleteContactMessages', ({ message }) => message.id),
  bulkDeleteCall('deleteNewsletterSubscribers', ({ subscriber }) => subscriber.id),
  bulkDeleteCall('deleteGlossaryTerms', ({ term }) => term.id),
  bulkDeleteCall('deleteEvents', ({ draftEvent }) => draftEvent.id),
  {
    names: ['deleteEvent'],
    claim: {
      document: 'mutation($id: ID!) { deleteEvent(id: $id) }',
      variables: ({ draftEvent }) => ({ id: draftEvent.id }),
    },
  },
];

/** A claim as it is, and the other way round where it takes something off. */
const withBothStates = ({ names, claim }: MutationCall): MutationCall[] => [
  { names, claim },
  { names, claim: { ...claim, document: claim.document.replace(/(isPublished|isActive): false/, '$1: true') } },
];

/** Has the admin do what these claims are about; answers which mutations left entries, and what they left. */
async function runAsAdmin(those: MutationCall[]) {
  const { gateway, platform } = await createSeededGateway();
  const audited = new Set<string>();
  const passwords = ['secret-1'];
  for (const { names, claim } of those) {
    const { given, entries, failed } = await runMutation(gateway, platform, claim, 'admin');
    passwords.push(...findPasswords(given));
    if (!failed && entries.length > 0) for (const name of names) audited.add(name);
  }
  const log = await gateway.db.auditEntry.findMany();
  await gateway.close();
  return { audited, passwords, log, admin: platform.users.admin };
}

describe('what an admin writes', () => {
  let all: Awaited<ReturnType<typeof runAsAdmin>>;
  beforeAll(async () => {
    all = await runAsAdmin(mutationAccessCases);
    // What one claim has deleted, another finds gone: those have a platform of their own. And what is a draft already
    // leaves nothing when it is made one: it is published instead.
    for (const name of auditedMutations.filter((each) => !all.audited.has(each))) {
      const alone = await runAsAdmin(
        [...mutationAccessCases.flatMap(withBothStates), ...successfulCalls].filter(({ names }) =>
          names.includes(name),
        ),
      );
      for (const each of alone.audited) all.audited.add(each);
    }
  }, 600_000);

  test.each(auditedMutations)('%s leaves an entry', (name) => {
    expect(all.audited.has(name)).toBe(true);
  });

  test('what is named as leaving none does leave none, and exists', () => {
    expect(
      Object.keys(unauditedMutations).filter((name) => all.audited.has(name) || !mutations.includes(name)),
    ).toEqual([]);
  });

  test('each entry is theirs, and says who they were', () => {
    const { admin, log } = all;
    const actors = new Set(log.map(({ actorId, actorName }) => `${actorId} ${actorName}`));
    // A claim may have renamed them.
    expect(log.every(({ actorId }) => actorId === admin.id)).toBe(true);
    expect(actors).toContain(`${admin.id} ${admin.firstName} ${admin.lastName}`);
  });

  test('no entry holds a password, a hash or a column that the server keeps for itself', () => {
    const text = JSON.stringify(all.log);
    const unsaid = [
      '$argon2',
      'passwordHash',
      'usernameKey',
      'searchText',
      'adminSearchText',
      'dedupeHash',
      ...all.passwords,
    ];
    expect(unsaid.filter((secret) => text.includes(secret))).toEqual([]);
  });
});

test('what anybody else writes leaves none, though an admin has just written over the same connection', async () => {
  const { gateway, platform } = await createSeededGateway();
  const left: string[] = [];
  for (const { names, claim } of mutationAccessCases)
    for (const person of ['admin', ...personas.filter((other) => other !== 'admin')] as const) {
      const { entries } = await runMutation(gateway, platform, claim, person);
      if (person !== 'admin' && entries.length > 0) left.push(`${person}: ${names.join(', ')}`);
    }
  await gateway.close();
  expect(left).toEqual([]);
}, 600_000);
