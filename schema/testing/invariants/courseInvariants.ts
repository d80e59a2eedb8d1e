import { expect } from 'vitest';
import type { Enrollment, PrismaClient } from '../../../prisma/generated/client';
import type { CourseWorld } from './courseWorld';

/** Percentage of an enrollment, computed without the database. */
async function computeProgress(db: PrismaClient, { id, courseId, enrolledAt }: Enrollment): Promise<number> {
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

const readEnrollments = ({ course, db }: CourseWorld) =>
  db.enrollment.findMany({
    where: { courseId: course.id },
    include: { certificates: { where: { status: { in: ['valid', 'awaiting_name'] } } } },
    orderBy: { id: 'asc' },
  });

/** Lessons have one place each, and those of a section follow one another in the order of the sections. */
export async function expectOutline({ course, db }: CourseWorld): Promise<void> {
  const lessons = await db.lesson.findMany({
    where: { courseId: course.id, archivedAt: null },
    orderBy: { order: 'asc' },
    include: { section: true },
  });
  expect(new Set(lessons.map(({ order }) => order)).size).toBe(lessons.length);
  const places = lessons.map(({ section }) => section.position);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
}

/** What must hold after each action. Adds new completions to `completions`: the times at which students have completed the course. */
export async function expectCompletions(world: CourseWorld, completions: Map<number, Date>): Promise<void> {
  for (const enrollment of await readEnrollments(world)) {
    const { studentId, status, progress, completedAt, certificates } = enrollment;
    const completion = completions.get(studentId);
    if (completion) expect(completedAt).toEqual(completion);
    if (completedAt) completions.set(studentId, completedAt);
    if (status === 'completed') expect([progress, certificates.length]).toEqual([100, 1]);
    if (status === 'in_progress') expect(progress).toBe(Math.min(await computeProgress(world.db, enrollment), 99));
    expect(certificates.length).toBeLessThanOrEqual(completedAt ? 1 : 0);
  }
}
