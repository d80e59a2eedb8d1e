import { CourseLevel, EnrollmentStatus } from '../prisma/generated/enums';
import { builder } from './builder';
import { languages } from './contract/languages';
import { roles } from './contract/permissions';

export const RoleType = builder.enumType('Role', {
  description: 'What a person is on the platform.',
  values: roles,
});

export const LanguageType = builder.enumType('Language', {
  description: 'A language of the platform.',
  values: languages,
});

export const CourseLevelType = builder.enumType('CourseLevel', {
  description: 'How much a course expects its learners to know.',
  values: Object.values(CourseLevel),
});

export const EnrollmentStatusType = builder.enumType('EnrollmentStatus', {
  description: 'Where an enrolment stands. `pending_payment` opens no lessons yet.',
  values: Object.values(EnrollmentStatus),
});
