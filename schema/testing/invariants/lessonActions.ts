import type { Viewer } from '../../core/context';
import { createFixtures, viewerFor } from '../fixtures';
import { completeMutation } from '../learningDocuments';
import { lessonChanges, unwaiveMutation, waiveMutation } from '../lessonFixtures';
import { actionOfStudent, pickWith, type Action, type CourseWorld } from './courseWorld';

const createMutation = `mutation ($id: ID!) {
  createLesson(courseId: $id, input: { title: "New", titleAr: "جديد", isPublished: true }) { id } }`;
const createSectionMutation = 'mutation ($id: ID!) { createSection(courseId: $id, input: { title: "Part" }) { id } }';
const deleteSectionMutation = 'mutation ($id: ID!) { deleteSection(id: $id) }';
const arrangeMutation =
  'mutation ($id: ID!, $sections: [SectionArrangementInput!]!) { arrangeCourse(courseId: $id, sections: $sections) { id } }';
const needsPreviousMutation =
  'mutation ($id: ID!, $needsPrevious: Boolean!) { updateLesson(id: $id, input: { needsPrevious: $needsPrevious }) { id } }';
const duplicateMutation = 'mutation ($id: ID!) { duplicateCourse(id: $id) { id lessonCount } }';

/** Random actions of a trainer, of students and of an admin on the lessons of a course. */
export function createLessonActions(world: CourseWorld, random: () => number) {
  const { course, students, trainer, admin, execute, db } = world;
  const pick = pickWith(random);
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

  const ofStudent = actionOfStudent(students, random);
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
  return { trainerActions, otherActions: [...studentActions, ...adminActions] };
}
