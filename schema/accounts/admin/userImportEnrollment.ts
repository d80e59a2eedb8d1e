import type { PrismaClient } from '../../../prisma/generated/client';
import type { Role } from '../../contract/permissions';
import { builder } from '../../core/builder';
import { Problem } from '../../core/problem';
import type { EnrollableCourse } from '../../learning/adminEnrollments';
import type { UserImportError } from './userCsvParser';

const importedEnrollments = [
  'newAccountEnrolled',
  'existingAccountEnrolled',
  'alreadyEnrolled',
  'addressNotConfirmed',
] as const;

/** A valid row of an import with a course. */
export interface UserImportEnrollment {
  line: number;
  email: string;
  outcome: (typeof importedEnrollments)[number];
}

const UserImportEnrollmentOutcomeType = builder.enumType('UserImportEnrollmentOutcome', {
  description:
    'What an import with a course does for a person. `alreadyEnrolled`: nothing, the course was open to them. `addressNotConfirmed`: nothing, ' +
    'the account registered with the address and never confirmed it, so that it may be a stranger\u2019s.',
  values: importedEnrollments,
});

export const UserImportEnrollmentType = builder.objectRef<UserImportEnrollment>('UserImportEnrollment').implement({
  description: 'A valid row of an import with a course, and what the import does for the person.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Line on which the row starts; the header is line 1.' }),
    email: t.exposeString('email', { description: 'Email address of the person.' }),
    outcome: t.expose('outcome', {
      type: UserImportEnrollmentOutcomeType,
      description: 'What the import does; for a dry run, what it would do.',
    }),
  }),
});

/** @throws Problem `courseNotFound` if there is no published course with this id */
export async function findImportCourse(db: PrismaClient, id: number): Promise<EnrollableCourse> {
  const course = await db.course.findFirst({
    where: { id, isPublished: true },
    select: { id: true, title: true, titleAr: true },
  });
  if (!course) throw new Problem('courseNotFound');
  return course;
}

/** Why the person of a row cannot be enrolled; empty for an active student. */
export const findEnrollmentErrors = (
  line: number,
  { role, isActive }: { role: Role; isActive?: boolean | undefined },
): UserImportError[] => {
  if (role !== 'student') return [{ line, field: 'role', messageKey: 'onlyStudentsEnroll' }];
  return isActive === false ? [{ line, field: 'isActive', messageKey: 'accountDeactivated' }] : [];
};

/** A valid row: its person has an id if the account existed before. */
export interface ImportedPerson {
  line: number;
  email: string;
  id?: number;
  /** The account may be a stranger's: nothing is done for the row. */
  isUnconfirmed?: boolean;
}

/** @param openedIds ids of the existing users who had no access before */
export const toImportEnrollments = (
  people: readonly ImportedPerson[],
  openedIds: ReadonlySet<number>,
): UserImportEnrollment[] =>
  people.map(({ line, email, id, isUnconfirmed }) => {
    if (isUnconfirmed) return { line, email, outcome: 'addressNotConfirmed' };
    if (id === undefined) return { line, email, outcome: 'newAccountEnrolled' };
    return { line, email, outcome: openedIds.has(id) ? 'existingAccountEnrolled' : 'alreadyEnrolled' };
  });
