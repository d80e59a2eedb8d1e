import type { Pool, QueryResultRow } from 'pg';
import { createCourseSql } from './courseSql';
import { dashboardSql, enrollSql, myEnrollmentsSql } from './learningSql';

/** A statement with its values. */
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
    search: planned(courses.search),
    course: prepared('course', courses.course),
    lessons: prepared('lessons', courses.lessons),
    reviews: prepared('reviews', courses.reviews),
    restList: prepared('rest_list', courses.restList),
    restSearch: planned(courses.restSearch),
    restCourse: prepared('rest_course', courses.restCourse),
    dashboard: prepared('dashboard', dashboardSql),
    myEnrollments: prepared('my_enrollments', myEnrollmentsSql),
    enroll: prepared('enroll', enrollSql),
  };
}
