import type { SeededPlatform } from '../../personas';
import { takeJobs } from '../../../../schema/testing/takeJobs';
import { sameForAllExcept, type AccessCases, type Outcomes } from '../accessCase';
import type { HostileTextCases } from '../hostileTextCase';

const courseVariables = ({ publishedCourse, enrollment }: SeededPlatform) => ({
  id: publishedCourse.id,
  ids: [enrollment.id],
});

/** The course is published: other trainers know it, and may not see how its learners fare. */
const ofStaff = (outcome: Outcomes['trainer']): Outcomes =>
  sameForAllExcept('FORBIDDEN', { visitor: 'UNAUTHENTICATED', trainer: outcome, admin: outcome });

/** What learners have reached is for the trainer of the course and admins, as are messages to them. */
export const gradeBookAccessCases: AccessCases = {
  rest: [],
  graphql: [
    {
      fields: ['Query.gradeBook'],
      document: `query($id: ID!) { gradeBook(courseId: $id, filter: { search: "a" }) { totalCount lessons { title } rows {
        studentName state results { state percent } stuck { reason topic { name } } } } }`,
      variables: courseVariables,
      observe: ({ gradeBook }: { gradeBook: { lessons: unknown[] } }) => gradeBook.lessons.length > 0,
      outcomes: ofStaff(true),
    },
    {
      fields: ['Query.courseMisconceptions'],
      document: `query($id: ID!) { courseMisconceptions(courseId: $id) { text misconception count answered mendingLesson { title } } }`,
      variables: courseVariables,
      observe: ({ courseMisconceptions }: { courseMisconceptions: unknown[] }) => courseMisconceptions.length,
      outcomes: ofStaff(0),
    },
    {
      fields: ['Query.courseMessageReach'],
      document:
        'query($id: ID!, $ids: [ID!]!) { courseMessageReach(courseId: $id, enrollmentIds: $ids) { recipientCount mailCount } }',
      variables: courseVariables,
      observe: ({ courseMessageReach }: { courseMessageReach: { recipientCount: number } }) =>
        courseMessageReach.recipientCount,
      outcomes: ofStaff(1),
    },
    {
      fields: ['Mutation.sendCourseMessage'],
      document: 'mutation($id: ID!, $input: CourseMessageInput!) { sendCourseMessage(courseId: $id, input: $input) }',
      variables: ({ publishedCourse, enrollment }: SeededPlatform) => ({
        id: publishedCourse.id,
        input: { enrollmentIds: [enrollment.id], subjectAr: 'موعد جديد', textAr: 'نلتقي يوم الأحد' },
      }),
      observe: ({ sendCourseMessage }: { sendCourseMessage: number }) => sendCourseMessage,
      outcomes: ofStaff(1),
    },
  ],
  publicFields: {
    CourseMisconception:
      'questionId lessonId text textAr misconception misconceptionAr count answered mendingLesson second',
    GradeBook: 'lessons rows totalCount',
    GradeBookLesson: 'id title titleAr kind isRequired isPublished sectionTitle sectionTitleAr',
    GradeBookRow: 'enrollmentId studentName studentNameAr state progress lastActivityAt isReachable stuck results',
    LessonResult: 'lessonId state percent attempts',
    MendingLesson: 'id title titleAr',
    Stuck: 'reason lessonId failures topic',
  },
};

export const gradeBookHostileTextCases: HostileTextCases = {
  sendCourseMessage: {
    persona: 'trainer',
    input: (n) => ({
      enrollmentIds: Array.from({ length: 100 }, (_, index) => index + 1),
      subjectAr: `موعد ${n}`,
      textAr: 'نلتقي يوم الأحد',
      subject: `Date ${n}`,
      text: 'We meet on Sunday',
    }),
    createArguments: async ({ createCourse, createEnrollment, users }) => {
      const { id: courseId } = await createCourse({ trainerId: users.trainer.id });
      await createEnrollment(users.student.id, courseId);
      return { courseId };
    },
    selection: '',
    findStoredRow: async ({ db }) => {
      const jobs = (await takeJobs(db)).map(
        (job) => job.payload as { kind?: string; payload: Record<string, unknown> },
      );
      return jobs.findLast(({ kind }) => kind === 'course_message')?.payload ?? null;
    },
  },
};
