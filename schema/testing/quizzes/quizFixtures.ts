import { createHash } from 'node:crypto';
import type { Prisma, PrismaClient } from '../../../prisma/generated/client';
import type { QuestionContent, QuestionFeedback, QuestionKind } from '../../contract/grading/questions/question';
import { createExecutor, createFixtures, viewerFor } from '../fixtures';
import { attemptMutations } from './quizDocuments';

const text = (value: string) => ({ text: value, textAr: `ترجمة ${value}` });
const options = (...ids: string[]) => ids.map((id) => ({ id, ...text(`Option ${id}`) }));

/** A question of each kind; its right answer is the first option or in the order of the options. */
export const sampleContents: { [Kind in QuestionKind]: Extract<QuestionContent, { kind: Kind }> } = {
  single: {
    kind: 'single',
    body: { ...text('Which cable is grounded?'), options: options('a', 'b', 'c', 'd') },
    key: { option: 'a' },
  },
  multiple: {
    kind: 'multiple',
    body: { ...text('Which tools are insulated?'), options: options('a', 'b', 'c', 'd') },
    key: { options: ['a', 'b'], scoring: 'partial' },
  },
  boolean: { kind: 'boolean', body: text('A battery can arc.'), key: { isTrue: true } },
  number: {
    kind: 'number',
    body: { ...text('What is the power?'), units: ['kW', 'W'] },
    key: { value: '12.5', unit: 'kW', tolerance: { kind: 'absolute', value: '0' } },
  },
  text: { kind: 'text', body: text('Name the tool.'), key: { accepted: ['multimeter'] } },
  order: {
    kind: 'order',
    body: { ...text('In which order?'), options: options('a', 'b', 'c') },
    key: { options: ['a', 'b', 'c'] },
  },
  match: {
    kind: 'match',
    body: { ...text('What belongs where?'), options: options('a', 'b'), targets: options('a', 'b', 'c') },
    key: { targets: { a: 'b', b: 'a' } },
  },
  hotspot: {
    kind: 'hotspot',
    body: {
      ...text('Where is the plug?'),
      picture: { url: '/media/car.svg', alt: 'A car', altAr: 'سيارة' },
      places: options('a', 'b').map((place, index) => ({ ...place, x: 10 * index, y: 20 })),
    },
    key: { places: ['a'] },
  },
  procedure: {
    kind: 'procedure',
    body: { ...text('Disconnect the battery.'), options: options('a', 'b', 'c') },
    key: {
      rules: [
        { kind: 'before', step: 'a', other: 'b', isFatal: true },
        ...(['a', 'b'] as const).map((step) => ({ kind: 'required' as const, step, isFatal: false })),
      ],
    },
  },
};

const noFeedback: QuestionFeedback = { explanation: '', explanationAr: '', notes: [] };

/** Plain data, whose types have no index signature. */
const json = (value: object) => value as Prisma.InputJsonObject;

/** Rows of questions and quizzes; a version is made as `applyQuestion` makes it. */
export function createQuizFixtures(db: PrismaClient) {
  /** Adds a version, which is the current one then. */
  const addVersion = async (questionId: number, content: QuestionContent, feedback = noFeedback) => {
    const number = (await db.questionVersion.count({ where: { questionId } })) + 1;
    const { kind, body, key } = content;
    const contentHash = createHash('sha256')
      .update(JSON.stringify([content, feedback]))
      .digest('hex');
    const version = await db.questionVersion.create({
      data: {
        questionId,
        number,
        kind,
        body: json(body),
        key: { create: { key: json(key), feedback: json(feedback), contentHash } },
      },
    });
    await db.question.update({ where: { id: questionId }, data: { currentNumber: number } });
    return version;
  };

  const createQuestion = async (
    courseId: number,
    content: QuestionContent = sampleContents.single,
    {
      feedback = noFeedback,
      ...data
    }: Partial<Prisma.QuestionUncheckedCreateInput> & { feedback?: QuestionFeedback } = {},
  ) => {
    const { kind, body, key } = content;
    const draft = { create: { kind, body: json(body), key: json(key), feedback: json(feedback) } };
    const question = await db.question.create({ data: { courseId, draft, ...data } });
    await addVersion(question.id, content, feedback);
    return question;
  };

  /** A published lesson with a quiz of these questions, each worth a point; with any number of attempts where no rule says otherwise. */
  const createQuiz = async (
    courseId: number,
    questionIds: readonly number[],
    {
      lesson = {},
      slots = {},
      ...rules
    }: Prisma.QuizUpdateInput & {
      lesson?: Partial<Prisma.LessonUncheckedCreateInput>;
      slots?: Partial<Prisma.QuizSlotUncheckedCreateInput>;
    } = {},
  ) => {
    const { id } = await createFixtures(db).createLesson(courseId, { kind: 'quiz', ...lesson });
    await db.quizSlot.createMany({
      data: questionIds.map((questionId, index) => ({ quizId: id, position: index + 1, questionId, ...slots })),
    });
    return db.quiz.update({ where: { lessonId: id }, data: { attemptsAllowed: 0, pauseMinutes: 0, ...rules } });
  };

  return { addVersion, createQuestion, createQuiz };
}

