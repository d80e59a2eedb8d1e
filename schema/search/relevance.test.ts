import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../prisma/client';
import { seedDemo } from '../../prisma/seed';
import { createExecutor } from '../testing/fixtures';
import { openTestDatabase } from '../testing/testDatabase';
import { relevanceCases, rowKeys, type JudgedKind } from './relevanceCases';

const searchQuery = `query ($search: String!) {
  search(query: $search, first: 20) {
    course: courses { name: slug }
    blogPost: blogPosts { name: slug }
    event: events { name: title }
    glossaryTerm: glossaryTerms { name: term }
    faq: faqs { name: question }
  }
}`;

interface Figures {
  search: string;
  kind: string;
  found: string[];
  missing: string[];
  /** Rows among the first five that do not fit. */
  wrong: string[];
  fitting: number;
  shown: number;
}

let database: Database;
let figures: Figures[];

async function judge(search: string, kind: JudgedKind, fitting: readonly string[]): Promise<Figures> {
  const { data } = await createExecutor(database.db).execute<{ search: Record<string, { name: string }[]> }>(
    searchQuery,
    {
      search,
    },
  );
  const keys = new Map(Object.entries(rowKeys[kind]).map(([key, name]) => [name as string, key]));
  const found = (data?.search[kind] ?? []).map(({ name }) => keys.get(name) ?? name);
  const first = found.slice(0, 5);
  return {
    ...{ search, kind, found, missing: fitting.filter((key) => !found.includes(key)) },
    ...{ wrong: first.filter((key) => !fitting.includes(key)), fitting: fitting.length, shown: first.length },
  };
}

beforeAll(async () => {
  database = await openTestDatabase();
  await seedDemo(database.db, { now: new Date('2026-11-21T10:00:00Z'), hashPassword: () => Promise.resolve('-') });
  figures = [];
  for (const [searches, judgement] of relevanceCases)
    for (const search of searches.split(' | '))
      for (const [kind, fitting] of Object.entries(judgement))
        figures.push(await judge(search, kind as JudgedKind, fitting));
}, 240_000);
afterAll(() => database.close());

const sum = (count: (figure: Figures) => number) => figures.reduce((total, figure) => total + count(figure), 0);
const describeFigures = (select: (figure: Figures) => boolean) =>
  figures.filter(select).map(({ search, kind, found, missing, wrong }) => ({ search, kind, found, missing, wrong }));

describe('the demo data, searched in three languages', () => {
  test('has at least 150 judged searches', () => {
    expect(new Set(figures.map(({ search }) => search)).size).toBeGreaterThanOrEqual(150);
  });

  test('finds at least nine tenths of what fits', () => {
    const recall = 1 - sum(({ missing }) => missing.length) / sum(({ fitting }) => fitting);
    expect(
      recall,
      JSON.stringify({ recall, missing: describeFigures(({ missing }) => missing.length > 0) }, null, 1),
    ).toBeGreaterThanOrEqual(0.9);
  });

  test('at least four of the first five rows fit', () => {
    const precision = 1 - sum(({ wrong }) => wrong.length) / sum(({ shown }) => shown);
    expect(
      precision,
      JSON.stringify({ precision, wrong: describeFigures(({ wrong }) => wrong.length > 0) }, null, 1),
    ).toBeGreaterThanOrEqual(0.8);
  });

  test('no search is answered by nothing', () => {
    const answered = new Set(figures.filter(({ found }) => found.length > 0).map(({ search }) => search));
    expect(describeFigures(({ search }) => !answered.has(search))).toEqual([]);
  });
});
