import { Box, Stack } from '@mui/material';
import { useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { createCouponSchema, type CreateCouponData } from '../../../schema/contract/validation/payments/payments';
import { formatNumber, localizeField, useTranslation } from '../../language';
import { dataOrPrevious } from '../../ui/feedback/queryStates';
import { AmountInput, DateTimeInput, SwitchInput, TextInput, toDateTimeLocal } from '../../ui/form/inputs';
import { twoColumnGrid } from '../../ui/layout/layoutStyles';
import { formatDateTime } from '../form/conflictFields';
import { entityForm, queryById, type EntityFieldsProps } from '../form/entityForm';
import { toTextFormValues } from '../form/toTextFormValues';
import { PickedChips, type PickerOption } from '../../ui/form/SearchPicker';
import { AdminSearchPicker } from '../form/AdminSearchPicker';
import { useFieldLabel, type ResourceTexts } from '../resource/resourceTexts';
import {
  AdminCouponByIdDocument,
  CreateCouponDocument,
  UpdateCouponDocument,
  useCouponCoursesQuery,
  type AdminCouponFragment,
} from './__generated__/couponResource';
import { formatDiscount, formatCourses } from './couponResource';

const numberText = (value: number | null | undefined): string => value?.toString() ?? '';

const toCouponFormValues = (row: AdminCouponFragment | null) => ({
  ...toTextFormValues(row, ['code', 'amount']),
  percent: numberText(row?.percent),
  startsAt: toDateTimeLocal(row?.startsAt),
  endsAt: toDateTimeLocal(row?.endsAt),
  totalLimit: numberText(row?.totalLimit),
  perUserLimit: row ? numberText(row.perUserLimit) : '1',
  isActive: row?.isActive ?? true,
  courseIds: row?.courses.map(({ id }) => id) ?? [],
});

const toCouponInput = ({ startsAt, endsAt, courseIds, ...coupon }: CreateCouponData) => ({
  ...coupon,
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
  courseIds: courseIds.map(String),
});

const codeSlotProps = {
  htmlInput: { dir: 'ltr', autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false },
} as const;

type CouponValues = ReturnType<typeof toCouponFormValues>;

function CouponFields({ control, row }: EntityFieldsProps<CouponValues, AdminCouponFragment>) {
  const { t } = useTranslation('adminCoupons');
  const label = useFieldLabel('adminCoupons');
  const { t: tAdmin } = useTranslation('admin');
  const numberInput = (name: 'percent' | 'amount' | 'totalLimit' | 'perUserLimit', helperText: string) => (
    <AmountInput
      control={control}
      name={name}
      helperText={helperText}
      kind={name === 'amount' ? 'price' : 'number'}
      label={label(name)}
    />
  );
  return (
    <Stack sx={{ gap: 3 }}>
      <TextInput
        control={control}
        name="code"
        label={label('code')}
        helperText={t('codeHint')}
        required
        autoFocus
        slotProps={codeSlotProps}
      />
      <Box sx={twoColumnGrid}>
        {numberInput('percent', t('percentHint'))}
        {numberInput('amount', t('amountHint'))}
      </Box>
      <Box sx={twoColumnGrid}>
        <DateTimeInput control={control} name="startsAt" label={t('startsAt')} helperText={t('times')} />
        <DateTimeInput control={control} name="endsAt" label={t('endsAt')} helperText={t('times')} />
      </Box>
      <Box sx={twoColumnGrid}>
        {numberInput('totalLimit', t('limitHint'))}
        {numberInput('perUserLimit', t('limitHint'))}
      </Box>
      <CouponCourses control={control as unknown as Control<CouponValues>} row={row} />
      <SwitchInput control={control} name="isActive" label={tAdmin('state.active')} />
    </Stack>
  );
}

function useCourses(search: string, skip: boolean) {
  const query = useCouponCoursesQuery({ variables: { search }, skip });
  const rows = dataOrPrevious(query)?.adminCourses.rows ?? [];
  return { options: rows.map(toCourseOption), isLoading: query.loading };
}

const toCourseOption = (course: AdminCouponFragment['courses'][number]): PickerOption => ({
  id: course.id,
  label: localizeField(course, 'title', 'ar'),
});

function CouponCourses({ control, row }: { control: Control<CouponValues>; row: AdminCouponFragment | null }) {
  const { t } = useTranslation('adminCoupons');
  const { field } = useController({ control, name: 'courseIds' });
  const [known, setKnown] = useState<readonly PickerOption[]>(row?.courses.map(toCourseOption) ?? []);
  const add = (course: PickerOption | null) => {
    if (!course || field.value.includes(course.id)) return;
    setKnown([...known, course]);
    field.onChange([...field.value, course.id]);
  };
  return (
    <Stack sx={{ gap: 1.5 }}>
      <AdminSearchPicker
        label={t('courseSearch')}
        helperText={t('coursesHint')}
        useOptions={useCourses}
        onChange={add}
      />
      <PickedChips label={t('courses')} ids={field.value} known={known} onChange={field.onChange} />
    </Stack>
  );
}

const formatLimit = (limit: number | null, { t }: Pick<ResourceTexts<'adminCoupons'>, 't'>) =>
  limit === null ? t('unlimited') : formatNumber(limit, 'ar');

export const CouponForm = entityForm({
  namespace: 'adminCoupons',
  schema: createCouponSchema,
  toFormValues: toCouponFormValues,
  toInput: toCouponInput,
  createDocument: CreateCouponDocument,
  updateDocument: UpdateCouponDocument,
  fetchCurrent: queryById(AdminCouponByIdDocument, ({ coupon }) => coupon),
  diff: ({ text, field, active, ...texts }) => [
    text('code'),
    field('discount', (coupon) => formatDiscount(coupon, texts)),
    field('startsAt', ({ startsAt }) => (startsAt ? formatDateTime(startsAt) : '')),
    field('endsAt', ({ endsAt }) => (endsAt ? formatDateTime(endsAt) : '')),
    field('totalLimit', ({ totalLimit }) => formatLimit(totalLimit, texts)),
    field('perUserLimit', ({ perUserLimit }) => formatLimit(perUserLimit, texts)),
    field('courses', (coupon) => formatCourses(coupon, texts)),
    active(),
  ],
  Fields: CouponFields,
});
