const card = (count: string) => `
  c."id"::text, c."title", c."titleAr", c."price"::text, c."isFree", c."level", c."duration", c."thumbnail",
  ${count}."rating"::text, ${count}."ratingCount", ${count}."enrollmentCount",
  t."id" AS "trainerId", t."firstName", t."lastName", g."id" AS "categoryId", g."name", g."nameAr"`;

const restColumns = (count: string) => `
  c."id", c."title", c."titleAr", c."description", c."descriptionAr", c."slug", c."categoryId", c."trainerId", c."price"::text,
  c."currency", c."isFree", c."thumbnail", c."duration", c."level", c."isPublished", ${count}."enrollmentCount",
  ${count}."rating"::text, ${count}."ratingCount", c."createdAt", c."updatedAt"`;

/** A document has a word ($n: literal pattern, $n+1: stems). */
const hasWord = (text: string, stems: string, n: number): string =>
  `(d."${text}" LIKE $${n} OR d."${stems}" && $${n + 1}::text[])`;

/** Whole words before parts of words, titles before labels before texts. */
const wordScore = (n: number): string => `CASE
  WHEN d."titleStems" && $${n + 1}::text[] THEN 32 WHEN ${hasWord('titleText', 'titleStems', n)} THEN 24
  WHEN d."headingStems" && $${n + 1}::text[] THEN 12 WHEN ${hasWord('headingText', 'headingStems', n)} THEN 8
  WHEN d."stems" && $${n + 1}::text[] THEN 3 ELSE 2 END`;

/** The best 1,000 newest courses with both words; $1 to $4 are the words. */
const ranked = `(
  SELECT d."courseId" AS id, ${wordScore(1)} + ${wordScore(3)} AS score FROM "search_documents" d
  WHERE d."isPublished" AND d."courseId" IS NOT NULL AND ${hasWord('text', 'stems', 1)} AND ${hasWord('text', 'stems', 3)}
  ORDER BY d."courseId" DESC LIMIT 1000) ranked`;
const byRelevance = `ranked.score DESC, c."createdAt" DESC, c."id" DESC`;

/** Sort keys, with the direction of all of them. */
const sorts = {
  newest: { keys: [`"createdAt"`, `"id"`], direction: 'DESC' },
  popular: { keys: [`"enrollmentCount"`, `"id"`], direction: 'DESC' },
  rating: { keys: [`"rating"`, `"id"`], direction: 'DESC' },
  priceLow: { keys: [`"price"`, `"id"`], direction: 'ASC' },
  priceHigh: { keys: [`"price"`, `"id"`], direction: 'DESC' },
} as const;

type CourseSort = keyof typeof sorts;

/** SQL of the reads of courses. */
export function createCourseSql() {
  const count = 'k';
  const counters = 'JOIN "course_counters" k ON k."courseId" = c."id"';
  const joins = `${counters} JOIN "users" t ON t."id" = c."trainerId" JOIN "categories" g ON g."id" = c."categoryId"`;
  const qualified = (column: string) =>
    column === '"enrollmentCount"' || column === '"rating"' ? `${count}.${column}` : `c.${column}`;

  /** $1 category, $2 key of the row before the page or null, $3 number of rows. */
  const page = ({ keys, direction }: (typeof sorts)[CourseSort]): string => {
    const columns = keys.map(qualified).join(', ');
    const order = keys.map((column) => `${qualified(column)} ${direction}`).join(', ');
    return `SELECT ${card(count)} FROM "courses" c ${joins}
      WHERE c."isPublished" AND c."categoryId" = $1 AND ($2::int IS NULL OR (${columns}) ${direction === 'ASC' ? '>' : '<'}
        (SELECT ${columns} FROM "courses" c ${counters} WHERE c."id" = $2))
      ORDER BY ${order} LIMIT $3`;
  };

  return {
    pages: Object.fromEntries(Object.entries(sorts).map(([sort, rule]) => [sort, page(rule)])) as Record<
      CourseSort,
      string
    >,
    search: `SELECT ${card(count)} FROM ${ranked} JOIN "courses" c ON c."id" = ranked.id ${joins}
      WHERE c."isPublished" ORDER BY ${byRelevance} LIMIT $5`,
    course: `SELECT ${card(count)}, c."description", c."descriptionAr" FROM "courses" c ${joins} WHERE c."id" = $1 AND c."isPublished"`,
    lessons: `SELECT "id"::text, "title", "titleAr", "duration", "order", coalesce("videoUrl", '') <> '' AS "hasVideo"
      FROM "lessons" WHERE "courseId" = $1 AND "isPublished" ORDER BY "order", "id"`,
    reviews: `SELECT "id"::text, "rating", "comment", "commentAr", "createdAt"
      FROM "reviews" WHERE "courseId" = $1 AND "isApproved" ORDER BY "createdAt" DESC, "id" DESC LIMIT $2`,
    restList: `SELECT ${restColumns(count)} FROM "courses" c ${counters}
      WHERE c."isPublished" AND c."categoryId" = $1 AND ($2::text IS NULL OR c."level" = $2::"CourseLevel")
      ORDER BY c."createdAt" DESC, c."id" DESC LIMIT $3`,
    restSearch: `SELECT ${restColumns(count)} FROM ${ranked} JOIN "courses" c ON c."id" = ranked.id ${counters}
      WHERE c."isPublished" ORDER BY ${byRelevance} LIMIT $5`,
    restCourse: `SELECT ${restColumns(count)} FROM "courses" c ${counters} WHERE c."id" = $1 AND c."isPublished"`,
  };
}
