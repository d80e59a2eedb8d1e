import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Enrollment, PrismaClient } from '../../prisma/generated/client';
import { Problem } from '../core/errors';
import type { Viewer } from '../core/context';
import { createRandom } from '../testing/createRandom';
import { createFixtures, viewerFor } from '../testing/fixtures';
import { completeMutation } from '../testing/learningDocuments';
import { createLessonScene, lessonChanges, unwaiveMutation, waiveMutation } from '../testing/lessonFixtures';
import { createPaymentMutation, createPaymentScene } from '../testing/paymentFixtures';
import { openTestDatabase } from '../testing/testDatabase';

/** Actions in the usual run; `LESSON_ACTIONS=10000` for the long one (docs/testing.md). */
const actionCount = Number(process.env.LESSON_ACTIONS ?? 100);
const concurrentActions = 5;

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const createMutation = `mutation ($id: ID!) {
  createLesson(courseId: $id, input: { title: "New", titleAr: "جديد", isPublished: true }) { id } }`;
const createSectionMutation = 'mutation ($id: ID!) { createSection(courseId: $id, input: { title: "Part" }) { id } }';
const deleteSectionMutation = 'mutation ($id: ID!) { deleteSection(id: $id) }';
const arrangeMutation =
  'mutation ($id: ID!, $sections: [SectionArrangementInput!]!) { arrangeCourse(courseId: $id, sections: $sections) { id } }';
const needsPreviousMutation =
  'mutation ($id: ID!, $needsPrevious: Boolean!) { updateLesson(id: $id, input: { needsPrevious: $needsPrevious }) { id } }';
const duplicateMutation = 'mutation ($id: ID!) { duplicateCourse(id: $id) { id lessonCount } }';

/** A paid course whose students have paid. */
async function createWorld() {
  const scene = await createLessonScene(db, 4, { price: '1000', isFree: false });
  const payments = await createPaymentScene(db);
  const pay = async (viewer: Viewer) => {
    const input = { courseId: scene.course.id, method: 'ccp' };
    const order = await scene.execute<{ createPayment: { id: string } }>(createPaymentMutation, { input }, viewer);
    if (!order.data) return order;
    const { id } = order.data.createPayment;
    await payments.submit(id, viewer, `CCP ${id}`);
    return payments.decide('confirm', id);
  };
  const { createUser } = createFixtures(db);
  const students = await Promise.all(Array.from({ length: 5 }, async () => viewerFor(await createUser())));
  for (const student of students) await pay(student);
  return { ...scene, students, pay, decide: payments.decide };
}
type World = Awaited<ReturnType<typeof createWorld>>;
type ActionResult = { errors?: readonly { originalError?: unknown }[] } | null;

/** An action, and the students whose course it may complete. */
interface Action {
  run: () => Promise<ActionResult>;
  mayComplete: readonly Viewer[] | 'everyone';
}

