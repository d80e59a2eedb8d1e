import type { ResolveCursorConnectionArgs } from '@pothos/plugin-relay';
import { Prisma, type PrismaClient, type Thread } from '../../prisma/generated/client';
import { conditionSql } from '../../prisma/reads/conditionSql';
import { parseId } from '../core/ids';
import { withoutPageArguments, type PageArguments } from '../paging/cursorPagination';
import { fetchInIdOrder } from '../paging/offsetPagination';

/** The order of a list: by a time, or by key, which is the order of writing. Equal times are ordered by key. */
export interface ThreadOrder {
  column: 'id' | 'waitingSince' | 'lastActivityAt' | 'reportedAt';
  isAscending: boolean;
}

/** Where a row was in a list when it was read: it may have moved or left since. */
interface ThreadPosition {
  id: number;
  /** Its value of the column of the order. */
  value: Date | number;
}

interface ThreadList {
  /** Conditions of which exactly one holds for each row; each is read by an index in the order of the list. */
  branches: Prisma.ThreadWhereInput[];
  order: ThreadOrder;
  /** A condition on courses, aliased `c`, whose threads are read course by course; without it, the branches name the course. */
  courses?: Prisma.Sql | undefined;
}

interface ThreadPage {
  after?: ThreadPosition | undefined;
  before?: ThreadPosition | undefined;
  limit: number;
  /** Read from the end of the list, last row first. */
  inverted: boolean;
}

type ThreadOfPage = Thread & { position: ThreadPosition };

/**
 * A page of threads: each branch gives as many keys as the page has, and the first of them are the page, so that its cost does not
 * grow with the list.
 * @param selection of a Pothos plugin; page arguments in it are ignored
 */
export async function findThreadPage(
  db: PrismaClient,
  selection: object,
  list: ThreadList,
  page: ThreadPage,
): Promise<ThreadOfPage[]> {
  const positions = await readPositions(db, list, page);
  const rows = await fetchInIdOrder(positions, (where) =>
    db.thread.findMany({ ...selection, ...withoutPageArguments, where }),
  );
  const byId = new Map(positions.map((position) => [position.id, position]));
  return rows.flatMap((row) => {
    const position = byId.get(row.id);
    return position ? [{ ...row, position }] : [];
  });
}

/** The page arguments of a Pothos plugin whose cursors are keys, for a list in the order of keys. */
export function toPageOfIds({ cursor, take = 0 }: PageArguments): ThreadPage {
  const position = cursor?.id === undefined ? undefined : { id: cursor.id, value: cursor.id };
  const inverted = take < 0;
  return { [inverted ? 'before' : 'after']: position, limit: Math.abs(take), inverted };
}

const cursorPattern = /^T:(\d{1,15}):(\d{1,10})$/;

/** A cursor of a list in the order of a time: "T:<milliseconds>:<key>" in base64. */
export const toTimeCursor = ({ position: { id, value } }: ThreadOfPage): string =>
  Buffer.from(`T:${Number(value)}:${id}`).toString('base64');

/** The position of a cursor of `toTimeCursor`; undefined for any other text. */
export function parseTimeCursor(cursor: string | undefined): ThreadPosition | undefined {
  const [, time, id] = cursorPattern.exec(Buffer.from(cursor ?? '', 'base64').toString()) ?? [];
  const position = { id: parseId(id ?? ''), value: new Date(Number(time)) };
  return position.id > 0 && !Number.isNaN(position.value.getTime()) ? position : undefined;
}

/** Of page arguments whose cursors are those of `toTimeCursor`. */
export const toPageOfTimes = ({ after, before, limit, inverted }: ResolveCursorConnectionArgs): ThreadPage => ({
  after: parseTimeCursor(after),
  before: parseTimeCursor(before),
  limit,
  inverted,
});

async function readPositions(
  db: PrismaClient,
  { branches, order: { column, isAscending }, courses }: ThreadList,
  { after, before, limit, inverted }: ThreadPage,
): Promise<ThreadPosition[]> {
  const direction = Prisma.raw(isAscending === inverted ? 'DESC' : 'ASC');
  const [follows, precedes] = isAscending ? (['>', '<'] as const) : (['<', '>'] as const);
  const key = Prisma.raw(`t."${column}"`);
  const type = Prisma.raw(column === 'id' ? 'int' : 'timestamptz');
  const compared = (comparison: '<' | '>', position: ThreadPosition | undefined) =>
    position
      ? Prisma.sql`(${key}, t."id") ${Prisma.raw(comparison)} (${position.value}::${type}, ${position.id}::int)`
      : always;
  const ofBranch = (where: Prisma.ThreadWhereInput) => Prisma.sql`
    SELECT t."id", ${key} AS "value" FROM "threads" t
    WHERE ${conditionSql('Thread', 't', where)} AND ${compared(follows, after)} AND ${compared(precedes, before)}
      AND ${courses ? ofCourse : always}
    ORDER BY ${key} ${direction}, t."id" ${direction} LIMIT ${limit}::int`;
  const ofCourses = (where: Prisma.ThreadWhereInput) =>
    courses
      ? Prisma.sql`(SELECT t.* FROM "courses" c CROSS JOIN LATERAL (${ofBranch(where)}) t WHERE ${courses})`
      : Prisma.sql`(${ofBranch(where)})`;
  return db.$queryRaw<ThreadPosition[]>`
    SELECT t."id", t."value" FROM (${Prisma.join(branches.map(ofCourses), ' UNION ALL ')}) t
    ORDER BY t."value" ${direction}, t."id" ${direction} LIMIT ${limit}::int`;
}

const always = Prisma.sql`true`;
const ofCourse = Prisma.sql`t."courseId" = c."id"`;
