import { DateTimeISOResolver } from 'graphql-scalars';
import { Prisma } from '../../prisma/generated/client';
import { CourseLevel, EnrollmentStatus } from '../../prisma/generated/enums';
import { languages } from '../contract/languages';
import { roles } from '../contract/permissions';
import { builder } from './builder';

builder.addScalarType('DateTime', DateTimeISOResolver);

/** Serialized as text because JSON numbers lose precision. */
builder.scalarType('Decimal', {
  description: 'Exact decimal number as a string with two decimals, for example "1500.00" or "4.50".',
  serialize: (value) => new Prisma.Decimal(value).toFixed(2),
  parseValue: (value) => String(value),
});

export const RoleType = builder.enumType('Role', {
  description: 'Role of a user.',
  values: roles,
});

export const LanguageType = builder.enumType('Language', {
  description: 'Language of the user interface and messages.',
  values: languages,
});

export const CourseLevelType = builder.enumType('CourseLevel', {
  description: 'Difficulty level of a course.',
  values: Object.values(CourseLevel),
});

export const EnrollmentStatusType = builder.enumType('EnrollmentStatus', {
  description: 'Status of an enrollment. `pending_payment` does not give access to lessons.',
  values: Object.values(EnrollmentStatus),
});
