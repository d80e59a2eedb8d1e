import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import { createExecutor, createFixtures, viewerFor } from './fixtures';
import { completeMutation } from './learningDocuments';

export const confirmNameMutation = `mutation ($name: String!, $nameAr: String!) {
  confirmCertificateName(input: { name: $name, nameAr: $nameAr }) { id number status holderName holderNameAr issuedAt } }`;

/** Both spellings of a name, as columns of an account. */
export const confirmedName = { certificateName: 'Amina Haddad', certificateNameAr: 'أمينة حدّاد' } as const;

/** A course with one lesson, a trainer and a student who is enrolled, and functions that act for them. */
export async function createCertificateFixture(
  db: PrismaClient,
  {
    student: studentData = confirmedName,
    course: courseData = {},
  }: {
    student?: Partial<Prisma.UserUncheckedCreateInput>;
    course?: Partial<Prisma.CourseUncheckedCreateInput>;
  } = {},
) {
  const { createCourse, createEnrollment, createLesson, createUser } = createFixtures(db);
  const trainer = await createUser({ role: 'trainer', firstName: 'Karim', lastName: 'Belkacem', firstNameAr: 'كريم' });
  const course = await createCourse({ trainerId: trainer.id, duration: 90, level: 'intermediate', ...courseData });
  const lesson = await createLesson(course.id);
  const student = await createUser(studentData);
  const enrollment = await createEnrollment(student.id, course.id);
  const admin = viewerFor(await createUser({ role: 'admin' }));
  const viewer = viewerFor(student);
  const { execute } = createExecutor(db);
  const complete = () => execute(completeMutation, { id: lesson.id }, viewer);
  const readCertificates = () => db.certificate.findMany({ where: { userId: student.id }, orderBy: { id: 'asc' } });
  return {
    course,
    lesson,
    student,
    enrollment,
    viewer,
    admin,
    trainer: viewerFor(trainer),
    execute,
    complete,
    readCertificates,
  };
}
