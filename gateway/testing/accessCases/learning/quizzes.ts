import { createQuizFixtures, sampleContents } from '../../../../schema/testing/quizzes/quizFixtures';
import { answerKey } from '../../personas';
import type { TestGateway } from '../../testGateway';
import {
  firstCaseRowId,
  mutationCase,
  observeDone,
  sameForAllExcept,
  type AccessCases,
  type Outcome,
  type Outcomes,
} from '../accessCase';

const quizId = firstCaseRowId + 20;
const attemptId = firstCaseRowId;
const questionId = firstCaseRowId;
/** Of another quiz; failed at its deadline, with an answer after it. */
export const lateAttemptId = firstCaseRowId + 1;
/** In the bank, not in the quiz. */
const spareQuestionId = firstCaseRowId + 1;

/** An optional quiz in `archivedCourse`, whose key is a secret, with an open attempt of `enrolledStudent`. */
async function seedQuiz({ db }: TestGateway): Promise<void> {
  const { createQuestion, createQuiz } = createQuizFixtures(db);
  const course = await db.course.findFirstOrThrow({ where: { isPublished: false, firstPublishedAt: { not: null } } });
  const enrollment = await db.enrollment.findFirstOrThrow({ where: { courseId: course.id } });
  await createQuestion(
    course.id,
    { ...sampleContents.text, key: { accepted: [answerKey] } },
    {
      id: questionId,
      feedback: { explanation: answerKey, explanationAr: answerKey, notes: [] },
    },
  );
  await createQuestion(course.id, sampleContents.boolean, { id: spareQuestionId });
  const lesson = { id: quizId, isRequired: false };
  await createQuiz(course.id, [questionId], { lesson, reveal: 'never', attemptsAllowed: 1 });
  const version = await db.questionVersion.findFirstOrThrow({ where: { questionId } });
  await db.quizAttempt.create({
    data: {
      id: attemptId,
      quizId,
      enrollmentId: enrollment.id,
      number: 1,
      passPercent: 70,
      maxPoints: 1,
      questions: { create: { position: 1, versionId: version.id, points: 1 } },
    },
  });
  await createQuiz(course.id, [questionId], { lesson: { id: quizId + 1, isRequired: false }, reveal: 'never' });
  const end = new Date(Date.now() - 3_600_000);
  await db.quizAttempt.create({
    data: {
      id: lateAttemptId,
      quizId: quizId + 1,
      enrollmentId: enrollment.id,
      number: 1,
      passPercent: 70,
      maxPoints: 1,
      state: 'failed',
      closedBy: 'deadline',
      startedAt: new Date(end.getTime() - 3_600_000),
      deadlineAt: end,
      submittedAt: end,
      score: 0,
      percent: 0,
      topics: [],
      questions: {
        create: {
          position: 1,
          versionId: version.id,
          points: 1,
          marks: { create: { versionId: version.id, verdict: 'blank', numerator: 0, denominator: 1 } },
        },
      },
      lateAnswers: { create: { position: 1, response: { text: 'A multimeter' }, seq: 1 } },
    },
  });
}

const ofLesson = () => ({ lessonId: quizId });
/** The course is archived: only its students, its trainer and admins know it. */
const ofStudent = (student: Outcome, others: Outcome, staff: Outcome, visitor: Outcome): Outcomes =>
  sameForAllExcept(staff, { visitor, student: others, otherStudent: others, enrolledStudent: student });
const ofTrainers = (trainer: Outcome, otherTrainer: Outcome, admin: Outcome): Outcomes =>
  sameForAllExcept('FORBIDDEN', { visitor: 'UNAUTHENTICATED', trainer, otherTrainer, admin });
const readers = (granted: Outcome, refused: Outcome, visitor: Outcome): Outcomes =>
  sameForAllExcept(refused, { visitor, enrolledStudent: granted, trainer: granted, admin: granted });

const ownQuestion = () => ({ id: questionId });
const spareQuestion = () => ({ id: spareQuestionId });