function createActors(world: World, random: () => number) {
  const { course, students, trainer, admin, execute } = world;
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const findLesson = async (isArchived?: boolean) => {
    const archivedAt = isArchived === undefined ? undefined : isArchived ? { not: null } : null;
    return pick(await db.lesson.findMany({ where: { courseId: course.id, archivedAt }, orderBy: { id: 'asc' } }));
  };
  const findEnrollment = async (student: Viewer) =>
    db.enrollment.findFirst({ where: { courseId: course.id, studentId: student.id } });

  const changeLesson = (): Action => {
    const change = pick([
      'publish',
      'publish',
      'unpublish',
      'makeOptional',
      'makeRequired',
      'remove',
      'restore',
    ] as const);
    const run = async () => {
      const lesson = await findLesson(change === 'restore');
      return lesson && change ? execute(lessonChanges[change], { id: lesson.id }, trainer) : null;
    };
    return { run, mayComplete: [] };
  };
  const addLesson = (): Action => ({
    run: async () => {
      const count = await db.lesson.count({ where: { courseId: course.id, archivedAt: null } });
      return count < 5 ? execute(createMutation, { id: course.id }, trainer) : null;
    },
    mayComplete: [],
  });
  const changeSections = (): Action => ({
    run: async () => {
      const sections = await db.courseSection.findMany({ where: { courseId: course.id } });
      if (sections.length < 2) return execute(createSectionMutation, { id: course.id }, trainer);
      if (random() < 0.2) return execute(deleteSectionMutation, { id: pick(sections)?.id }, trainer);
      const lessons = await db.lesson.findMany({ where: { courseId: course.id, archivedAt: null } });
      const places = lessons
        .map(({ id }) => ({ id, sectionId: pick(sections)?.id, place: random() }))
        .toSorted((a, b) => a.place - b.place);
      const arranged = sections.toReversed().map((section) => ({
        id: section.id,
        lessonIds: places.filter(({ sectionId }) => sectionId === section.id).map(({ id }) => id),
      }));
      return execute(arrangeMutation, { id: course.id, sections: arranged }, trainer);
    },
    mayComplete: [],
  });
  const toggleNeedsPrevious = (): Action => ({
    run: async () => {
      const lesson = await findLesson(false);
      const variables = { id: lesson?.id, needsPrevious: !lesson?.needsPrevious };
      return lesson ? execute(needsPreviousMutation, variables, trainer) : null;
    },
    mayComplete: [],
  });
  const copyCourse = (): Action => ({
    run: () => execute(duplicateMutation, { id: course.id }, trainer),
    mayComplete: [],
  });
  const outlineActions = [changeSections, changeSections, toggleNeedsPrevious];
  const trainerActions = [
    ...[changeLesson, changeLesson, changeLesson, changeLesson, changeLesson, addLesson, copyCourse],
    ...outlineActions,
  ];

  const ofStudent = (act: (student: Viewer) => Promise<ActionResult>) => (): Action => {
    const student = pick(students);
    return student
      ? { run: () => act(student), mayComplete: [student] }
      : { run: () => Promise.resolve(null), mayComplete: [] };
  };
  const complete = ofStudent(async (student) => {
    const lesson = await findLesson();
    return lesson ? execute(completeMutation, { id: lesson.id }, student) : null;
  });
  const study = ofStudent(async (student) => {
    const enrollment = await findEnrollment(student);
    const owed = await db.$queryRaw<{ lessonId: number }[]>`
      SELECT "lessonId" FROM counted_lessons(${enrollment?.id}::int) WHERE "state" = 'owed' LIMIT ${1 + Math.floor(random() * 5)}`;
    const errors = [];
    for (const { lessonId } of owed)
      errors.push(...((await execute(completeMutation, { id: lessonId }, student)).errors ?? []));
    return { errors };
  });
  const join = (): Action => ({
    run: async () => {
      const student = viewerFor(await createFixtures(db).createUser());
      students[Math.floor(random() * students.length)] = student;
      return world.pay(student);
    },
    mayComplete: [],
  });
  const waive = (): Action => {
    const [student, isForAll] = [pick(students), random() < 0.3];
    const run = async () => {
      const [lesson, enrollment] = [await findLesson(), student && (await findEnrollment(student))];
      const enrollmentId = isForAll ? undefined : enrollment?.id;
      return execute(waiveMutation, { lessonId: lesson?.id, enrollmentId, reason: 'Outdated' }, admin);
    };
    return { run, mayComplete: isForAll ? 'everyone' : student ? [student] : [] };
  };
  const unwaive = (): Action => ({
    run: async () => {
      const waiver = pick(await db.lessonWaiver.findMany({ where: { lesson: { courseId: course.id } } }));
      return waiver ? execute(unwaiveMutation, { id: waiver.id }, admin) : null;
    },
    mayComplete: [],
  });
  const setOpen = ofStudent(async (student) => {
    const enrollment = await findEnrollment(student);
    return enrollment ? world.open(enrollment.id, enrollment.status === 'ended') : null;
  });
  const refund = ofStudent(async (student) => {
    const payment = await db.payment.findFirst({ where: { userId: student.id, openKey: { not: null } } });
    if (!payment) return null;
    await world.decide('requestRefund', String(payment.id), student);
    return world.decide('refund', String(payment.id));
  });
  const buyAgain = ofStudent(async (student) => {
    const enrollment = await findEnrollment(student);
    const open = await db.payment.count({ where: { userId: student.id, openKey: { not: null } } });
    return enrollment?.status === 'ended' && open === 0 ? world.pay(student) : null;
  });
  const studentActions = [complete, study, study, study, study, join, buyAgain, buyAgain];
  const adminActions = [waive, waive, waive, unwaive, setOpen, setOpen, refund];
  const allActions = [...trainerActions, ...studentActions, ...adminActions];
  const draw = (actions: readonly (() => Action)[]) => pick(actions)?.() ?? addLesson();
  return { drawTrainerAction: () => draw(trainerActions), drawAction: () => draw(allActions) };
}

