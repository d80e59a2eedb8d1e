import { createQuizFixtures, sampleContents } from '../../../../schema/testing/quizzes/quizFixtures';
import type { TestGateway } from '../../testGateway';
import { observeDone, firstCaseRowId, sameForAllExcept, type AccessCases } from '../accessCase';

const quizId = firstCaseRowId + 30;
const questionId = firstCaseRowId + 30;

/** An optional quiz in `archivedCourse` that shows everything, with a failed attempt of `enrolledStudent` and its card. */
async function seedPractice({ db }: TestGateway): Promise<void> {
  const { createQuestion, createQuiz } = createQuizFixtures(db);
  const course = await db.course.findFirstOrThrow({ where: { isPublished: false, firstPublishedAt: { not: null } } });
  const enrollment = await db.enrollment.findFirstOrThrow({ where: { courseId: course.id } });
  await createQuestion(course.id, sampleContents.boolean, { id: questionId });
  await createQuiz(course.id, [questionId], { lesson: { id: quizId, isRequired: false }, reveal: 'always' });
  const { id: versionId } = await db.questionVersion.findFirstOrThrow({ where: { questionId } });
  const submittedAt = new Date();
  await db.quizAttempt.create({
    data: {
      id: quizId,
      quizId,
      enrollmentId: enrollment.id,
      number: 1,
      passPercent: 70,
      maxPoints: 1,
      state: 'failed',
      closedBy: 'learner',
      submittedAt,
      score: 0,
      percent: 0,
      topics: [],
      questions: {
        create: {
          position: 1,
          versionId,
          points: 1,
          marks: { create: { versionId, verdict: 'wrong', numerator: 0, denominator: 1 } },
        },
      },
    },
  });
  await db.practiceCard.create({
    data: {
      enrollmentId: enrollment.id,
      questionId,
      due: submittedAt,
      fadesAt: submittedAt,
      stability: 0.2,
      difficulty: 6,
      reps: 1,
      lapses: 0,
      isRight: false,
      lastReviewAt: submittedAt,
    },
  });
}

/** For the student of the course alone; staff has no permission. */
const ofStudent = (own: string | number, others: string | number) =>
  sameForAllExcept('FORBIDDEN', {
    visitor: 'UNAUTHENTICATED',
    student: others,
    otherStudent: others,
    enrolledStudent: own,
  });

/** Practice belongs to its student; not even the trainer of the course or an admin sees it. */
export const practiceAccessCases: AccessCases = {
  seed: seedPractice,
  rest: [],
  graphql: [
    {
      fields: ['Enrollment.practice'],
      document: 'query($id: ID!) { course(id: $id) { myEnrollment { practice { questionCount } } } }',
      variables: ({ archivedCourse }) => ({ id: archivedCourse.id }),
      observe: ({ course }: { course: { myEnrollment: { practice: object | null } | null } | null }) =>
        course?.myEnrollment?.practice != null,
      outcomes: sameForAllExcept(false, { enrolledStudent: true }),
    },
    {
      fields: ['Query.practiceQuestions'],
      document: 'query($id: ID!) { practiceQuestions(courseId: $id, round: free) { text } }',
      variables: ({ archivedCourse }) => ({ id: archivedCourse.id }),
      observe: ({ practiceQuestions }: { practiceQuestions: unknown[] }) => practiceQuestions.length,
      outcomes: ofStudent(1, 0),
    },
    {
      fields: ['Mutation.answerPracticeQuestion'],
      document:
        'mutation($id: ID!) { answerPracticeQuestion(id: $id, input: { number: 1, version: 1, response: { isTrue: true } }) { review { verdict } } }',
      variables: () => ({ id: questionId }),
      observe: observeDone,
      outcomes: ofStudent('done', 'NOT_FOUND'),
    },
    {
      fields: ['Mutation.setPractice'],
      document: 'mutation($id: ID!) { setPractice(courseId: $id, isOn: false) { isOn } }',
      variables: ({ archivedCourse }) => ({ id: archivedCourse.id }),
      observe: observeDone,
      outcomes: ofStudent('done', 'FORBIDDEN'),
    },
  ],
  publicFields: {
    Practice: 'id isOn freshness questionCount wrongCount roundCount nextAt',
    PracticeQuestion: 'id number version kind text textAr textBlocks textBlocksAr options targets units picture places',
    PracticeAnswer: 'response review due practice',
  },
};
