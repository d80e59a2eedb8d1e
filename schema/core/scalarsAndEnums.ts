import { GraphQLError, Kind } from 'graphql';
import { DateTimeISOResolver } from 'graphql-scalars';
import { Prisma } from '../../prisma/generated/client';
import { CourseLevel, EnrollmentStatus } from '../../prisma/generated/enums';
import { isDateInRange, parseAlgerianDateTime } from '../contract/text/format/dateTime';
import { lessonKinds } from '../contract/courses/lessonKinds';
import { languages } from '../contract/languages';
import { paymentMethods, paymentStatuses } from '../contract/payments';
import { roles } from '../contract/permissions';
import { problems, problemsOfEveryField, type ProblemCode } from '../contract/problems/problems';
import { builder } from './builder';

builder.scalarType('DateTime', {
  description:
    'ISO 8601 date and time, such as 2026-12-10T09:30:00Z; without an offset, Algerian time (UTC+1). A date alone is the beginning of that day; as an end, its end.',
  serialize: (value) => DateTimeISOResolver.serialize(value),
  parseValue: (value) => {
    const time = value instanceof Date ? value : parseAlgerianDateTime(typeof value === 'string' ? value : '');
    if (!isDateInRange(time)) throw new GraphQLError('Expected an ISO 8601 date or date and time.');
    return time;
  },
});

const decimalError = 'Decimal cannot represent a value that is neither a string nor a number';

/** Serialized as text because JSON numbers lose precision. */
builder.scalarType('Decimal', {
  description: 'Exact decimal number as a string with two decimals, for example "1500.00" or "4.50".',
  serialize: (value) => new Prisma.Decimal(value).toFixed(2),
  // A number is taken as it is; text may have separators and a currency.
  parseValue(value) {
    if (typeof value !== 'string' && typeof value !== 'number') throw new GraphQLError(decimalError);
    return value;
  },
  parseLiteral(node) {
    if (node.kind === Kind.STRING) return node.value;
    if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return Number(node.value);
    throw new GraphQLError(decimalError, { nodes: node });
  },
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

export const LessonKindType = builder.enumType('LessonKind', {
  description:
    '`content`: texts, video and files; `quiz`: questions, completed by a passed attempt and by nothing else.',
  values: lessonKinds,
});

export const EnrollmentStatusType = builder.enumType('EnrollmentStatus', {
  description: 'Status of an enrollment. `pending_payment` and `ended` do not give access to lessons.',
  values: Object.values(EnrollmentStatus),
});

export const PaymentMethodType = builder.enumType('PaymentMethod', {
  description: 'How a payment is made. `cash` is recorded by an admin.',
  values: paymentMethods,
});

export const PaymentStatusType = builder.enumType('PaymentStatus', {
  description:
    '`pending`: to be paid; `submitted`: the proof is under review; `confirmed`; `rejected`: another proof can be sent; `expired` and `cancelled`: closed unpaid; `refund_requested`; `refunded`.',
  values: paymentStatuses,
});

export const ProblemCodeType = builder.enumType('ProblemCode', {
  description:
    'Why a field has no value: `extensions.problem` of its error, beside `extensions.status` and a message in the language of the request. ' +
    `The description of a field lists its problems. Every field can also answer with ${problemsOfEveryField.join(', ')}; ` +
    'one that lists notAllowed answers secondFactorRequired to an admin without the second factor that the site demands.',
  // The keys of an object are typed as texts.
  values: Object.fromEntries(
    Object.entries(problems).map(([code, { status, text }]) => [
      code,
      { description: `${text.en}. Status ${status}.` },
    ]),
  ) as Record<ProblemCode, { description: string }>,
});
