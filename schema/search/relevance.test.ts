import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../prisma/client';
import { seedDemo } from '../../prisma/seed';
import { createExecutor } from '../testing/fixtures';
import { openTestDatabase } from '../testing/testDatabase';
import { courseSearchCases } from '../testing/search/courseSearchCases';
import { relevanceCases, rowKeys, type JudgedKind } from '../testing/search/relevanceCases';

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
    search,
    kind,
    found,
    missing: fitting.filter((key) => !found.includes(key)),
    wrong: first.filter((key) => !fitting.includes(key)),
    fitting: fitting.length,
    shown: first.length,
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

interface CourseFigures {
  search: string;
  missing: string[];
  /** Of the first five. */
  wrong: string[];
  fitting: number;
  shown: number;
}

const courseKeys = new Map(Object.entries(rowKeys.course).map(([key, slug]) => [slug as string, key]));
const courseSearch = `query ($search: String!) {
  courses(filter: { search: $search }, first: 20) { nodes { slug } }
  search(query: $search, first: 20) { courses { slug } }
}`;
interface CourseSearchResponse {
  courses: { nodes: { slug: string }[] };
  search: { courses: { slug: string }[] };
}

/** What the course list shows, which are the nearest courses where it is empty, and what the site search shows. */
async function judgeCourses({ search, fitting, related = [] }: (typeof courseSearchCases)[number]) {
  const { data } = await createExecutor(database.db).execute<CourseSearchResponse>(courseSearch, { search });
  const toKeys = (rows: { slug: string }[] = []) => rows.map(({ slug }) => courseKeys.get(slug) ?? slug);
  const [listed, found] = [toKeys(data?.courses.nodes), toKeys(data?.search.courses)];
  const right: readonly string[] = [...fitting, ...related];
  return [listed.length > 0 ? listed : found, found].map((keys): CourseFigures => {
    const first = keys.slice(0, 5);
    return {
      search,
      fitting: fitting.length,
      shown: first.length,
      missing: fitting.filter((key) => !keys.includes(key)),
      wrong: first.filter((key) => !right.includes(key)),
    };
  });
}

describe('searches as visitors type them find courses', () => {
  let judged: CourseFigures[][];
  beforeAll(async () => {
    judged = [];
    for (const searched of courseSearchCases) judged.push(await judgeCourses(searched));
  }, 120_000);

  test.each([
    ['in the course list', 0],
    ['in the site search', 1],
  ])('%s', (_name, place) => {
    const all = judged.flatMap((places) => places[place] ?? []);
    const total = (count: (figure: CourseFigures) => number) => all.reduce((sum, figure) => sum + count(figure), 0);
    const recall = 1 - total(({ missing }) => missing.length) / total(({ fitting }) => fitting);
    const precision = 1 - total(({ wrong }) => wrong.length) / total(({ shown }) => shown);
    const empty = all.filter(({ shown }) => shown === 0).length / all.length;
    const faults = JSON.stringify({ recall, precision, empty, all }, null, 1);
    expect(all.length).toBeGreaterThanOrEqual(80);
    expect(recall, faults).toBeGreaterThanOrEqual(0.85);
    expect(precision, faults).toBeGreaterThanOrEqual(0.92);
    expect(empty, faults).toBeLessThanOrEqual(0.05);
  });
});

describe('the demo data, searched in three languages', () => {
  test('has at least 150 judged searches', () => {
    expect(new Set(figures.map(({ search }) => search)).size).toBeGreaterThanOrEqual(150);
  });

  test('finds most of what fits', () => {
    const recall = 1 - sum(({ missing }) => missing.length) / sum(({ fitting }) => fitting);
    expect(
      recall,
      JSON.stringify({ recall, missing: describeFigures(({ missing }) => missing.length > 0) }, null, 1),
    ).toBeGreaterThanOrEqual(0.87);
  });

  // The judgements name what fits best: terms and articles that only mention the subject count as wrong here.
  test('more than four of the first five rows fit', () => {
    const precision = 1 - sum(({ wrong }) => wrong.length) / sum(({ shown }) => shown);
    expect(
      precision,
      JSON.stringify({ precision, wrong: describeFigures(({ wrong }) => wrong.length > 0) }, null, 1),
    ).toBeGreaterThanOrEqual(0.86);
  });

  test('no search is answered by nothing', () => {
    const answered = new Set(figures.filter(({ found }) => found.length > 0).map(({ search }) => search));
    expect(describeFigures(({ search }) => !answered.has(search))).toEqual([]);
  });
});
