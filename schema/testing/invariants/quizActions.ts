import { closeAttempts } from '../../quizzes/attempts/closeAttempts';
import type { Viewer } from '../../core/context';
import { lessonChanges } from '../lessonFixtures';
import { attemptMutations, attemptQuery } from '../quizzes/quizDocuments';
import { answersTo, moveIntoPast, type StartedAttempt } from '../quizzes/quizFixtures';
import { actionOfStudent, pickWith, type Action, type CourseWorld } from './courseWorld';

const exceptionMutation = `mutation ($lessonId: ID!, $enrollmentId: ID!, $input: QuizExceptionInput!) {
  setQuizException(lessonId: $lessonId, enrollmentId: $enrollmentId, input: $input) { id } }`;
const rulesMutation =
  'mutation ($lessonId: ID!, $input: UpdateQuizInput!) { updateQuiz(lessonId: $lessonId, input: $input) { passPercent } }';
const applyMutation = `mutation ($id: ID!, $body: JSON) {
  updateQuestionDraft(id: $id, input: { body: $body }) { id } applyQuestion(id: $id) { current } }`;
const archiveMutation = 'mutation ($id: ID!) { archiveQuestion(id: $id) { id } }';
const restoreMutation = 'mutation ($id: ID!) { restoreQuestion(id: $id) { id } }';
const listQuery =
  'query ($lessonId: ID!) { quizAttempts(lessonId: $lessonId, first: 50) { nodes { state } } quizStatistics(lessonId: $lessonId) { right } }';

/** Random actions of a trainer and of students on the quizzes of a course. */
export function createQuizActions(world: CourseWorld, random: () => number) {
  const { course, students, trainer, execute, db } = world;
  const pick = pickWith(random);
  const ofStudent = actionOfStudent(students, random);
  const findQuiz = async () =>
    pick(await db.quiz.findMany({ where: { lesson: { courseId: course.id } }, orderBy: { lessonId: 'asc' } }));
  const findOpenAttempt = (student: Viewer) =>
    db.quizAttempt.findFirst({ where: { state: 'open', enrollment: { studentId: student.id, courseId: course.id } } });
  const readAttempt = async (student: Viewer, id: number) =>
    (await execute<{ quizAttempt: StartedAttempt | null }>(attemptQuery, { id }, student)).data?.quizAttempt;

  const start = ofStudent(async (student) => {
    const quiz = await findQuiz();
    return quiz ? execute(attemptMutations.start, { lessonId: quiz.lessonId }, student) : null;
  });
  /** Saves all answers, right or wrong ones. */
  const save = (isRight: boolean) =>
    ofStudent(async (student) => {
      const open = await findOpenAttempt(student);
      const attempt = open && (await readAttempt(student, open.id));
      if (!attempt) return null;
      const seq = 1 + Math.max(0, ...attempt.questions.map((question) => question.seq));
      const answers = answersTo(attempt.questions, isRight, seq);
      return execute(attemptMutations.save, { attemptId: attempt.id, answers }, student);
    });
  const submit = ofStudent(async (student) => {
    const open = await findOpenAttempt(student);
    return open ? execute(attemptMutations.submit, { attemptId: open.id }, student) : null;
  });
  const passQuiz = async (student: Viewer, lessonId: number) => {
    const started = await execute<{ startQuizAttempt: StartedAttempt }>(attemptMutations.start, { lessonId }, student);
    const attempt = started.data?.startQuizAttempt;
    if (!attempt) return started.errors ?? [];
    const answers = answersTo(attempt.questions, true, 1000);
    const saved = await execute(attemptMutations.save, { attemptId: attempt.id, answers }, student);
    const submitted = await execute(attemptMutations.submit, { attemptId: attempt.id }, student);
    return [...(saved.errors ?? []), ...(submitted.errors ?? [])];
  };
  /** Whole attempts at the quizzes of the course, as most attempts are. */
  const pass = ofStudent(async (student) => {
    const quizzes = await db.quiz.findMany({ where: { lesson: { courseId: course.id } } });
    const errors = [];
    for (const { lessonId } of quizzes) errors.push(...(await passQuiz(student, lessonId)));
    return { errors };
  });
  const studentActions = [start, start, save(true), save(true), save(false), submit, submit, pass, pass, pass, pass];

  /** The time of an attempt is over: the job, or the trainer who reads, closes it for its learner. */
  const expire = (): Action => {
    const mayComplete: Viewer[] = [];
    const run = async () => {
      const limited = { deadlineAt: { not: null }, state: 'open', enrollment: { courseId: course.id } } as const;
      const attempt = pick(await db.quizAttempt.findMany({ where: limited, include: { enrollment: true } }));
      if (!attempt) return null;
      mayComplete.push({ id: attempt.enrollment.studentId, role: 'student', sessionId: '' });
      await moveIntoPast(db, String(attempt.id), 3600);
      if (random() < 0.5) return execute(listQuery, { lessonId: attempt.quizId }, trainer);
      await closeAttempts(db);
      return null;
    };
    return { run, mayComplete };
  };

  const ofTrainer = (run: Action['run']) => (): Action => ({ run, mayComplete: [] });
  const makeException = ofTrainer(async () => {
    const quiz = await findQuiz();
    const enrollment = pick(await db.enrollment.findMany({ where: { courseId: course.id } }));
    const input = { extraAttempts: 2, extraPercent: Math.floor(random() * 50), reason: 'Ill' };
    return execute(exceptionMutation, { lessonId: quiz?.lessonId, enrollmentId: enrollment?.id, input }, trainer);
  });
  const changeRules = ofTrainer(async () => {
    const quiz = await findQuiz();
    const limits = { attemptsAllowed: pick([0, 0, 1, 3]), timeLimitSeconds: pick([null, 600]) };
    const input = { passPercent: pick([0, 50, 70, 100]), reveal: 'always', ...limits };
    return execute(rulesMutation, { lessonId: quiz?.lessonId, input }, trainer);
  });
  const findQuestion = async (isArchived: boolean) =>
    pick(
      await db.question.findMany({
        where: { courseId: course.id, archivedAt: isArchived ? { not: null } : null },
        include: { draft: true },
        orderBy: { id: 'asc' },
      }),
    );
  const editQuestion = ofTrainer(async () => {
    const question = await findQuestion(false);
    const body = { ...(question?.draft?.body as object), text: `Version ${Math.floor(random() * 1000)}` };
    return question ? execute(applyMutation, { id: question.id, body }, trainer) : null;
  });
  const archiveQuestion = ofTrainer(async () => {
    const isArchived = random() < 0.6;
    const question = await findQuestion(isArchived);
    return question ? execute(isArchived ? restoreMutation : archiveMutation, { id: question.id }, trainer) : null;
  });
  /** Brings a quiz back: most lesson actions take one away. */
  const offerQuiz = ofTrainer(async () => {
    const quiz = await findQuiz();
    await execute(lessonChanges.restore, { id: quiz?.lessonId }, trainer);
    await execute(lessonChanges.publish, { id: quiz?.lessonId }, trainer);
    return execute(rulesMutation, { lessonId: quiz?.lessonId, input: { attemptsAllowed: 0 } }, trainer);
  });
  const trainerActions = [offerQuiz, offerQuiz, offerQuiz, makeException, changeRules, editQuestion, archiveQuestion];
  return { trainerActions, otherActions: [...studentActions, expire] };
}
