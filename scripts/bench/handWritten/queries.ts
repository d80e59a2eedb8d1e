import type { Pool, QueryResultRow } from 'pg';

export type Query = <Row extends QueryResultRow>(values: unknown[]) => Promise<Row[]>;
export type Queries = ReturnType<typeof createQueries>;

/** Statements of the hand-written server; each is prepared once per connection. */
export function createQueries(pool: Pool) {
  const courses = createCourseSql();
  const prepared =
    (name: string, text: string): Query =>
    async <Row extends QueryResultRow>(values: unknown[]) =>
      (await pool.query<Row>({ name, text, values })).rows;
  // The best plan of a search depends on the words.
  const planned =
    (text: string): Query =>
    async <Row extends QueryResultRow>(values: unknown[]) =>
      (await pool.query<Row>(text, values)).rows;
  const names = Object.keys(courses.pages) as (keyof typeof courses.pages)[];
  return {
    pages: new Map<string, Query>(names.map((sort) => [sort, prepared(`page_${sort}`, courses.pages[sort])])),
    total: prepared('total', courses.total),
    search: planned(courses.search(1)),
    searchTwoWords: planned(courses.search(2)),
    substring: prepared('substring', courses.substring),
    course: prepared('course', courses.course),
    lessons: prepared('lessons', courses.lessons),
    reviews: prepared('reviews', courses.reviews),
    restList: prepared('rest_list', courses.restList),
    restSearch: planned(courses.restSearch(1)),
    restSearchTwoWords: planned(courses.restSearch(2)),
    restCourse: prepared('rest_course', courses.restCourse),
    dashboard: prepared('dashboard', dashboardSql),
    myEnrollments: prepared('my_enrollments', myEnrollmentsSql),
    enroll: prepared('enroll', enrollSql),
  };
}

const card = (count: string) => `
  c."id"::text, c."title", c."titleAr", c."price"::text, c."isFree", c."level", c."duration", c."thumbnail",
  ${count}."rating"::text, ${count}."ratingCount", ${count}."enrollmentCount",
  t."id" AS "trainerId", t."firstName", t."lastName", g."id" AS "categoryId", g."name", g."nameAr"`;

const restColumns = (count: string) => `
  c."id", c."title", c."titleAr", c."description", c."descriptionAr", c."slug", c."categoryId", c."trainerId", c."keywords",
  c."outcomes", c."outcomesAr", c."audience", c."audienceAr", c."requirements", c."requirementsAr", c."previewLessonId", c."price"::text,
  c."currency", c."isFree", c."thumbnail", c."duration", c."level", c."isPublished", ${count}."enrollmentCount",
  ${count}."rating"::text, ${count}."ratingCount", c."createdAt", c."updatedAt"`;

/** A document has a word ($n: literal pattern, $n+1: stems). Texts, which are long, are read last. */
const hasWord = (text: string, stems: string, n: number): string =>
  `(d."${stems}" && $${n + 1}::text[] OR d."${text}" LIKE $${n})`;

const hasWordAnywhere = (n: number): string => `(d."fieldStems" && ARRAY(
  SELECT 'course:' || field || stem FROM unnest($${n + 1}::text[]) stem, unnest('{heading:,body:}'::text[]) field) OR d."text" LIKE $${n})`;

/** Whole words before parts of words, titles before labels before texts. */
const wordScore = (n: number): string => `CASE
  WHEN d."titleStems" && $${n + 1}::text[] THEN 32 WHEN ${hasWord('titleText', 'titleStems', n)} THEN 24
  WHEN d."headingStems" && $${n + 1}::text[] THEN 12 WHEN ${hasWord('headingText', 'headingStems', n)} THEN 8
  WHEN d."bodyStems" && $${n + 1}::text[] THEN 3 ELSE 2 END`;

