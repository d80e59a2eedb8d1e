import type { PrismaClient } from '../../../prisma/generated/client';
import { bounds } from '../../contract/bounds';
import { isReservedHandle } from '../../contract/site/reservedHandles';
import { nameScript } from '../../contract/text/names/nameScript';
import { transliterateName } from '../../contract/text/names/transliterateName';
import { slugify } from '../../contract/text/slug';
import { normalizeUsername, usernameField } from '../../contract/validation/accounts/accounts';

interface NewRow {
  firstName: string;
  lastName: string;
  email: string;
  username?: string;
}

/** Space for a number at the end. */
const maxBaseLength = bounds.username.max - 8;

/**
 * Makes a username for each row without one: the part of the address before the @ or, where that is none, the name in Latin
 * letters, with a number where it is taken.
 * @returns the made usernames, by row
 */
export async function makeUsernames<Row extends NewRow>(
  db: PrismaClient,
  rows: readonly Row[],
): Promise<ReadonlyMap<Row, string>> {
  const unnamed = rows.filter(({ username }) => !username?.trim()).map((row) => ({ row, base: usernameBase(row) }));
  if (unnamed.length === 0) return new Map();
  const taken = new Set([
    ...rows.map(({ username = '' }) => normalizeUsername(username.trim())),
    ...(await findTakenKeys(db, [...new Set(unnamed.map(({ base }) => base))])),
  ]);
  return new Map(
    unnamed.map(({ row, base }) => {
      const username = firstFree(base, taken);
      taken.add(username);
      return [row, username];
    }),
  );
}

/** In lower case, so that it is its own key. */
function usernameBase({ firstName, lastName, email }: NewRow): string {
  const address =
    email
      .trim()
      .replace(/^.*[<:]/, '')
      .split('@')[0]
      ?.split('+')[0] ?? '';
  const name = `${firstName} ${lastName}`;
  const latinName = nameScript(name) === 'arabic' ? transliterateName(name) : name;
  const candidates = [address.replace(/[^\w.-]/g, ''), slugify(latinName ?? name)];
  const isUsable = (text: string) => usernameField.safeParse(text).success && !isReservedHandle(text);
  return candidates.map((text) => text.toLowerCase().slice(0, maxBaseLength)).find(isUsable) ?? 'user';
}

function firstFree(base: string, taken: ReadonlySet<string>): string {
  let free = base;
  for (let suffix = 2; taken.has(free); suffix += 1) free = `${base}-${suffix}`;
  return free;
}

/** The keys of users that are a base, or one with a number. */
async function findTakenKeys(db: PrismaClient, bases: readonly string[]): Promise<string[]> {
  const rows = await db.$queryRaw<{ usernameKey: string }[]>`
    SELECT "usernameKey" FROM "users" WHERE regexp_replace("usernameKey", '-[0-9]+$', '') = ANY (${bases}) OR "usernameKey" = ANY (${bases})`;
  return rows.map(({ usernameKey }) => usernameKey);
}
