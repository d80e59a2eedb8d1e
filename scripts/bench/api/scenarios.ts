import type { SampleData } from '../database/sampleData';

/** One operation, as each target is asked for it. */
export interface ScenarioCall {
  token?: string;
  graphql: { query: string; variables: Record<string, unknown> };
  /** The request of the hand-written server with the same answer as GraphQL. */
  plain: HttpCall;
  /** The request of the REST API, and of the hand-written server with the same answer. */
  rest: HttpCall;
  /** A simpler request of the hand-written server, with other answers: what the least effort costs. */
  simple?: HttpCall;
}

export interface HttpCall {
  method: 'GET' | 'POST';
  path: string;
}

export const scenarioNames = ['catalogue', 'course', 'search', 'twoWords', 'dashboard', 'enroll'] as const;

export interface Scenario {
  name: (typeof scenarioNames)[number];
  /** Writes rows, so that no two calls may be equal. */
  isWrite: boolean;
  variants: number;
  call: (index: number) => ScenarioCall;
}

const card = `
  id title titleAr price isFree level duration thumbnail rating ratingCount enrollmentCount
  trainer { id firstName lastName } category { id name nameAr }`;
const page = `edges { cursor node { ${card} } } pageInfo { hasNextPage endCursor }`;

const compact = (document: string): string => document.replace(/\s+/g, ' ').trim();

const documents = {
  catalogue: compact(`query Catalogue($categoryId: ID!, $level: CourseLevel!, $sort: CourseSort!, $after: String) {
    courses(filter: { categoryId: $categoryId, level: $level }, sort: $sort, first: 24, after: $after) {
      totalCount ${page} } }`),
  course: compact(`query Course($id: ID!, $reviews: Int!) {
    course(id: $id) { ${card} description descriptionAr
      lessons { id title titleAr duration order hasVideo }
      reviews(first: $reviews) { nodes { id rating comment commentAr createdAt } } } }`),
  search: compact(`query Search($search: String!) { courses(filter: { search: $search }, first: 24) { ${page} } }`),
  dashboard: compact(`query Dashboard {
    myEnrollments { id status progress lastActivityAt course { id title titleAr thumbnail } nextLesson { id title titleAr } } }`),
  enroll: compact(`mutation Enroll($courseId: ID!) {
    enrollInCourse(courseId: $courseId) { id courseId status progress enrolledAt } }`),
};

const pick = <T>(values: readonly T[], index: number): T => values[index % values.length] as T;
const cursorOf = (id: number): string => Buffer.from(`GPC:N:${id}`).toString('base64');
const sorts = ['newest', 'popular', 'rating', 'priceLow', 'priceHigh'] as const;

/** The scenarios on the given data. Calls differ first in their rows, then in their arguments. */
export const createScenarios = (data: SampleData): Scenario[] => [
  catalogueScenario(data),
  courseScenario(data),
  searchScenario('search', data.words),
  searchScenario('twoWords', data.wordPairs),
  dashboardScenario(data),
  enrollScenario(data),
];

/** Pages of a category and level in all orders, each after another course, with the exact number of courses. */
function catalogueScenario({ courseLists }: SampleData): Scenario {
  const positions = Math.min(...courseLists.map(({ ids }) => ids.length));
  return {
    name: 'catalogue',
    isWrite: false,
    variants: courseLists.length * sorts.length * positions,
    call(index) {
      const { categoryId, level, ids } = pick(courseLists, index);
      const round = Math.floor(index / courseLists.length);
      const sort = pick(sorts, round);
      const position = Math.floor(round / sorts.length) % positions;
      // The first call of each category and order is its first page.
      const after = position === 0 ? null : cursorOf(pick(ids, position));
      const plain = new URLSearchParams({
        categoryId: String(categoryId),
        level,
        sort,
        ...(after && { after }),
      });
      const rest = new URLSearchParams({
        categoryId: String(categoryId),
        level,
        limit: String(24 - (round % 20)),
      });
      return {
        graphql: { query: documents.catalogue, variables: { categoryId: String(categoryId), level, sort, after } },
        plain: { method: 'GET', path: `/catalogue?${plain}` },
        rest: { method: 'GET', path: `/api/courses?${rest}` },
      };
    },
  };
}

/** A course with its lessons and first reviews. */
const courseScenario = ({ courseIds }: SampleData): Scenario => ({
  name: 'course',
  isWrite: false,
  variants: courseIds.length,
  call(index) {
    const id = pick(courseIds, index);
    return {
      graphql: { query: documents.course, variables: { id: String(id), reviews: 20 } },
      plain: { method: 'GET', path: `/courses/${id}?reviews=20` },
      rest: { method: 'GET', path: `/api/courses/${id}` },
    };
  },
});

/** Words: Arabic, English or mixed. */
const searchScenario = (name: 'search' | 'twoWords', searches: readonly string[]): Scenario => ({
  name,
  isWrite: false,
  variants: searches.length,
  call(index) {
    // A step without a common divisor: all searches, neighbors with other words.
    const search = pick(searches, index * 1483);
    const query = new URLSearchParams({ search });
    return {
      graphql: { query: documents.search, variables: { search } },
      plain: { method: 'GET', path: `/search?${query}` },
      rest: { method: 'GET', path: `/api/courses?${query}&limit=24` },
      simple: { method: 'GET', path: `/substring?${query}` },
    };
  },
});

const dashboardScenario = ({ students }: SampleData): Scenario => ({
  name: 'dashboard',
  isWrite: false,
  variants: students.length,
  call: (index) => ({
    token: pick(students, index),
    graphql: { query: documents.dashboard, variables: {} },
    plain: { method: 'GET', path: '/dashboard' },
    rest: { method: 'GET', path: '/api/my-enrollments' },
  }),
});

const enrollScenario = ({ newStudents, freeCourseIds }: SampleData): Scenario => ({
  name: 'enroll',
  isWrite: true,
  variants: newStudents.length * freeCourseIds.length,
  call(index) {
    const courseId = pick(freeCourseIds, Math.floor(index / newStudents.length) + index);
    return {
      token: pick(newStudents, index),
      graphql: { query: documents.enroll, variables: { courseId: String(courseId) } },
      plain: { method: 'POST', path: `/enroll/${courseId}` },
      rest: { method: 'POST', path: `/api/courses/${courseId}/enroll` },
    };
  },
});

/**
 * The same call with a mark that no answer depends on: an argument that the document does not declare, a parameter that the path does not have.
 * @param mark never the same twice
 */
export function withMark({ graphql, plain, rest, simple, ...call }: ScenarioCall, mark: string): ScenarioCall {
  const marked = ({ method, path }: HttpCall): HttpCall => ({
    method,
    path: `${path}${path.includes('?') ? '&' : '?'}mark=${mark}`,
  });
  return {
    ...call,
    graphql: { query: graphql.query, variables: { ...graphql.variables, mark } },
    plain: marked(plain),
    rest: marked(rest),
    ...(simple && { simple: marked(simple) }),
  };
}
