import { builder } from '../builder';
import { CourseType } from '../catalog/course';
import { pageComplexity } from '../connections';
import { visibleReviews } from '../rules';

const ReviewType = builder.prismaObject('Review', {
  description: 'What a student thinks of a course. Reviewers stay anonymous to everybody but the trainer and admins.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable key; an integer.' }),
    userId: t.id({
      nullable: true,
      description: 'Who wrote it; null unless the caller wrote it, teaches the course or is an admin.',
      select: { userId: true, trainerId: true },
      resolve: ({ userId, trainerId }, _args, { viewer }) =>
        viewer && (viewer.role === 'admin' || viewer.id === userId || viewer.id === trainerId) ? userId : null,
    }),
    courseId: t.exposeID('courseId', { description: 'The reviewed course.' }),
    trainerId: t.exposeID('trainerId', { description: 'Who taught it.' }),
    rating: t.exposeInt('rating', { description: '1 to 5.' }),
    comment: t.exposeString('comment', { nullable: true, description: 'In English, where written.' }),
    commentAr: t.exposeString('commentAr', { nullable: true, description: 'In Arabic, where written.' }),
    isApproved: t.exposeBoolean('isApproved', { description: 'Only approved reviews are public and count.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
  }),
});

builder.prismaObjectField(CourseType, 'reviews', (t) =>
  t.relatedConnection('reviews', {
    type: ReviewType,
    cursor: 'id',
    totalCount: true,
    description: 'Reviews the caller may see, the newest first.',
    complexity: pageComplexity,
    query: (_args, { viewer }) => ({
      where: visibleReviews(viewer),
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    }),
  }),
);
