import { beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../schema';
import { graphqlClaims } from './testing/authorization';
import type { GraphqlClaim } from './testing/claims/claim';
import { aGateway, asCookie, askGraphql } from './testing/gateway';
import { aPlatform, people, type Person, type Platform } from './testing/people';

type Gateway = Awaited<ReturnType<typeof aGateway>>;

/** Mutations that an admin may call and that change nothing which the audit log keeps, each with the reason. */
const unaudited: Record<string, string> = {
  login: 'begins a session: of it the list of sessions tells',
  logout: 'ends a session',
  register: 'makes an account before anybody is signed in',
  endSession: 'ends a session',
  endOtherSessions: 'ends sessions',
  vote: 'votes are secret',
  sendContactMessage: 'anybody may write to us, and nobody is an admin in it',
  subscribeToNewsletter: 'anybody may subscribe an address, and nobody is an admin in it',
};

/** Mutations, and one way of calling them. */
interface Call {
  names: string[];
  claim: Pick<GraphqlClaim, 'document' | 'variables'>;
}

const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
const nameOf = (field: string): string => field.replace('Mutation.', '');
const refused = new Set<unknown>(['UNAUTHENTICATED', 'FORBIDDEN']);

/** The claims about mutations, with what each is about. */
const claims = graphqlClaims.flatMap((claim) => {
  const names = claim.fields.filter((field) => field.startsWith('Mutation.')).map(nameOf);
  return names.length > 0 ? [{ names, claim }] : [];
});

const ofAdmins = mutations.filter((name) =>
  claims.some(({ names, claim }) => names.includes(name) && !refused.has(claim.outcomes.admin)),
);

async function called(gateway: Gateway, platform: Platform, { document, variables }: Call['claim'], person: Person) {
  const token = await platform.tokenFor(person);
  const headers: Record<string, string> = token ? { cookie: asCookie(token) } : {};
  const given = variables?.(platform) ?? {};
  const last = await gateway.db.auditEntry.findFirst({ select: { id: true }, orderBy: { id: 'desc' } });
  const answer = await askGraphql(gateway.app, document, given, headers);
  const entries = await gateway.db.auditEntry.findMany({ where: { id: { gt: last?.id ?? 0 } } });
  return { given, entries, failed: 'errors' in (answer.body as object) };
}

/** Every text under a key that speaks of a password, however deep. */
function passwordsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return /password/i.test(key) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, part]) => passwordsIn(part, inner));
}

async function aStage() {
  const gateway = await aGateway({ limits: { attempts: null } });
  return { gateway, platform: await aPlatform(gateway) };
}

const expected = ofAdmins.filter((name) => !(name in unaudited));

const bulkDelete = (name: string, keyOf: (platform: Platform) => number) => ({
  names: [name],
  claim: {
    document: `mutation($ids: [ID!]!) { ${name}(ids: $ids) { done } }`,
    variables: (platform: Platform) => ({ ids: [keyOf(platform)] }),
  },
});

/** Calls that succeed, for mutations of which the claims say only what is refused. */
const successes: Call[] = [
  bulkDelete('deleteContactMessages', ({ message }) => message.id),
  bulkDelete('deleteNewsletterSubscribers', ({ subscriber }) => subscriber.id),
  bulkDelete('deleteGlossaryTerms', ({ term }) => term.id),
  bulkDelete('deleteEvents', ({ draftEvent }) => draftEvent.id),
  {
    names: ['deleteEvent'],
    claim: {
      document: 'mutation($id: ID!) { deleteEvent(id: $id) }',
      variables: ({ draftEvent }) => ({ id: draftEvent.id }),
    },
  },
];

/** A claim as it is, and the other way round where it takes something off. */
const eitherWay = ({ names, claim }: Call): Call[] => [
  { names, claim },
  { names, claim: { ...claim, document: claim.document.replace(/(isPublished|isActive): false/, '$1: true') } },
];

/** Has the admin do what these claims are about; answers which mutations left entries, and what they left. */
async function doneByAdmin(those: Call[]) {
  const { gateway, platform } = await aStage();
  const audited = new Set<string>();
  const passwords = ['secret-1'];
  for (const { names, claim } of those) {
    const { given, entries, failed } = await called(gateway, platform, claim, 'admin');
    passwords.push(...passwordsIn(given));
    if (!failed && entries.length > 0) for (const name of names) audited.add(name);
  }
  const log = await gateway.db.auditEntry.findMany();
  await gateway.close();
  return { audited, passwords, log, admin: platform.users.admin };
}

describe('what an admin writes', () => {
  let all: Awaited<ReturnType<typeof doneByAdmin>>;
  beforeAll(async () => {
    all = await doneByAdmin(claims);
    // What one claim has deleted, another finds gone: those have a platform of their own. And what is a draft already
    // leaves nothing when it is made one: it is published instead.
    for (const name of expected.filter((each) => !all.audited.has(each))) {
      const alone = await doneByAdmin(
        [...claims.flatMap(eitherWay), ...successes].filter(({ names }) => names.includes(name)),
      );
      for (const each of alone.audited) all.audited.add(each);
    }
  }, 600_000);

  test.each(expected)('%s leaves an entry', (name) => {
    expect(all.audited.has(name)).toBe(true);
  });

  test('what is named as leaving none does leave none, and exists', () => {
    expect(Object.keys(unaudited).filter((name) => all.audited.has(name) || !mutations.includes(name))).toEqual([]);
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
      'adminText',
      'contentKey',
      ...all.passwords,
    ];
    expect(unsaid.filter((secret) => text.includes(secret))).toEqual([]);
  });
});

test('what anybody else writes leaves none, though an admin has just written over the same connection', async () => {
  const { gateway, platform } = await aStage();
  const left: string[] = [];
  for (const { names, claim } of claims)
    for (const person of ['admin', ...people.filter((other) => other !== 'admin')] as const) {
      const { entries } = await called(gateway, platform, claim, person);
      if (person !== 'admin' && entries.length > 0) left.push(`${person}: ${names.join(', ')}`);
    }
  await gateway.close();
  expect(left).toEqual([]);
}, 600_000);