/** A published course whose last lesson is a quiz with one question of each kind, its trainer, and functions of learners. */
export async function createQuizScene(
  db: PrismaClient,
  rules: Parameters<ReturnType<typeof createQuizFixtures>['createQuiz']>[2] = {},
  kinds: readonly QuestionKind[] = Object.keys(sampleContents) as QuestionKind[],
) {
  const { createCourse, createUser, createEnrollment } = createFixtures(db);
  const { createQuestion, createQuiz } = createQuizFixtures(db);
  const { execute } = createExecutor(db);
  const trainer = viewerFor(await createUser({ role: 'trainer' }));
  const admin = viewerFor(await createUser({ role: 'admin' }));
  const course = await createCourse({ trainerId: trainer.id });
  const questionIds: number[] = [];
  for (const kind of kinds)
    questionIds.push((await createQuestion(course.id, sampleContents[kind], { tags: [kind] })).id);
  const { lessonId } = await createQuiz(course.id, questionIds, rules);

  const enroll = async () => {
    const viewer = viewerFor(await createUser());
    const enrollment = await createEnrollment(viewer.id, course.id);
    return {
      viewer,
      enrollmentId: enrollment.id,
      start: (clientKey?: string) =>
        execute<{ startQuizAttempt: StartedAttempt }>(attemptMutations.start, { lessonId, clientKey }, viewer),
      save: (attemptId: string, answers: object[]) =>
        execute<{ saveQuizAnswers: SavedAttemptAnswers }>(attemptMutations.save, { attemptId, answers }, viewer),
      submit: (attemptId: string) =>
        execute<{ submitQuizAttempt: StartedAttempt }>(attemptMutations.submit, { attemptId }, viewer),
      read: async () => {
        const { progress, status } = await db.enrollment.findUniqueOrThrow({ where: { id: enrollment.id } });
        return `${progress} ${status}`;
      },
    };
  };
  return { course, lessonId, questionIds, trainer, admin, execute, enroll };
}

export interface StartedQuestion {
  position: number;
  kind: QuestionKind;
  text: string;
  options: { id: string; text: string }[] | null;
  targets: { id: string; text: string }[] | null;
  places: { id: string; text: string }[] | null;
  response: unknown;
  seq: number;
  review: {
    verdict: string;
    correctResponse: unknown;
    explanation: string;
    notes: { option: string; text: string }[];
  } | null;
}

export interface StartedAttempt {
  id: string;
  number: number;
  state: string;
  deadlineAt: string | null;
  score: string | null;
  percent: number | null;
  criticalMissed: number | null;
  isRevealed: boolean;
  topics: { tag: string; name: string; nameAr: string; percent: number }[] | null;
  questions: StartedQuestion[];
}

interface SavedAttemptAnswers {
  isLate: boolean;
  remainingSeconds: number | null;
  answers: { position: number; seq: number; response: unknown }[];
}

/** The response to a question of `sampleContents` with the ids of an attempt: right, or wrong. */
export function answerTo({ kind, options, targets, places }: StartedQuestion, isRight: boolean): object {
  const idOf = (list: { id: string; text: string }[] | null, id: string): string =>
    list?.find(({ text: shown }) => shown === `Option ${id}`)?.id ?? '';
  const option = (id: string) => idOf(options, id);
  const answers: Record<QuestionKind, [right: object, wrong: object]> = {
    single: [{ option: option('a') }, { option: option('b') }],
    multiple: [{ options: [option('b'), option('a')] }, { options: [option('c')] }],
    boolean: [{ isTrue: true }, { isTrue: false }],
    number: [
      { text: '١٢٫٥', unit: 'kW', reading: null },
      { text: '13', unit: 'kW', reading: null },
    ],
    text: [{ text: ' Multimeter ' }, { text: 'hammer' }],
    order: [{ options: [option('a'), option('b'), option('c')] }, { options: [option('c'), option('b'), option('a')] }],
    match: [
      { targets: { [option('a')]: idOf(targets, 'b'), [option('b')]: idOf(targets, 'a') } },
      { targets: { [option('a')]: idOf(targets, 'c') } },
    ],
    hotspot: [{ place: idOf(places, 'a') }, { place: idOf(places, 'b') }],
    procedure: [{ steps: [option('a'), option('b')] }, { steps: [option('b'), option('a')] }],
  };
  return answers[kind][isRight ? 0 : 1];
}

/** Answers to all questions, as `saveQuizAnswers` takes them. */
export const answersTo = (questions: readonly StartedQuestion[], isRight: boolean, seq = 1) =>
  questions.map((question) => ({ position: question.position, seq, response: answerTo(question, isRight) }));

/** Shifts the times of an attempt into the past, as if it had begun so many seconds earlier. */
export const moveIntoPast = (db: PrismaClient, attemptId: string, seconds: number) =>
  db.$transaction([
    // The trigger lets a deadline only grow.
    db.$executeRaw`SET LOCAL session_replication_role = replica`,
    db.$executeRaw`
      UPDATE "quiz_attempts" SET "startedAt" = "startedAt" - make_interval(secs => ${seconds}::int),
        "deadlineAt" = "deadlineAt" - make_interval(secs => ${seconds}::int),
        "submittedAt" = "submittedAt" - make_interval(secs => ${seconds}::int)
      WHERE "id" = ${Number(attemptId)}`,
  ]);
