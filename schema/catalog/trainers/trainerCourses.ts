import { TrainerType } from '../../accounts/user';
import { pageSizes } from '../../contract/pageSizes';
import { openCourses } from '../../core/accessRules';
import { builder } from '../../core/builder';
import { CourseType } from '../course';

builder.prismaObjectField(TrainerType, 'publishedCourses', (t) =>
  t.relation('courses', {
    type: CourseType,
    description: `Published courses of the trainer, the latest ${pageSizes.trainerCourses}.`,
    query: {
      where: openCourses,
      orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
      take: pageSizes.trainerCourses,
    },
  }),
);
