import { Prisma } from '../../../prisma/generated/client';
import { PublicUserType, TrainerType } from '../../accounts/user';
import { openCourses } from '../../core/accessRules';
import { builder } from '../../core/builder';
import { parseId } from '../../core/ids';

/** Users with a published course, deactivated ones too: their courses stay. */
const usersWithOpenCourses = { courses: { some: openCourses } } satisfies Prisma.UserWhereInput;

/** Fields that use it share one selection. */
const figuresSelect = {
  courses: {
    where: openCourses,
    select: { id: true, counters: { select: { enrollmentCount: true, ratingCount: true, ratingSum: true } } },
  },
} satisfies Prisma.UserSelect;

type Counter = 'enrollmentCount' | 'ratingCount' | 'ratingSum';

const sumOf = ({ courses }: Prisma.UserGetPayload<{ select: typeof figuresSelect }>, counter: Counter): number =>
  courses.reduce((sum, { counters }) => sum + (counters?.[counter] ?? 0), 0);

builder.prismaObjectFields(TrainerType, (t) => ({
  courseCount: t.int({
    description: 'Number of published courses.',
    select: figuresSelect,
    resolve: ({ courses }) => courses.length,
  }),
  enrollmentCount: t.int({
    description: 'Number of enrollments in the published courses; a student of two courses counts twice.',
    select: figuresSelect,
    resolve: (trainer) => sumOf(trainer, 'enrollmentCount'),
  }),
  rating: t.field({
    type: 'Decimal',
    description: 'Mean of all approved ratings of the published courses; "0.00" if there are none.',
    select: figuresSelect,
    resolve: (trainer) =>
      new Prisma.Decimal(sumOf(trainer, 'ratingSum'))
        .div(Math.max(1, sumOf(trainer, 'ratingCount')))
        .toDecimalPlaces(2),
  }),
  ratingCount: t.int({
    description: 'Number of approved reviews of the published courses.',
    select: figuresSelect,
    resolve: (trainer) => sumOf(trainer, 'ratingCount'),
  }),
}));

builder.prismaObjectField(PublicUserType, 'hasTrainerPage', (t) =>
  t.boolean({
    description: 'True if the person teaches a published course, so that `trainer` finds them.',
    select: { courses: { where: openCourses, select: { id: true }, take: 1 } },
    resolve: ({ courses }) => courses.length > 0,
  }),
);

builder.queryField('trainer', (t) =>
  t.prismaField({
    type: TrainerType,
    nullable: true,
    description: 'A trainer by the key of the user; null without a published course.',
    args: { id: t.arg.id({ required: true, description: 'Key of the user.' }) },
    resolve: (query, _root, { id }, { db }) =>
      db.user.findFirst({ ...query, where: { id: parseId(id), ...usersWithOpenCourses } }),
  }),
);
