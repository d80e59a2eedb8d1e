import { nameColumns } from '../contract/text/names/displayName';
import type { Prisma } from '../../prisma/generated/client';
import { stateLabelsAr } from '../contract/labels/stateLabelsAr';
import { courseLevelLabelsAr } from '../contract/courses/courseLevels';
import { archivedCourses, editableCourses } from '../core/accessRules';
import { adminList } from '../admin/adminList';
import { builder } from '../core/builder';
import { parseId, parseOptionalId } from '../core/ids';
import { adminSearchFilter, countersMatching, labeledStates, relatedNameMatching } from '../admin/adminSearch';
import { CourseLevelType } from '../core/scalarsAndEnums';
import { CourseType } from './course';

const AdminCourseFilter = builder.inputType('AdminCourseFilter', {
  description: 'Conditions on courses, combined with AND.',
  fields: (t) => ({
    search: t.string({ description: 'Words that all occur in any field.' }),
    isPublished: t.boolean({ description: 'True: published courses only; false: drafts and archived courses only.' }),
    isArchived: t.boolean({ description: 'True: archived courses only; false: drafts and published courses only.' }),
    categoryId: t.id({ description: 'Courses of this category only.' }),
    level: t.field({ type: CourseLevelType, description: 'Courses of this level only.' }),
    trainerId: t.id({ description: 'Courses of this trainer only.' }),
    ids: t.idList({ description: 'These courses only.' }),
  }),
});

const list = adminList('Course', {
  query: 'adminCourses',
  permission: 'course:write',
  type: CourseType,
  noun: 'courses',
  scope: 'Admins get all courses, trainers their own.',
  filter: AdminCourseFilter,
  where: ({ search, isPublished, isArchived, categoryId, level, trainerId, ids }, { viewer }) => ({
    AND: [
      editableCourses(viewer),
      ...(isArchived == null ? [] : [isArchived ? archivedCourses : { NOT: archivedCourses }]),
      ...adminSearchFilter<Prisma.CourseWhereInput>(search, {
        states: [
          ...labeledStates(courseLevelLabelsAr, (each) => ({ level: each })),
          [stateLabelsAr.publishedFeminine, { isPublished: true }],
          [stateLabelsAr.draft, { isPublished: false, NOT: archivedCourses }],
          [stateLabelsAr.archived, archivedCourses],
          [stateLabelsAr.free, { isFree: true }],
        ],
        alternatives: (word) => [
          relatedNameMatching(word),
          ...countersMatching(word, 'enrollmentCount').map((counters) => ({ counters })),
        ],
      }),
    ],
    isPublished: isPublished ?? undefined,
    categoryId: parseOptionalId(categoryId),
    level: level ?? undefined,
    trainerId: parseOptionalId(trainerId),
    id: ids ? { in: ids.map(parseId) } : undefined,
  }),
  sortFields: ['titleAr', 'title', 'price', 'enrollmentCount', 'rating', 'isPublished', 'createdAt', 'updatedAt'],
  defaultSort: ['createdAt', 'desc'],
  sortKeys: { title: 'sortKey', titleAr: 'sortKeyAr' },
  orderBy: (sort, direction) =>
    sort === 'enrollmentCount' || sort === 'rating'
      ? [{ counters: { [sort]: direction } }, { id: direction }]
      : undefined,
});

export const courseExport = list.exportAs(
  (db, where) =>
    db.course.findMany({
      omit: { adminSearchText: true, searchText: true },
      include: {
        counters: true,
        category: { select: { nameAr: true } },
        trainer: { select: nameColumns },
      },
      where,
    }),
  'course:manage',
);
