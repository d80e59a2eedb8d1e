import { Prisma } from '../../prisma/generated/client';
import { findRankedIds } from '../../prisma/reads/rankedIds';
import { TrainerType } from '../accounts/user';
import { builder } from '../core/builder';
import { connectionComplexity, findPage, withoutPageArguments } from '../paging/cursorPagination';
import type { Viewer } from '../core/context';
import { bounds } from '../contract/bounds';
import { slugParamSchema } from '../contract/validation/learning/catalog';
import { CourseLevelType } from '../core/scalarsAndEnums';
import { validate } from '../core/problem';
import { parseId } from '../core/ids';
import { fetchInIdOrder } from '../paging/offsetPagination';
import { parsedText } from '../richText/parsedText';
import { thumbnailSourcesField } from '../uploads/pictureFormats';
import { summarizeLead, summaryLength } from '../richText/summaries';
import { findByRelevance } from '../search/findByRelevance';
import { rankingSql } from '../search/rankDocuments';
import { parseSearch } from '../search/searchConcepts';
import { archivedLessons, findReadable, readableLessonsOfCourse } from '../core/accessRules';
import { CategoryType } from './category';
import { CourseFilter, courseOrderBy, courseWhere, CourseSortType, findIdsByCounter } from './courseFilterAndSort';
import { LessonType } from './lessons/lesson';

/** Lessons that the viewer may see. Fields that use these arguments share one selection. */
export const readableLessonsArgs = (viewer: Viewer | null) =>
  ({
    where: readableLessonsOfCourse(viewer),
    orderBy: [{ order: 'asc' }, { id: 'asc' }],
  }) satisfies Prisma.Course$lessonsArgs;

export const CourseType = builder.prismaObject('Course', {
  select: { id: true },
  description: 'A course with its lessons and reviews.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    title: t.exposeString('title', { description: 'English title.' }),
    titleAr: t.exposeString('titleAr', { description: 'Arabic title.' }),
    description: t.exposeString('description', { description: 'English description.' }),
    descriptionAr: t.exposeString('descriptionAr', { description: 'Arabic description.' }),
    slug: t.exposeString('slug', { description: 'Unique URL name.' }),
    categoryId: t.exposeID('categoryId', { description: 'Key of the category.' }),
    category: t.relation('category', { type: CategoryType, description: 'Category.' }),
    trainerId: t.exposeID('trainerId', { description: 'Key of the trainer.' }),
    trainer: t.relation('trainer', { type: TrainerType, description: 'Trainer.' }),
    price: t.expose('price', { type: 'Decimal', description: 'Price in `currency`; "0.00" if free.' }),
    currency: t.exposeString('currency', { description: 'ISO 4217 currency code: DZD.' }),
    isFree: t.exposeBoolean('isFree', { description: 'True if the price is 0.' }),
    thumbnail: t.exposeString('thumbnail', {
      nullable: true,
      description: 'Thumbnail URL; null if none, show a placeholder.',
    }),
    duration: t.exposeInt('duration', { description: 'Duration in minutes.' }),
    level: t.expose('level', { type: CourseLevelType, description: 'Difficulty level.' }),
    hasCertificate: t.exposeBoolean('hasCertificate', {
      description: 'True if students who complete the course receive a certificate.',
    }),
    keywords: t.exposeStringList('keywords', {
      description: 'Words by which people look for the course and that its texts lack, such as French names.',
    }),
    isPublished: t.exposeBoolean('isPublished', {
      description: 'False for a draft, visible only to its trainer and admins, and for an archived course.',
    }),
    isArchived: t.boolean({
      description:
        'True for a course that was published and is withdrawn: not listed or sold, open to its enrolled students, its trainer and admins.',
      select: { isPublished: true, firstPublishedAt: true },
      resolve: ({ isPublished, firstPublishedAt }) => !isPublished && firstPublishedAt !== null,
    }),
    enrollmentCount: t.int({
      description: 'Number of enrollments.',
      select: { counters: { select: { enrollmentCount: true } } },
      resolve: ({ counters }) => counters?.enrollmentCount ?? 0,
    }),
    rating: t.field({
      type: 'Decimal',
      description: 'Mean rating of approved reviews; "0.00" if there are none.',
      select: { counters: { select: { rating: true } } },
      resolve: ({ counters }) => counters?.rating ?? new Prisma.Decimal(0),
    }),
    ratingCount: t.int({
      description: 'Number of approved reviews.',
      select: { counters: { select: { ratingCount: true } } },
      resolve: ({ counters }) => counters?.ratingCount ?? 0,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of creation.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Time of the last edit.' }),
    lessonCount: t.int({
      description: 'Number of lessons in the outline visible to the caller.',
      // Prisma's relation count would group all lessons before filtering.
      select: (_args, { viewer }) => ({ lessons: { ...readableLessonsArgs(viewer), select: { id: true } } }),
      resolve: ({ lessons }) => lessons.length,
    }),
    lessons: t.relation('lessons', {
      type: LessonType,
      description: 'Lessons visible to the caller, in course order.',
      query: (_args, { viewer }) => readableLessonsArgs(viewer),
    }),
    archivedLessons: t.relation('lessons', {
      type: LessonType,
      description:
        'For its trainer and admins: the latest 200 lessons that were published and then removed. They can be restored.',
      query: (_args, { viewer }) => ({
        where: archivedLessons(viewer),
        orderBy: [{ archivedAt: 'desc' }, { id: 'desc' }],
        take: bounds.courses.lessonsMax,
      }),
    }),
  }),
});

