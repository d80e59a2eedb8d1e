import {
  execute as executeGraphql,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
} from 'graphql';
import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import { hashPassword } from '../accounts/passwords/passwordHash';
import type { Role } from '../contract/permissions';
import { toSearchText } from '../contract/search/searchText';
import { normalizeUsername } from '../contract/validation/accounts/accounts';
import type { Context, Services, Settings, Viewer, Visitor } from '../core/context';
import { Problem } from '../core/problem';
import { createLinkTokens } from '../core/services/linkTokens';
import { createSecretCipher } from '../core/services/secretCipher';
import { schema } from '..';
import { expectDeclaredProblems, isOfEveryField } from './declaredProblems';
import { randomLetters } from './texts/randomLetters';
import { eventFactory, faqFactories, pollFactory, blogPostFactory, glossaryTermFactory } from './factories';

/** Factories of valid rows; arguments override columns. */
export function createFixtures(db: PrismaClient) {
  let count = 0;
  const nextNumber = () => (count += 1);

  const createUser = async (data: Partial<Prisma.UserUncheckedCreateInput> & { password?: string } = {}) => {
    const { password = 'secret-1', ...rest } = data;
    const username = rest.username ?? `user${nextNumber()}-${randomLetters().slice(0, 8)}`;
    return db.user.create({
      data: {
        username,
        usernameKey: normalizeUsername(username),
        email: `${username.toLowerCase()}@example.dz`,
        passwordHash: await cachedPasswordHash(password),
        firstName: 'أمينة',
        lastName: 'Haddad',
        emailConfirmedAt: new Date(),
        ...rest,
      },
    });
  };

  const createCategory = (data: Partial<Prisma.CategoryUncheckedCreateInput> = {}) =>
    db.category.create({
      data: { name: 'Solar energy', nameAr: 'الطاقة الشمسية', slug: `category-${randomLetters()}`, ...data },
    });

  const createCourse = async (data: Partial<Prisma.CourseUncheckedCreateInput> = {}) => {
    const texts = {
      title: 'Home solar',
      titleAr: 'الطاقة الشمسية المنزلية',
      description: 'Size and install a small system.',
      descriptionAr: 'تصميم نظام صغير وتركيبه.',
    };
    const course = { ...texts, slug: `course-${randomLetters()}`, isPublished: true, ...data };
    return db.course.create({
      data: {
        ...course,
        isFree: Number(course.price ?? 0) === 0,
        categoryId: course.categoryId ?? (await createCategory()).id,
        trainerId: course.trainerId ?? (await createUser({ role: 'trainer' })).id,
        searchText: toSearchText(course.title, course.titleAr, course.description, course.descriptionAr),
      },
    });
  };

  const createLesson = (courseId: number, data: Partial<Prisma.LessonUncheckedCreateInput> = {}) =>
    db.lesson.create({
      data: {
        courseId,
        title: `Lesson ${nextNumber()}`,
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

  const createEnrollment = (
    studentId: number,
    courseId: number,
    data: Partial<Prisma.EnrollmentUncheckedCreateInput> = {},
  ) => db.enrollment.create({ data: { studentId, courseId, ...data } });

  const createEvent = eventFactory(db, () => createUser({ role: 'trainer' }));
  const createPoll = pollFactory(db, () => createUser({ role: 'admin' }));
  const createGlossaryTerm = glossaryTermFactory(db, () => createUser({ role: 'trainer' }));
  const createBlogPost = blogPostFactory(db, () => createUser({ role: 'admin' }));

  return {
    createUser,
    createCategory,
    createCourse,
    createLesson,
    createEnrollment,
    createEvent,
    createPoll,
    createBlogPost,
    createGlossaryTerm,
    ...faqFactories(db),
  };
}

const passwordHashes = new Map<string, Promise<string>>();
/** Hashing is slow by design, so each password is hashed once. */
const cachedPasswordHash = (password: string): Promise<string> => {
  const hash = passwordHashes.get(password) ?? hashPassword(password);
  passwordHashes.set(password, hash);
  return hash;
};

/** The viewer of a user row, as the gateway creates it. */
export const viewerFor = (user: { id: number; role: Role }): Viewer => ({
  id: user.id,
  role: user.role,
  sessionId: crypto.randomUUID(),
});

/**
 * Executes documents on the real schema and a database: `createExecutor(db).execute(document, variables, viewer)`.
 * @throws Error if a field answers with a problem that it does not declare
 */
export function createExecutor(db: PrismaClient, parts: Partial<ContextParts> = {}) {
  const execute = async <Data = Record<string, unknown>>(
    document: string | DocumentNode,
    variableValues: Record<string, unknown> = {},
    viewer: Viewer | null = null,
  ): Promise<ExecutionResult<Data>> => {
    const parsedDocument = typeof document === 'string' ? parse(document) : document;
    const validationErrors = validate(schema, parsedDocument);
    if (validationErrors.length > 0) return { errors: validationErrors };
    const contextValue = createTestContext(db, { viewer, ...parts });
    const result = (await executeGraphql({
      schema,
      document: parsedDocument,
      variableValues,
      contextValue,
    })) as ExecutionResult<Data>;
    expectDeclaredProblems(parsedDocument, thrownProblems(result.errors ?? []));
    return result;
  };
  return { execute };
}

/** A resolver that throws `conflict` itself declares it; the gateway also makes it of a missing row. */
const thrownProblems = (errors: readonly GraphQLError[]) =>
  errors.flatMap(({ path, originalError }) => {
    if (!(originalError instanceof Problem)) return [];
    const { code } = originalError;
    return code === 'conflict' || !isOfEveryField(code) ? { path, code } : [];
  });

/** Stubs of gateway services that always succeed. */
export const stubServices: Services = {
  sessions: {
    open: ({ id }) => Promise.resolve(`token of ${id}`),
    renew: () => Promise.resolve(),
    close: () => Promise.resolve(),
  },
  rateLimiter: {
    signIn: () => Promise.resolve({ succeeded: () => Promise.resolve(), failed: () => undefined }),
    secondFactor: () => Promise.resolve({ succeeded: () => Promise.resolve(), failed: () => undefined }),
    register: () => Promise.resolve(),
    limitByIp: () => Promise.resolve(),
    limitByUser: () => Promise.resolve(),
    limitByEmail: () => Promise.resolve(),
  },
  blogPostViewCounter: { add: () => undefined },
  linkTokens: createLinkTokens('a secret for tests'),
  secretCipher: createSecretCipher('a secret for tests'),
  renderNewsletter: ({ subject }) => subject,
  cardProvider: null,
  readFreeDiskBytes: () => Promise.resolve(null),
};

type ContextParts = Omit<Context, 'db' | 'services' | 'settings'> & {
  services: Partial<Services>;
  settings: Partial<Settings>;
};

/** The context of a visitor, with stubs, default settings and what a test gives. */
export const createTestContext = (
  db: PrismaClient,
  { services, settings, ...parts }: Partial<ContextParts> = {},
): Context => ({
  db,
  viewer: null,
  visitor: createVisitor(),
  language: 'en',
  clock: { now: () => new Date(), hasPassed: (instant) => instant.getTime() <= Date.now() },
  services: { ...stubServices, ...services },
  settings: {
    requiresTrainerApproval: false,
    requiresAdminSecondFactor: false,
    passwordCheck: false,
    mediaHosts: null,
    ...settings,
  },
  isAborted: () => false,
  ...parts,
});

/** A returning visitor if an id is given, otherwise one that gets an id on demand. */
export function createVisitor(initialId: string | null = null): Visitor {
  let id = initialId;
  return {
    get id() {
      return id;
    },
    ensureId: () => (id ??= crypto.randomUUID()),
  };
}
