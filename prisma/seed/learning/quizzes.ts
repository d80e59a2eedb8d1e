import { hashContent } from '../../contentHash';
import type { Prisma } from '../../generated/client';
import { bilingualColumns } from '../bilingualText';
import { demoQuizzes } from '../content/questions';
import { topics } from '../content/questions/topics';
import type { DemoQuestion, DemoQuiz } from '../content/questions/types';
import { createLookup, filterMissing, type SeedContext } from '../seedHelpers';

interface CourseOfQuiz {
  id: number;
  slug: string;
  trainerId: number;
  isPublished: boolean;
  createdAt: Date;
  lessons: { id: number; title: string; order: number }[];
}

/** The final quiz of each demo course, its last lesson, with the questions of the bank; a second run adds what is missing. */
export async function seedQuizzes({ db }: SeedContext, slugs: string[]): Promise<void> {
  const courses: CourseOfQuiz[] = await db.course.findMany({
    where: { slug: { in: slugs } },
    select: {
      id: true,
      slug: true,
      trainerId: true,
      isPublished: true,
      createdAt: true,
      lessons: { select: { id: true, title: true, order: true } },
    },
  });
  const courseBy = createLookup('course', courses, ({ slug }) => slug);
  for (const quiz of demoQuizzes) await seedQuiz(db, quiz, courseBy(quiz.course));
}

async function seedQuiz(db: Prisma.TransactionClient, quiz: DemoQuiz, course: CourseOfQuiz): Promise<void> {
  const questionIds = await seedQuestions(db, quiz, course);
  if (course.lessons.some(({ title }) => title === quiz.quizTitle.en)) return;
  const { createdAt, isPublished } = course;
  const lesson = await db.lesson.create({
    select: { id: true },
    data: {
      courseId: course.id,
      kind: 'quiz',
      ...bilingualColumns('title', quiz.quizTitle),
      duration: quiz.minutes,
      isPublished,
      createdAt,
      updatedAt: createdAt,
      order: Math.max(...course.lessons.map(({ order }) => order)) + 1,
    },
  });
  // The row is made by a trigger.
  await db.quiz.update({
    where: { lessonId: lesson.id },
    data: {
      passPercent: quiz.passPercent,
      attemptsAllowed: quiz.attemptsAllowed,
      pauseMinutes: 0,
      timeLimitSeconds: quiz.isTimed ? 60 * quiz.minutes : null,
      reveal: quiz.reveal,
      createdAt,
      updatedAt: createdAt,
    },
  });
  await db.quizSlot.createMany({
    data: quiz.questions.map(({ clientKey, points, isCritical }, index) => ({
      quizId: lesson.id,
      position: index + 1,
      points,
      isCritical,
      questionId: questionIds.get(clientKey) ?? null,
    })),
  });
}

/** Plain data, whose types have no index signature. */
const json = (value: object) => value as Prisma.InputJsonObject;

/** Adds the questions that are missing, with one version each; returns the keys of all by their client keys. */
async function seedQuestions(
  db: Prisma.TransactionClient,
  { questions }: DemoQuiz,
  course: CourseOfQuiz,
): Promise<ReadonlyMap<string, number>> {
  const ofCourse = { courseId: course.id, clientKey: { in: questions.map(({ clientKey }) => clientKey) } };
  const select = { id: true, clientKey: true } as const;
  const existing = await db.question.findMany({ where: ofCourse, select });
  const missing = filterMissing(
    questions,
    ({ clientKey }) => clientKey,
    existing.flatMap(({ clientKey }) => clientKey ?? []),
  );
  const tags = new Set(questions.flatMap((question) => question.tags));
  await db.questionTag.createMany({
    data: Object.values(topics)
      .filter(({ ar }) => tags.has(ar))
      .map(({ en, ar }) => ({ courseId: course.id, tag: ar, name: en, nameAr: ar })),
    skipDuplicates: true,
  });
  const { createdAt, trainerId: createdBy } = course;
  for (const question of missing) {
    const content = contentOf(question, course);
    const stored = {
      kind: content.kind,
      body: json(content.body),
      key: json(content.key),
      feedback: json(content.feedback),
    };
    const { kind, body, key, feedback } = stored;
    await db.question.create({
      select: { id: true },
      data: {
        courseId: course.id,
        clientKey: question.clientKey,
        tags: [...question.tags],
        currentNumber: 1,
        createdBy,
        createdAt,
        updatedAt: createdAt,
        draft: { create: { ...stored, updatedAt: createdAt } },
        versions: {
          create: {
            number: 1,
            kind,
            body,
            createdBy,
            createdAt,
            key: { create: { key, feedback, contentHash: hashContent(content) } },
          },
        },
      },
    });
  }
  const all = await db.question.findMany({ where: ofCourse, select });
  return new Map(all.flatMap(({ id, clientKey }) => (clientKey ? [[clientKey, id] as const] : [])));
}

/** A question as it is stored: its notes name lessons by their keys. */
function contentOf({ kind, body, key, feedback }: DemoQuestion, { lessons, slug }: CourseOfQuiz) {
  const lessonBy = createLookup(`lesson of ${slug}`, lessons, ({ title }) => title);
  const notes = feedback.notes.map(({ lessonTitle, ...note }) => ({ ...note, lessonId: lessonBy(lessonTitle).id }));
  return { kind, body, key, feedback: { ...feedback, notes } };
}
