import { DateTimeISOResolver } from 'graphql-scalars';
import { Prisma } from '../../prisma/generated/client';
import { CourseLevel, EnrollmentStatus } from '../../prisma/generated/enums';
import { languages } from '../contract/languages';
import { roles } from '../contract/permissions';
import { builder } from './builder';

builder.addScalarType('DateTime', DateTimeISOResolver);

/** Money and ratings travel as text with two decimals ("1500.00", "4.50"), so that no client rounds them. */
builder.scalarType('Decimal', {
  description: 'An exact decimal number as text, with two decimals: "1500.00", "4.50".',
  serialize: (value) => new Prisma.Decimal(value).toFixed(2),
  parseValue: (value) => String(value),
});

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
