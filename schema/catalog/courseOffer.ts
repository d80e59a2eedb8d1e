import { builder } from '../core/builder';
import { CourseType } from './course';
import { LessonType } from './lessons/lesson';

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
