import { searchedStems, toTokens } from '../../../schema/contract/search/stems';
import { splitSearchWords } from '../../../schema/contract/search/searchText';
import type { Queries } from './queries';
import type { SessionKey } from './token';

interface RouteInput {
  id: number;
  query: URLSearchParams;
  session: SessionKey | null;
}

/** Returns the body of the answer; null or undefined: 404. */
export type HandWrittenRoute = (input: RouteInput) => Promise<unknown>;

const pageSize = 24;

/** Routes by method and path. Those under /api answer as the REST API does, the others as the GraphQL API does. */
export function createRoutes(queries: Queries): Map<string, HandWrittenRoute> {
  return new Map<string, HandWrittenRoute>([
    ['GET /catalogue', catalogueRoute(queries)],
    ['GET /search', searchRoute(queries)],
    ['GET /substring', substringRoute(queries)],
    ['GET /courses/:id', courseRoute(queries)],
    ['GET /dashboard', dashboardRoute(queries)],
    ['POST /enroll/:id', async (input) => toEnrollmentData(await enroll(queries, input))],
    [
      'GET /api/courses',
      async ({ query }) => {
        const limit = Number(query.get('limit'));
        const search = query.get('search');
        const values = search && searchValues(search);
        if (values) return (values.length > 2 ? queries.restSearchTwoWords : queries.restSearch)([...values, limit]);
        return queries.restList([Number(query.get('categoryId')), query.get('level'), limit]);
      },
    ],
    ['GET /api/courses/:id', async ({ id }) => (await queries.restCourse([id]))[0]],
    ['GET /api/my-enrollments', async ({ session }) => session && queries.myEnrollments(sessionValues(session))],
    ['POST /api/courses/:id/enroll', (input) => enroll(queries, input)],
  ]);
}

const sessionValues = ({ sessionId, userId }: SessionKey): unknown[] => [sessionId, userId];

interface CardRow {
  id: string;
  trainerId: number;
  firstName: string;
  lastName: string;
  categoryId: number;
  name: string;
  nameAr: string;
}

function toCard({ trainerId, firstName, lastName, categoryId, name, nameAr, ...course }: CardRow) {
  return {
    ...course,
    trainer: { id: String(trainerId), firstName, lastName },
    category: { id: String(categoryId), name, nameAr },
  };
}

const toCursor = (id: string): string => Buffer.from(`GPC:N:${id}`).toString('base64');
const fromCursor = (cursor: string): number => Number(Buffer.from(cursor, 'base64').toString().slice('GPC:N:'.length));

/** One row more than the page tells whether there is a next one. */
function toConnection(rows: CardRow[], totalCount?: number) {
  const edges = rows.slice(0, pageSize).map((row) => ({ cursor: toCursor(row.id), node: toCard(row) }));
  return {
    data: {
      courses: {
        ...(totalCount !== undefined && { totalCount }),
        edges,
        pageInfo: { hasNextPage: rows.length > pageSize, endCursor: edges.at(-1)?.cursor ?? null },
      },
    },
  };
}

const catalogueRoute =
  ({ pages, total }: Queries): HandWrittenRoute =>
  async ({ query }) => {
    const after = query.get('after');
    const filter = [Number(query.get('categoryId')), query.get('level')];
    const [rows, [count]] = await Promise.all([
      pages.get(query.get('sort') ?? 'newest')?.<CardRow>([
        ...filter,
        after === null ? null : fromCursor(after),
        pageSize + 1,
      ]),
      total<{ total: number }>(filter),
    ]);
    return rows && toConnection(rows, count?.total);
  };

/** Pattern and stems of each word. */
const searchValues = (search: string): unknown[] =>
  splitSearchWords(search).flatMap((word) => [`%${word}%`, toTokens(word).flatMap(searchedStems)]);

const searchRoute =
  ({ search, searchTwoWords }: Queries): HandWrittenRoute =>
  async ({ query }) => {
    const values = searchValues(query.get('search') ?? '');
    const run = values.length > 2 ? searchTwoWords : search;
    return toConnection(await run<CardRow>([...values, pageSize + 1]));
  };

const substringRoute =
  ({ substring }: Queries): HandWrittenRoute =>
  async ({ query }) =>
    toConnection(await substring<CardRow>([`%${query.get('search') ?? ''}%`, pageSize + 1]));

const courseRoute =
  ({ course, lessons, reviews }: Queries): HandWrittenRoute =>
  async ({ id, query }) => {
    const [[row], lessonRows, reviewRows] = await Promise.all([
      course<CardRow>([id]),
      lessons([id]),
      reviews([id, Number(query.get('reviews'))]),
    ]);
    return { data: { course: row ? { ...toCard(row), lessons: lessonRows, reviews: { nodes: reviewRows } } : null } };
  };

interface DashboardRow {
  viewerId: number;
  id: string | null;
  status: string;
  progress: number;
  lastActivityAt: Date;
  courseId: string;
  title: string;
  titleAr: string;
  thumbnail: string | null;
  lessonId: string | null;
  lessonTitle: string;
  lessonTitleAr: string;
}

const dashboardRoute =
  ({ dashboard }: Queries): HandWrittenRoute =>
  async ({ session }) => {
    const rows = session ? await dashboard<DashboardRow>(sessionValues(session)) : [];
    return rows[0] && { data: { myEnrollments: rows.filter(({ id }) => id !== null).map(toDashboardCard) } };
  };

const toDashboardCard = ({ courseId, title, titleAr, thumbnail, ...row }: DashboardRow) => ({
  id: row.id,
  status: row.status,
  progress: row.progress,
  lastActivityAt: row.lastActivityAt,
  course: { id: courseId, title, titleAr, thumbnail },
  nextLesson: row.lessonId === null ? null : { id: row.lessonId, title: row.lessonTitle, titleAr: row.lessonTitleAr },
});

interface EnrollmentRow {
  id: number;
  courseId: number;
  status: string;
  progress: number;
  enrolledAt: Date;
}

const enroll = async ({ enroll: run }: Queries, { id, session }: RouteInput): Promise<EnrollmentRow | undefined> =>
  session ? (await run<EnrollmentRow & Record<string, unknown>>([...sessionValues(session), id]))[0] : undefined;

const toEnrollmentData = (row: EnrollmentRow | undefined) =>
  row && {
    data: {
      enrollInCourse: {
        id: String(row.id),
        courseId: String(row.courseId),
        status: row.status,
        progress: row.progress,
        enrolledAt: row.enrolledAt,
      },
    },
  };