/** The newest 1,000 courses with all words and their scores; each word has two values, from $1. No index finds all courses (+ 0). */
function ranked(words: number): string {
  const places = Array.from({ length: words }, (_, index) => 2 * index + 1);
  return `(
    SELECT d."courseId" AS id, ${places.map(wordScore).join(' + ')} AS score FROM "search_documents" d
    WHERE d."isPublished" AND d."courseId" + 0 IS NOT NULL AND ${places.map(hasWordAnywhere).join(' AND ')}
    ORDER BY d."courseId" DESC LIMIT 1000) ranked`;
}
const byRelevance = `ranked.score DESC, c."publishedAt" DESC, c."id" DESC`;

/** Sort keys, with the direction of all of them. */
const sorts = {
  newest: { keys: [`"publishedAt"`, `"id"`], direction: 'DESC' },
  popular: { keys: [`"enrollmentCount"`, `"id"`], direction: 'DESC' },
  rating: { keys: [`"rating"`, `"id"`], direction: 'DESC' },
  priceLow: { keys: [`"price"`, `"id"`], direction: 'ASC' },
  priceHigh: { keys: [`"price"`, `"id"`], direction: 'DESC' },
} as const;

type CourseSort = keyof typeof sorts;

function createCourseSql() {
  const count = 'k';
  const counters = 'JOIN "course_counters" k ON k."courseId" = c."id"';
  const joins = `${counters} JOIN "users" t ON t."id" = c."trainerId" JOIN "categories" g ON g."id" = c."categoryId"`;
  const qualified = (column: string) =>
    column === '"enrollmentCount"' || column === '"rating"' ? `${count}.${column}` : `c.${column}`;

  const ofCategoryAndLevel = `c."isPublished" AND c."categoryId" = $1 AND c."level" = $2::"CourseLevel"`;

  /** $1 category, $2 level, $3 key of the row before the page or null, $4 number of rows. */
  const page = ({ keys, direction }: (typeof sorts)[CourseSort]): string => {
    const columns = keys.map(qualified).join(', ');
    const order = keys.map((column) => `${qualified(column)} ${direction}`).join(', ');
    return `SELECT ${card(count)} FROM "courses" c ${joins}
      WHERE ${ofCategoryAndLevel} AND ($3::int IS NULL OR (${columns}) ${direction === 'ASC' ? '>' : '<'}
        (SELECT ${columns} FROM "courses" c ${counters} WHERE c."id" = $3))
      ORDER BY ${order} LIMIT $4`;
  };

  return {
    pages: Object.fromEntries(Object.entries(sorts).map(([sort, rule]) => [sort, page(rule)])) as Record<
      CourseSort,
      string
    >,
    total: `SELECT count(*)::int AS total FROM "courses" c WHERE ${ofCategoryAndLevel}`,
    search: (
      words: number,
    ) => `SELECT ${card(count)} FROM ${ranked(words)} JOIN "courses" c ON c."id" = ranked.id ${joins}
      WHERE c."isPublished" ORDER BY ${byRelevance} LIMIT $${2 * words + 1}`,
    substring: `SELECT ${card(count)} FROM "courses" c ${joins}
      WHERE c."isPublished" AND (c."title" ILIKE $1 OR c."titleAr" LIKE $1 OR c."description" ILIKE $1 OR c."descriptionAr" LIKE $1)
      ORDER BY c."publishedAt" DESC, c."id" DESC LIMIT $2`,
    course: `SELECT ${card(count)}, c."description", c."descriptionAr" FROM "courses" c ${joins} WHERE c."id" = $1 AND c."isPublished"`,
    lessons: `SELECT "id"::text, "title", "titleAr", "duration", "order", coalesce("videoUrl", '') <> '' AS "hasVideo"
      FROM "lessons" WHERE "courseId" = $1 AND "isPublished" ORDER BY "order", "id"`,
    reviews: `SELECT "id"::text, "rating", "comment", "commentAr", "createdAt"
      FROM "reviews" WHERE "courseId" = $1 AND "isApproved" ORDER BY "createdAt" DESC, "id" DESC LIMIT $2`,
    restList: `SELECT ${restColumns(count)} FROM "courses" c ${counters}
      WHERE c."isPublished" AND c."categoryId" = $1 AND ($2::text IS NULL OR c."level" = $2::"CourseLevel")
      ORDER BY c."publishedAt" DESC, c."id" DESC LIMIT $3`,
    restSearch: (words: number) => `SELECT ${restColumns(count)} FROM ${ranked(words)}
      JOIN "courses" c ON c."id" = ranked.id ${counters}
      WHERE c."isPublished" ORDER BY ${byRelevance} LIMIT $${2 * words + 1}`,
    restCourse: `SELECT ${restColumns(count)} FROM "courses" c ${counters} WHERE c."id" = $1 AND c."isPublished"`,
  };
}

