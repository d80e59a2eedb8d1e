import type { ImportUsersMutation } from './__generated__/userResource';

export type ImportResult = ImportUsersMutation['importUsers'];

/** What an import does for each person in a course. */
export interface ImportedEnrollments {
  /** Its title. */
  course: string;
  enrollments: ImportResult['enrollments'];
}

/** An import with a course, after it has been carried out. */
export interface CompletedImport extends ImportedEnrollments {
  result: ImportResult;
  courseId: string;
}
