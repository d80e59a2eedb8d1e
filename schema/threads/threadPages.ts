import { Prisma, type PrismaClient, type Thread } from '../../prisma/generated/client';
import { conditionSql } from '../../prisma/reads/conditionSql';
import { unknownCursorProblem, withoutPageArguments, type PageArguments } from '../paging/cursorPagination';
import { fetchInIdOrder } from '../paging/offsetPagination';

/** The order of a list: by a time, or by key, which is the order of writing. Equal times are ordered by key. */
export interface ThreadOrder {
  column: 'id' | 'waitingSince' | 'lastActivityAt' | 'reportedAt';
  isAscending: boolean;
}

interface ThreadList {
  /** Conditions of which exactly one holds for each row; each is read by an index in the order of the list. */
  branches: Prisma.ThreadWhereInput[];
  order: ThreadOrder;
  /** A condition on courses, aliased `c`, whose threads are read course by course; without it, the branches name the course. */
  courses?: Prisma.Sql | undefined;
  /** The rows whose times the viewer may know: those that a cursor may name. */
  visible: Prisma.ThreadWhereInput;
}

/**
 * A page of threads: each branch gives as many keys as the page has, and the first of them are the page, so that its cost does not
 * grow with the list.
 * @param query selection and page arguments from the Pothos plugin
 * @throws Problem `invalidInput` if the viewer may not see the cursor's row
 */
export async function findThreadPage(db: PrismaClient, query: PageArguments, list: ThreadList): Promise<Thread[]> {
  const { cursor, take = 0 } = query;
  const after = cursor?.id === undefined ? null : await findPosition(db, cursor.id, list);
  const ids = await readIds(db, list, { after, take });
  return fetchInIdOrder(ids, (where) => db.thread.findMany({ ...query, ...withoutPageArguments, where }));
}

interface Position {
  id: number;
  value: Prisma.Sql;
}

/** The sort value of the cursor's row; the time of its question if it has left the list since the page was read. */
async function findPosition(
  db: PrismaClient,
  id: number,
  { order: { column }, visible }: ThreadList,
): Promise<Position> {
  if (column === 'id') return { id, value: Prisma.sql`${id}::int` };
  const row = await db.thread.findFirst({ where: { AND: [visible], id } });
  if (!row) throw unknownCursorProblem();
  return { id, value: Prisma.sql`${row[column] ?? row.createdAt}::timestamptz` };
}

async function readIds(
  db: PrismaClient,
  { branches, order: { column, isAscending }, courses }: ThreadList,
  { after, take }: { after: Position | null; take: number },
): Promise<{ id: number }[]> {
  const isForward = take >= 0;
  const limit = Math.abs(take);
  const [direction, comparison] = (isAscending === isForward ? ['ASC', '>'] : ['DESC', '<']).map(Prisma.raw);
  const key = Prisma.raw(`t."${column}"`);
  const position = after ? Prisma.sql`(${key}, t."id") ${comparison} (${after.value}, ${after.id}::int)` : always;
  const ofBranch = (where: Prisma.ThreadWhereInput) => Prisma.sql`
    SELECT t."id", ${key} AS "key" FROM "threads" t
    WHERE ${conditionSql('Thread', 't', where)} AND ${position} AND ${courses ? ofCourse : always}
    ORDER BY ${key} ${direction}, t."id" ${direction} LIMIT ${limit}::int`;
  const ofCourses = (where: Prisma.ThreadWhereInput) =>
    courses
      ? Prisma.sql`(SELECT t.* FROM "courses" c CROSS JOIN LATERAL (${ofBranch(where)}) t WHERE ${courses})`
      : Prisma.sql`(${ofBranch(where)})`;
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT t."id" FROM (${Prisma.join(branches.map(ofCourses), ' UNION ALL ')}) t
    ORDER BY t."key" ${direction}, t."id" ${direction} LIMIT ${limit}::int`;
  return isForward ? rows : rows.toReversed();
}

const always = Prisma.sql`true`;
const ofCourse = Prisma.sql`t."courseId" = c."id"`;
