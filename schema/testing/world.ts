import { execute, parse, validate, type DocumentNode, type ExecutionResult } from 'graphql';
import { schema } from '..';
import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import type { Context, Viewer, Visitor } from '../context';
import { searchKey } from '../contract/search';
import { usernameKey } from '../contract/validation/accounts';
import { hashPassword } from '../accounts/password';
import type { Role } from '../contract/permissions';
import { eventMaker } from './events';
import { faqMakers } from './faqs';
import { pollMaker } from './polls';
import { postMaker } from './posts';
import { termMaker } from './terms';

/** Rows that tests stand on: each maker writes one valid row and takes what the test cares about. */
export function aWorld(db: PrismaClient) {
  let count = 0;
  const next = () => (count += 1);

  const aUser = async (data: Partial<Prisma.UserUncheckedCreateInput> & { password?: string } = {}) => {
    const { password = 'secret-1', ...rest } = data;
    const username = rest.username ?? `user${next()}-${crypto.randomUUID().slice(0, 8)}`;
    return db.user.create({
      data: {
        username,
        usernameKey: usernameKey(username),
        email: `${username.toLowerCase()}@example.dz`,
        passwordHash: await hashed(password),
        firstName: 'أمينة',
        lastName: 'Haddad',
        ...rest,
      },
    });
  };

  const aCategory = (data: Partial<Prisma.CategoryUncheckedCreateInput> = {}) =>
    db.category.create({
      data: { name: 'Solar energy', nameAr: 'الطاقة الشمسية', slug: `category-${crypto.randomUUID()}`, ...data },
    });

  const aCourse = async (data: Partial<Prisma.CourseUncheckedCreateInput> = {}) => {
    const texts = {
      title: 'Home solar',
      titleAr: 'الطاقة الشمسية المنزلية',
      description: 'Size and install a small system.',
      descriptionAr: 'تصميم نظام صغير وتركيبه.',
    };
    const course = { ...texts, slug: `course-${crypto.randomUUID()}`, isPublished: true, ...data };
    return db.course.create({
      data: {
        ...course,
        isFree: Number(course.price ?? 0) === 0,
        categoryId: course.categoryId ?? (await aCategory()).id,
        trainerId: course.trainerId ?? (await aUser({ role: 'trainer' })).id,
        searchText: searchKey(course.title, course.titleAr, course.description, course.descriptionAr),
      },
    });
  };

  const aLesson = (courseId: number, data: Partial<Prisma.LessonUncheckedCreateInput> = {}) =>
    db.lesson.create({
      data: {
        courseId,
        title: `Lesson ${next()}`,
        titleAr: 'درس',
        content: 'The body of the lesson.',
        contentAr: 'نص الدرس.',
        videoUrl: 'https://example.dz/lesson.mp4',
        attachments: [{ name: 'Sheet', url: 'https://example.dz/sheet.pdf' }],
        duration: 30,
        order: count,
        isPublished: true,
        ...data,
      },
    });

  const anEnrollment = (
    studentId: number,
    courseId: number,
    data: Partial<Prisma.EnrollmentUncheckedCreateInput> = {},
  ) => db.enrollment.create({ data: { studentId, courseId, ...data } });

  const anEvent = eventMaker(db, () => aUser({ role: 'trainer' }));
  const aPoll = pollMaker(db, () => aUser({ role: 'admin' }));
  const aTerm = termMaker(db, () => aUser({ role: 'trainer' }));
  const aPost = postMaker(db, () => aUser({ role: 'admin' }));

  return { aUser, aCategory, aCourse, aLesson, anEnrollment, anEvent, aPoll, aPost, aTerm, ...faqMakers(db) };
}

const hashes = new Map<string, Promise<string>>();
/** Hashing costs by design; a test suite needs each password's hash once. */
const hashed = (password: string): Promise<string> => {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
};

/** The viewer that a row of users is, as the gateway would make it. */
export const viewerOf = (user: { id: number; role: Role }): Viewer => ({
  id: user.id,
  role: user.role,
  sessionId: crypto.randomUUID(),
});

/** A way to ask the real schema over a database; `asker(db).ask(document, variables, viewer)`. */
export function asker(db: PrismaClient, overrides: Partial<Context> = {}) {
  const ask = async <Data = Record<string, unknown>>(
    document: string | DocumentNode,
    variableValues: Record<string, unknown> = {},
    viewer: Viewer | null = null,
  ): Promise<ExecutionResult<Data>> => {
    const parsed = typeof document === 'string' ? parse(document) : document;
    const faults = validate(schema, parsed);
    if (faults.length > 0) return { errors: faults };
    const contextValue: Context = { db, viewer, language: 'en', visitor: aVisitor(), ...freely, ...overrides };
    return (await execute({ schema, document: parsed, variableValues, contextValue })) as ExecutionResult<Data>;
  };
  return { ask };
}

/** Sessions and limits are the gateway's; beneath it everything simply succeeds. */
export const freely: Pick<Context, 'sessions' | 'attempts' | 'readings' | 'isTooLate'> = {
  sessions: { open: ({ id }) => Promise.resolve(`token of ${id}`), close: () => Promise.resolve() },
  attempts: {
    signIn: () => Promise.resolve({ succeeded: () => Promise.resolve() }),
    register: () => Promise.resolve(),
    ration: () => Promise.resolve(),
    rationOf: () => Promise.resolve(),
  },
  readings: { add: () => undefined },
  isTooLate: () => false,
};

/** A browser: one that has been here before where an id is given, else one that is remembered when asked to be. */
export function aVisitor(known: string | null = null): Visitor {
  let id = known;
  return {
    get id() {
      return id;
    },
    remember: () => (id ??= crypto.randomUUID()),
  };
}