// What the page of a course says to those who think about enrolling.
builder.prismaObjectFields(CourseType, (t) => ({
  outcomes: t.exposeStringList('outcomes', { description: 'What a learner can do afterwards, in English.' }),
  outcomesAr: t.exposeStringList('outcomesAr', { description: 'What a learner can do afterwards, in Arabic.' }),
  audience: t.exposeStringList('audience', { description: 'For whom the course is, in English.' }),
  audienceAr: t.exposeStringList('audienceAr', { description: 'For whom the course is, in Arabic.' }),
  requirements: t.exposeStringList('requirements', { description: 'What a learner needs first, in English.' }),
  requirementsAr: t.exposeStringList('requirementsAr', { description: 'What a learner needs first, in Arabic.' }),
  previewLessonId: t.exposeID('previewLessonId', {
    nullable: true,
    description: 'Key of the published lesson that is open to everybody; null if there is none.',
  }),
  previewLesson: t.relation('previewLesson', {
    type: LessonType,
    nullable: true,
    description: 'The published lesson that is open to everybody; null if there is none.',
  }),
}));

/** What is read from the thumbnail and the description. */
builder.prismaObjectFields(CourseType, (t) => ({
  thumbnailSources: t.field(thumbnailSourcesField),
  descriptionBlocks: t.field(parsedText('description')),
  descriptionBlocksAr: t.field(parsedText('descriptionAr')),
  summary: t.string({
    description: `English text for cards: the first block of the description without marks, at most ${summaryLength} characters.`,
    select: { description: true },
    resolve: ({ description }) => summarizeLead(description),
  }),
  summaryAr: t.string({
    description: `Arabic text for cards: the first block of the description without marks, at most ${summaryLength} characters.`,
    select: { descriptionAr: true },
    resolve: ({ descriptionAr }) => summarizeLead(descriptionAr),
  }),
}));

builder.queryFields((t) => ({
  courses: t.prismaConnection(
    {
      type: CourseType,
      cursor: 'id',
      description: 'Courses visible to the caller, paginated.',
      args: {
        filter: t.arg({ type: CourseFilter, description: 'Filter.' }),
        sort: t.arg({ type: CourseSortType, required: true, defaultValue: 'relevance', description: 'Sort order.' }),
      },
      complexity: connectionComplexity,
      totalCount: async (_root, { filter }, { db, viewer }) =>
        db.course.count({ where: courseWhere(filter, viewer, await parseSearch(db, filter?.search, viewer)) }),
      resolve: async (query, _root, { filter, sort }, { db, viewer }) => {
        const concepts = await parseSearch(db, filter?.search, viewer);
        const where = courseWhere(filter, viewer, concepts);
        const orderBy = courseOrderBy[sort];
        if (sort === 'popular' || sort === 'rating') {
          const ids = await findIdsByCounter(query, db, where, sort);
          return fetchInIdOrder(ids, (keys) => db.course.findMany({ ...query, ...withoutPageArguments, where: keys }));
        }
        if (concepts.length === 0 || sort !== 'relevance') {
          return findPage(db.course, query, { where, orderBy });
        }
        return findByRelevance(
          query,
          (take) =>
            // The ranked rows match the search already.
            findRankedIds(db, 'Course', rankingSql(concepts, 'course', viewer), {
              where: courseWhere(filter, viewer, []),
              orderBy,
              take,
            }),
          (ids) => db.course.findMany({ ...query, ...withoutPageArguments, where: ids }),
        );
      },
    },
    { name: 'CourseConnection', description: 'A page of courses.' },
    { name: 'CourseEdge', description: 'A course and its cursor.' },
  ),
  course: t.prismaField({
    type: CourseType,
    nullable: true,
    description: 'A course by its key; null if not found or not visible to the caller.',
    args: { id: t.arg.id({ required: true, description: 'Key of the course.' }) },
    resolve: (query, _root, { id }, { db, viewer }) =>
      findReadable(viewer, (where) => db.course.findFirst({ ...query, where: { ...where, id: parseId(id) } })),
  }),
  courseBySlug: t.prismaField({
    type: CourseType,
    nullable: true,
    description: 'A course by its slug; null if not found or not visible to the caller.',
    args: { slug: t.arg.string({ required: true, description: 'Slug of the course.' }) },
    resolve: (query, _root, args, { db, viewer }) => {
      const slug = validate(slugParamSchema, args.slug);
      return findReadable(viewer, (where) => db.course.findFirst({ ...query, where: { ...where, slug } }));
    },
  }),
}));