/** Learners have their own attempts, trainers those of their courses; keys are for trainers and admins alone. */
export const quizAccessCases: AccessCases = {
  seed: seedQuiz,
  rest: [
    {
      route: 'POST /api/lessons/:id/attempts',
      path: () => `/api/lessons/${quizId}/attempts`,
      outcomes: ofStudent(200, 404, 403, 401),
    },
    {
      route: 'POST /api/lessons/:id/attempts',
      description: 'a lesson without a quiz',
      path: ({ lesson }) => `/api/lessons/${lesson.id}/attempts`,
      outcomes: ofStudent(409, 403, 403, 401),
    },
    {
      route: 'GET /api/attempts/:id',
      path: () => `/api/attempts/${attemptId}`,
      outcomes: readers(200, 404, 401),
    },
    {
      route: 'PUT /api/attempts/:id/answers',
      path: () => `/api/attempts/${attemptId}/answers`,
      body: () => ({ answers: [{ position: 1, seq: 1, response: { text: 'A multimeter' } }] }),
      outcomes: ofStudent(200, 404, 403, 401),
    },
    {
      route: 'POST /api/attempts/:id/submit',
      path: () => `/api/attempts/${attemptId}/submit`,
      outcomes: ofStudent(200, 404, 403, 401),
    },
    {
      route: 'GET /api/attempts/:id',
      description: 'after its end',
      path: () => `/api/attempts/${attemptId}`,
      outcomes: readers(200, 404, 401),
    },
    {
      route: 'POST /api/lessons/:id/attempts',
      description: 'without an attempt left',
      path: () => `/api/lessons/${quizId}/attempts`,
      outcomes: ofStudent(409, 404, 403, 401),
    },
  ],
  graphql: [
    {
      fields: ['Query.quiz', 'Quiz.slots'],
      document: 'query($lessonId: ID!) { quiz(lessonId: $lessonId) { passPercent slots { questionId } } }',
      variables: ofLesson,
      observe: ({ quiz }: { quiz: { slots: unknown[] | null } | null }) => quiz && (quiz.slots?.length ?? 'no slots'),
      outcomes: sameForAllExcept(null, { enrolledStudent: 'no slots', trainer: 1, admin: 1 }),
    },
    {
      fields: ['Query.quizAttempt'],
      document: 'query($id: ID!) { quizAttempt(id: $id) { state questions { text response } } }',
      variables: () => ({ id: attemptId }),
      observe: ({ quizAttempt }: { quizAttempt: object | null }) => quizAttempt !== null,
      outcomes: readers(true, false, 'UNAUTHENTICATED'),
    },
    mutationCase(
      'startQuizAttempt',
      ['$lessonId: ID!', '(lessonId: $lessonId) { number questions { text review { explanation } } }'],
      ofLesson,
      ofStudent('done', 'NOT_FOUND', 'FORBIDDEN', 'UNAUTHENTICATED'),
    ),
    mutationCase(
      'saveQuizAnswers',
      ['$id: ID!, $answers: [QuizAnswerInput!]!', '(attemptId: $id, answers: $answers) { isLate }'],
      () => ({ id: attemptId, answers: [{ position: 1, seq: 1, response: { text: 'A multimeter' } }] }),
      ofStudent('done', 'NOT_FOUND', 'FORBIDDEN', 'UNAUTHENTICATED'),
    ),
    mutationCase(
      'submitQuizAttempt',
      ['$id: ID!', '(attemptId: $id) { state }'],
      () => ({ id: attemptId }),
      ofStudent('done', 'NOT_FOUND', 'FORBIDDEN', 'UNAUTHENTICATED'),
    ),
    {
      fields: ['AttemptQuestion.review'],
      document:
        'query($id: ID!) { quizAttempt(id: $id) { questions { review { verdict explanation correctResponse } } } }',
      variables: () => ({ id: attemptId }),
      observe: ({ quizAttempt }: { quizAttempt: { questions: { review: object | null }[] } | null }) =>
        quizAttempt && quizAttempt.questions[0]?.review !== null,
      outcomes: sameForAllExcept(null, {
        visitor: 'UNAUTHENTICATED',
        enrolledStudent: false,
        trainer: true,
        admin: true,
      }),
    },
    mutationCase(
      'acceptLateAnswers',
      ['$id: ID!', '(attemptId: $id) { state }'],
      () => ({ id: attemptId }),
      // Its learner has submitted it.
      ofTrainers('CONFLICT', 'NOT_FOUND', 'CONFLICT'),
    ),
    {
      fields: ['Query.quizAttempts'],
      document: 'query($lessonId: ID!) { quizAttempts(lessonId: $lessonId) { nodes { studentName } } }',
      variables: ofLesson,
      observe: ({ quizAttempts }: { quizAttempts: { nodes: unknown[] } }) => quizAttempts.nodes.length,
      outcomes: ofTrainers(1, 'NOT_FOUND', 1),
    },
    {
      fields: ['Query.courseQuestions'],
      document: 'query($id: ID!) { courseQuestions(courseId: $id) { kind draft { key feedback } } }',
      variables: ({ archivedCourse }) => ({ id: archivedCourse.id }),
      observe: ({ courseQuestions }: { courseQuestions: unknown[] }) => courseQuestions.length,
      // Those of the cases of practice and corrections are in the same course.
      outcomes: ofTrainers(4, 'NOT_FOUND', 4),
    },
    {
      fields: ['Query.questionTags'],
      document: 'query($id: ID!) { questionTags(courseId: $id) { tag name nameAr } }',
      variables: ({ archivedCourse }) => ({ id: archivedCourse.id }),
      observe: ({ questionTags }: { questionTags: unknown[] }) => questionTags.length,
      outcomes: ofTrainers(0, 'NOT_FOUND', 0),
    },
    mutationCase(
      'nameQuestionTag',
      ['$id: ID!', '(courseId: $id, input: { tag: "safety", name: "Safety", nameAr: "السلامة" }) { tag }'],
      ({ publishedCourse }) => ({ id: publishedCourse.id }),
      ofTrainers('done', 'FORBIDDEN', 'done'),
    ),
    {
      fields: ['Query.quizStatistics', 'Query.quizExceptions'],
      document:
        'query($lessonId: ID!) { quizStatistics(lessonId: $lessonId) { text } quizExceptions(lessonId: $lessonId) { reason } }',
      variables: ofLesson,
      observe: observeDone,
      outcomes: ofTrainers('done', 'NOT_FOUND', 'done'),
    },
    mutationCase(
      'createQuestion',
      ['$id: ID!', '(courseId: $id, input: { kind: single }) { id }'],
      ({ publishedCourse }) => ({ id: publishedCourse.id }),
      ofTrainers('done', 'FORBIDDEN', 'done'),
    ),
    mutationCase(
      'updateQuestionDraft',
      ['$id: ID!', '(id: $id, input: { tags: ["safety"] }) { id }'],
      ownQuestion,
      ofTrainers('done', 'NOT_FOUND', 'done'),
    ),
    mutationCase(
      'applyQuestion',
      ['$id: ID!', '(id: $id) { current }'],
      ownQuestion,
      ofTrainers('done', 'NOT_FOUND', 'done'),
    ),
    mutationCase(
      'archiveQuestion',
      ['$id: ID!', '(id: $id) { id }'],
      spareQuestion,
      ofTrainers('done', 'NOT_FOUND', 'done'),
    ),
    mutationCase(
      'restoreQuestion',
      ['$id: ID!', '(id: $id) { id }'],
      spareQuestion,
      ofTrainers('done', 'NOT_FOUND', 'done'),
    ),
    mutationCase(
      'updateQuiz',
      ['$lessonId: ID!', '(lessonId: $lessonId, input: { passPercent: 80 }) { passPercent }'],
      ofLesson,
      ofTrainers('done', 'NOT_FOUND', 'done'),
    ),
    mutationCase(
      'setQuizException',
      ['$lessonId: ID!, $id: ID!', '(lessonId: $lessonId, enrollmentId: $id, input: { reason: "Ill" }) { id }'],
      // The second enrollment of `enrolledStudent`.
      ({ enrollment }) => ({ lessonId: quizId, id: enrollment.id + 2 }),
      ofTrainers('done', 'NOT_FOUND', 'done'),
    ),
  ],
  publicFields: {
    Quiz:
      'lessonId passPercent attemptsAllowed pauseMinutes timeLimitSeconds reveal shuffleQuestions shuffleOptions updatedAt questionCount ' +
      'maxPoints criticalCount missingCount canStart attemptsLeft nextAttemptAt timeLimitForMe myAttempts',
    QuizSlot: 'position questionId drawTag drawCount points isCritical usableCount',
    QuizAttempt:
      'id lessonId enrollmentId studentName studentNameAr number state isNew startedAt deadlineAt remainingSeconds savedAt submittedAt ' +
      'passPercent maxPoints score percent criticalMissed lateAcceptedAt isRevealed topics questions',
    AttemptTopic: 'tag name nameAr percent',
    QuestionTag: 'id tag name nameAr',
    AttemptQuestion:
      'position kind points isCritical text textAr textBlocks textBlocksAr options targets units picture places response seq savedAt lateResponse lateSavedAt correctedAt',
    QuestionOption: 'id text textAr textBlocks textBlocksAr',
    QuestionPicture: 'url alt altAr',
    PicturePlace: 'id x y text textAr',
    AnswerReview:
      'verdict numerator denominator correctResponse explanation explanationAr explanationBlocks explanationBlocksAr isCredited notes',
    AnswerNote: 'option text textAr misconception misconceptionAr lessonId second',
    SavedQuizAnswers: 'answers isLate savedAt remainingSeconds',
    SavedQuizAnswer: 'position seq response savedAt',
    QuizAttemptConnection: 'edges nodes pageInfo',
    QuizAttemptEdge: 'cursor node',
    Question: 'id courseId kind tags current archivedAt updatedAt draft',
    QuestionDraft: 'kind body key feedback updatedAt isApplied issues',
    QuestionDraftIssue: 'path message',
    QuizException: 'id lessonId enrollmentId studentName studentNameAr extraPercent extraAttempts reason createdAt',
    QuestionStatistics: 'questionId position text textAr answered right wrongTaken',
    TakenAnswer: 'response count',
  },
};