/** The active user of a session that has not ended: $1 session, $2 user. */
const viewer = `viewer AS (
  SELECT u."id", u."role", u."firstName", u."lastName", u."firstNameAr", u."lastNameAr" FROM "users" u JOIN "sessions" s ON s."userId" = u."id"
  WHERE s."id" = $1 AND u."id" = $2 AND u."isActive" AND s."expiresAt" > now())`;

/** A row per enrollment; no row without a valid session, a row without an enrollment for a student without courses. */
const dashboardSql = `WITH ${viewer}
  SELECT viewer."id" AS "viewerId", e."id"::text, e."status", e."progress", e."lastActivityAt",
    c."id"::text AS "courseId", c."title", c."titleAr", c."thumbnail",
    l."id"::text AS "lessonId", l."title" AS "lessonTitle", l."titleAr" AS "lessonTitleAr"
  FROM viewer LEFT JOIN "enrollments" e ON e."studentId" = viewer."id" LEFT JOIN "courses" c ON c."id" = e."courseId"
  LEFT JOIN LATERAL (
    SELECT l.* FROM "lessons" l LEFT JOIN "lesson_progress" p ON p."lessonId" = l."id" AND p."enrollmentId" = e."id"
    WHERE l."courseId" = c."id" AND l."isPublished" AND c."firstPublishedAt" IS NOT NULL
    ORDER BY p."completedAt" IS NOT NULL, CASE WHEN p."completedAt" IS NULL THEN p."openedAt" END DESC NULLS LAST, l."order", l."id"
    LIMIT 1) l ON true
  ORDER BY e."lastActivityAt" DESC, e."id" DESC`;

const restEnrollment = `e."id", e."studentId", e."courseId", e."progress", e."enrolledAt", e."completedAt",
  ARRAY(SELECT p."lessonId" FROM "lesson_progress" p JOIN "lessons" l ON l."id" = p."lessonId"
    WHERE p."enrollmentId" = e."id" AND p."completedAt" IS NOT NULL AND l."isPublished" ORDER BY p."lessonId") AS "completedLessons",
  viewer."firstName" || ' ' || viewer."lastName" AS "studentName",
  coalesce(viewer."firstNameAr", viewer."firstName") || ' ' || coalesce(viewer."lastNameAr", viewer."lastName") AS "studentNameAr", e."status", e."paymentId",
  e."completedAt" IS NOT NULL AS "certificateIssued"`;

const myEnrollmentsSql = `WITH ${viewer}
  SELECT ${restEnrollment} FROM viewer JOIN "enrollments" e ON e."studentId" = viewer."id"
  ORDER BY e."lastActivityAt" DESC, e."id" DESC`;

/** $3 course. One statement enrolls, or finds the existing enrollment. */
const enrollSql = `WITH ${viewer}, inserted AS (
    INSERT INTO "enrollments" ("studentId", "courseId")
    SELECT viewer."id", c."id" FROM viewer JOIN "courses" c ON c."id" = $3 AND c."isPublished" WHERE viewer."role" = 'student'
    ON CONFLICT DO NOTHING RETURNING *)
  SELECT ${restEnrollment} FROM viewer
  JOIN (SELECT * FROM inserted UNION ALL SELECT * FROM "enrollments" WHERE "studentId" = $2 AND "courseId" = $3) e ON true`;