/** Percentage of an enrollment, computed without the database. */
async function computeProgress({ id, courseId, enrolledAt }: Enrollment): Promise<number> {
  const lessons = await db.lesson.findMany({
    where: { courseId },
    include: { waivers: true, progress: { where: { enrollmentId: id, completedAt: { not: null } } } },
  });
  const states = lessons.flatMap(({ isPublished, isRequired, withdrawnAt, waivers, progress }) => {
    if (isPublished && isRequired) return progress.length > 0 ? 'completed' : 'owed';
    if (!withdrawnAt || withdrawnAt <= enrolledAt || progress.length > 0) return [];
    const isWaived = waivers.some(
      ({ enrollmentId, createdAt }) => createdAt >= withdrawnAt && (enrollmentId === null || enrollmentId === id),
    );
    return isWaived ? 'waived' : 'owed';
  });
  const counted = states.filter((state) => state !== 'waived');
  if (counted.length === 0) return states.length > 0 ? 100 : 0;
  return Math.floor((100 * counted.filter((state) => state === 'completed').length) / counted.length);
}

const readEnrollments = ({ course }: World) =>
  db.enrollment.findMany({
    where: { courseId: course.id },
    include: { certificates: { where: { status: { in: ['valid', 'awaiting_name'] } } } },
    orderBy: { id: 'asc' },
  });

/** Lessons have one place each, and those of a section follow one another in the order of the sections. */
async function expectOutline({ course }: World): Promise<void> {
  const lessons = await db.lesson.findMany({
    where: { courseId: course.id, archivedAt: null },
    orderBy: { order: 'asc' },
    include: { section: true },
  });
  expect(new Set(lessons.map(({ order }) => order)).size).toBe(lessons.length);
  const places = lessons.map(({ section }) => section.position);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
}

/** What must hold after each action; returns the students who have completed the course. */
async function expectInvariants(world: World, completions: Map<number, Date>): Promise<void> {
  for (const enrollment of await readEnrollments(world)) {
    const { studentId, status, progress, completedAt, certificates } = enrollment;
    const completion = completions.get(studentId);
    if (completion) expect(completedAt).toEqual(completion);
    if (completedAt) completions.set(studentId, completedAt);
    if (status === 'completed') expect([progress, certificates.length]).toEqual([100, 1]);
    if (status === 'in_progress') expect(progress).toBe(Math.min(await computeProgress(enrollment), 99));
    expect(certificates.length).toBeLessThanOrEqual(completedAt ? 1 : 0);
  }
}

test(
  `only students, waivers and reopened accesses complete a course, in ${actionCount} random actions`,
  async () => {
    const world = await createWorld();
    const { drawAction, drawTrainerAction } = createActors(world, createRandom(20_261_125));
    const completions = new Map<number, Date>();
    for (let done = 0; done < actionCount; done += concurrentActions) {
      const draw = (done / concurrentActions) % 4 === 0 ? drawTrainerAction : drawAction;
      const actions = Array.from({ length: concurrentActions }, draw);
      const earlier = new Set(completions.keys());
      const results = await Promise.all(actions.map(({ run }) => run()));
      const errors = results.flatMap((result) => result?.errors ?? []).map(({ originalError }) => originalError);
      expect(errors.filter((error) => !(error instanceof Problem))).toEqual([]);
      await expectInvariants(world, completions);
      await expectOutline(world);
      const completed = [...completions.keys()].filter((id) => !earlier.has(id));
      const mayComplete = (id: number) =>
        actions.some(
          (action) => action.mayComplete === 'everyone' || action.mayComplete.some((each) => each.id === id),
        );
      expect(completed.filter((id) => !mayComplete(id))).toEqual([]);
    }
    expect(completions.size).toBeGreaterThan(0);
  },
  60_000 + actionCount * 200,
);
