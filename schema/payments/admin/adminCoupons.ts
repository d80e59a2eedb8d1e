import type { Prisma } from '../../../prisma/generated/client';
import { CourseType } from '../../catalog/course';
import { stateLabelsAr } from '../../contract/labels/stateLabelsAr';
import { createCouponSchema, updateCouponSchema } from '../../contract/validation/payments/payments';
import { adminList } from '../../admin/adminList';
import { createAndUpdateInputs } from '../../admin/createAndUpdateInputs';
import { adminCrud } from '../../admin/adminMutations';
import { adminSearchFilter } from '../../admin/adminSearch';
import { builder } from '../../core/builder';
import { onConstraintViolation, onUniqueViolation, Problem } from '../../core/problem';
import { parseId } from '../../core/ids';

const CouponType = builder.prismaObject('Coupon', {
  description: 'A discount with a code, for admins. It has either a percentage or an amount.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    code: t.exposeString('code', { description: 'What payers enter; in upper case.' }),
    percent: t.exposeInt('percent', { nullable: true, description: 'Discount in percent; null for an amount.' }),
    amount: t.expose('amount', {
      type: 'Decimal',
      nullable: true,
      description: 'Discount in dinars; null for a percentage.',
    }),
    startsAt: t.expose('startsAt', { type: 'DateTime', nullable: true, description: 'Valid from; null: at once.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', nullable: true, description: 'Valid until; null: for ever.' }),
    totalLimit: t.exposeInt('totalLimit', { nullable: true, description: 'Maximum of all uses; null: no limit.' }),
    perUserLimit: t.exposeInt('perUserLimit', {
      nullable: true,
      description: 'Maximum of uses by one person; null: no limit.',
    }),
    usedCount: t.exposeInt('usedCount', { description: 'Orders that use it, without expired and cancelled ones.' }),
    isActive: t.exposeBoolean('isActive', { description: 'False: it cannot be used.' }),
    courses: t.field({
      type: [CourseType],
      description: 'Courses that it is valid for; none: all courses and events.',
      select: (_args, _context, nestedSelection) => ({
        courses: { orderBy: { courseId: 'asc' }, select: { course: nestedSelection(true) } },
      }),
      resolve: ({ courses }) => courses.map(({ course }) => course),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the creation.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Time of the last change.' }),
  }),
});

const AdminCouponFilter = builder.inputType('AdminCouponFilter', {
  description: 'Conditions on coupons, combined with AND.',
  fields: (t) => ({
    search: t.string({ description: 'Words that all occur in the code or the state.' }),
    isActive: t.boolean({ description: 'True: active coupons only; false: inactive ones only.' }),
  }),
});

const couponStates = [
  [stateLabelsAr.active, { isActive: true }],
  [stateLabelsAr.inactive, { isActive: false }],
] as const;

adminList('Coupon', {
  query: 'adminCoupons',
  permission: 'payment:manage',
  type: CouponType,
  noun: 'coupons',
  idsFirst: false,
  filter: AdminCouponFilter,
  where: ({ search, isActive }) => ({
    AND: adminSearchFilter<Prisma.CouponWhereInput>(search, { states: couponStates }),
    isActive: isActive ?? undefined,
  }),
  sortFields: ['createdAt', 'code', 'usedCount', 'endsAt', 'isActive'],
  defaultSort: ['createdAt', 'desc'],
});

builder.queryField('coupon', (t) =>
  t.withAuth({ can: 'payment:manage' }).prismaField({
    type: CouponType,
    nullable: true,
    description: 'A coupon; null if there is none.',
    args: { id: t.arg.id({ required: true, description: 'Key of the coupon.' }) },
    resolve: (query, _root, { id }, { db }) => db.coupon.findUnique({ ...query, where: { id: parseId(id) } }),
  }),
);

const [CreateCouponInput, UpdateCouponInput] = createAndUpdateInputs('Coupon', 'coupon', (t, required) => ({
  code: t.string({ required, description: 'Letters, digits, hyphens and underscores; stored in upper case.' }),
  percent: t.int({ description: 'Discount in percent, 1 to 100. Either this or `amount`.' }),
  amount: t.field({ type: 'Decimal', description: 'Discount in dinars. Either this or `percent`.' }),
  startsAt: t.field({ type: 'DateTime', description: 'Valid from; default: at once.' }),
  endsAt: t.field({ type: 'DateTime', description: 'Valid until; default: for ever.' }),
  totalLimit: t.int({ description: 'Maximum of all uses; default: no limit.' }),
  perUserLimit: t.int({ description: 'Maximum of uses by one person; default: no limit.' }),
  isActive: t.boolean({ description: 'Default true.' }),
  courseIds: t.idList({ description: 'Courses that it is valid for; default: all courses and events.' }),
}));

adminCrud('Coupon', {
  type: CouponType,
  permission: 'payment:manage',
  noun: ['coupon', 'coupons'],
  plural: 'Coupons',
  notFound: 'couponNotFound',
  create: {
    input: CreateCouponInput,
    schema: createCouponSchema,
    toColumns: ({ courseIds, ...coupon }) => ({
      ...coupon,
      courses: { create: courseIds.map((courseId) => ({ courseId })) },
    }),
  },
  update: {
    input: UpdateCouponInput,
    schema: updateCouponSchema,
    toColumns: async ({ courseIds, ...changes }, { tx, id }) => {
      if (courseIds) await replaceCourses(tx, id, courseIds);
      if (changes.percent != null) return { ...changes, amount: null };
      return changes.amount == null ? changes : { ...changes, percent: null };
    },
  },
  problems: {
    create: ['couponCodeTaken', 'courseNotFound'],
    update: ['couponCodeTaken', 'couponLimitTooLow', 'courseNotFound'],
  },
  deletable: { where: { payments: { none: {} } }, otherwise: 'couponHasPayments', note: 'without payments' },
  flag: { mutation: 'activateCoupons', column: 'isActive' },
  onError: () => [
    onUniqueViolation({ code: { code: 'couponCodeTaken', field: 'code' } }),
    onConstraintViolation({
      coupons_end_after_start: { code: 'invalidInput', fields: { endsAt: 'endsBeforeStart' } },
      coupons_never_overused: { code: 'couponLimitTooLow', fields: { totalLimit: 'couponLimitTooLow' } },
      coupon_courses_courseId_fkey: { code: 'courseNotFound', fields: { courseIds: 'courseNotFound' } },
    }),
  ],
});

async function replaceCourses(tx: Prisma.TransactionClient, couponId: number, courseIds: number[]): Promise<void> {
  await tx.couponCourse.deleteMany({ where: { couponId, courseId: { notIn: courseIds } } });
  if ((await tx.coupon.count({ where: { id: couponId } })) === 0) throw new Problem('couponNotFound');
  await tx.couponCourse.createMany({
    data: courseIds.map((courseId) => ({ couponId, courseId })),
    skipDuplicates: true,
  });
}
