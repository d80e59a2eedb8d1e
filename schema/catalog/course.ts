import type { Prisma } from '../../prisma/generated/client';
import { TrainerType } from '../accounts/user';
import { builder } from '../core/builder';
import { assertCursorInList, connectionComplexity } from '../core/cursorPagination';
import type { Viewer } from '../core/context';
import { slugParamSchema } from '../contract/validation/catalog';
import { CourseLevelType } from '../core/scalarsAndEnums';
import { validate } from '../core/errors';
import { parseId } from '../core/ids';
import { visibleCourses, visibleLessons } from '../core/accessRules';
import { CategoryType } from './category';
import { CourseFilter, courseOrderBy, courseWhere, CourseSortType } from './courseFilter';
import { LessonType } from './lesson';

/** The lessons of a course as the viewer sees them. The same words twice are one selection. */
const visibleLessonsArgs = (viewer: Viewer | null) =>
  ({
    where: visibleLessons(viewer),
    orderBy: [{ order: 'asc' }, { id: 'asc' }],
  }) satisfies Prisma.Course$lessonsArgs;

export const CourseType = builder.prismaObject('Course', {
  description: 'A course: what the catalogue shows, and the way to its lessons and reviews.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable key; an integer.' }),
    title: t.exposeString('title', { description: 'English title.' }),
    titleAr: t.exposeString('titleAr', { description: 'Arabic title.' }),
    description: t.exposeString('description', { description: 'English description.' }),
    descriptionAr: t.exposeString('descriptionAr', { description: 'Arabic description.' }),
    slug: t.exposeString('slug', { description: 'Unique; for addresses.' }),
    categoryId: t.exposeID('categoryId', { description: 'Key of its category.' }),
    category: t.relation('category', { type: CategoryType, description: 'What it is filed under.' }),
    trainerId: t.exposeID('trainerId', { description: 'Key of its trainer.' }),
    trainer: t.relation('trainer', { type: TrainerType, description: 'Who teaches it.' }),
    price: t.expose('price', { type: 'Decimal', description: 'In `currency`; "0.00" when free.' }),
    currency: t.exposeString('currency', { description: 'ISO 4217; DZD.' }),
    isFree: t.exposeBoolean('isFree', { description: 'Always the same as a price of 0.' }),
    thumbnail: t.exposeString('thumbnail', {
      nullable: true,
      description: 'Address of a picture; null: draw your own.',
    }),
    duration: t.exposeInt('duration', { description: 'Minutes.' }),
    level: t.expose('level', { type: CourseLevelType, description: 'How much it expects its learners to know.' }),
    isPublished: t.exposeBoolean('isPublished', {
      description: 'False for a draft, which only its trainer and admins see.',
    }),
    enrollmentCount: t.exposeInt('enrollmentCount', { description: 'Students enrolled, ever exact.' }),
    rating: t.expose('rating', { type: 'Decimal', description: 'Mean of the approved reviews, "0.00" without any.' }),
    ratingCount: t.exposeInt('ratingCount', { description: 'Number of approved reviews.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the course was made.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When a person last changed the course.' }),
    lessonCount: t.int({
      description: 'Lessons the caller may see in the outline.',
      // Prisma's own count would group all lessons there are before it looks at these.
      select: (_args, { viewer }) => ({ lessons: { ...visibleLessonsArgs(viewer), select: { id: true } } }),
      resolve: ({ lessons }) => lessons.length,
    }),
    lessons: t.relation('lessons', {
      type: LessonType,
      description: 'The outline, in the order of the course.',
      query: (_args, { viewer }) => visibleLessonsArgs(viewer),
    }),
  }),
});

builder.queryFields((t) => ({
  courses: t.prismaConnection(
    {
      type: CourseType,
      cursor: 'id',
      description: 'The catalogue, page by page.',
      args: {
        filter: t.arg({ type: CourseFilter, description: 'Narrows the list.' }),
        sort: t.arg({ type: CourseSortType, required: true, defaultValue: 'newest', description: 'The order.' }),
      },
      complexity: connectionComplexity,
      totalCount: (_root, { filter }, { db, viewer }) => db.course.count({ where: courseWhere(filter, viewer) }),
      resolve: async (query, _root, { filter, sort }, { db, viewer }) => {
        const where = courseWhere(filter, viewer);
        await assertCursorInList(query, (row) => db.course.count({ where: { AND: [where, row] } }));
        return db.course.findMany({ ...query, where, orderBy: courseOrderBy[sort] });
      },
    },
    { name: 'CourseConnection', description: 'A page of courses.' },
    { name: 'CourseEdge', description: 'A course in its place on the page.' },
  ),
  course: t.prismaField({
    type: CourseType,
    nullable: true,
    description: 'One course by its key; null where there is none that the caller may see.',
    args: { id: t.arg.id({ required: true, description: 'Key of the course.' }) },
    resolve: (query, _root, { id }, { db, viewer }) =>
      db.course.findFirst({ ...query, where: { ...visibleCourses(viewer), id: parseId(id) } }),
  }),
  courseBySlug: t.prismaField({
    type: CourseType,
    nullable: true,
    description: 'One course by its slug; null where there is none that the caller may see.',
    args: { slug: t.arg.string({ required: true, description: 'Slug of the course.' }) },
    resolve: (query, _root, { slug }, { db, viewer }) =>
      db.course.findFirst({ ...query, where: { ...visibleCourses(viewer), slug: validate(slugParamSchema, slug) } }),
  }),
}));
