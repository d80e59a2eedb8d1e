import { fieldsToConfirm, isLargePriceChange } from '../../../schema/contract/courses/confirmedFields';
import { cleanSlug } from '../../../schema/contract/text/cleanText';
import { parsePrice } from '../../../schema/contract/text/decimalNumber';
import { slugPattern } from '../../../schema/contract/text/slug';
import { formatPrice, useLanguage, useTranslation } from '../../language';
import type { CourseFormValues } from './courseFormValues';

const changeNames = ['price', 'hasCertificate', 'slug'] as const;
export type CourseChangeName = (typeof changeNames)[number];

/** A change that the user confirms before it is saved. */
export interface ConfirmedChange {
  /** Old and new value, and what the change applies to. */
  text: string;
  /** What the user must check for a price that changes by more than half. */
  check?: string;
}

export interface CourseChange extends ConfirmedChange {
  name: CourseChangeName;
}

/**
 * Returns the function that describes the change of a published price, in dinars: what follows for unpaid orders is the table of
 * docs/spec-notes/payments.md. Null without a change.
 */
export function useDescribePriceChange(
  item: 'course' | 'event',
): (before: string, after: string) => ConfirmedChange | null {
  const { t } = useTranslation(['editor', 'courses']);
  const { language } = useLanguage();
  const priceText = (price: string) => (Number(price) === 0 ? t('courses:free') : formatPrice(price, language));
  return (before, after) => {
    const difference = Number(after) - Number(before);
    if (difference === 0) return null;
    const prices = { before: priceText(before), after: priceText(after) };
    const freeText = item === 'course' ? ('confirm.priceFree' as const) : ('confirm.eventPriceFree' as const);
    const lowered = Number(after) === 0 ? freeText : ('confirm.priceLowered' as const);
    return {
      text: t(difference > 0 ? 'confirm.priceRaised' : lowered, prices),
      ...(isLargePriceChange(before, after) && { check: t('confirm.large', prices) }),
    };
  };
}

interface ChangedCourse {
  course: Parameters<typeof fieldsToConfirm>[0];
  stored: CourseFormValues;
  values: CourseFormValues;
}

/** Returns the function that describes the readable changes of a course which need a confirmation. */
export function useListCourseChanges(): (changed: ChangedCourse) => CourseChange[] {
  const { t } = useTranslation('editor');
  const describePriceChange = useDescribePriceChange('course');
  const describe = (name: CourseChangeName, { stored, values }: ChangedCourse): CourseChange | null => {
    const [before, after] = [stored, values].map((each) => readStored(name, each));
    if (name === 'slug' && values.slug.trim() === '')
      return { name, text: t('confirm.slugDerived', { before: stored.slug }) };
    if (before === undefined || after === undefined || before === after) return null;
    if (name === 'hasCertificate') return { name, text: t(`confirm.certificate${after === 'true' ? 'On' : 'Off'}`) };
    if (name === 'slug') return { name, text: t('confirm.slug', { before, after }) };
    const priceChange = describePriceChange(before, after);
    return priceChange && { name, ...priceChange };
  };
  return (changed) => {
    const names = changeNames.filter((name) => fieldsToConfirm(changed.course).includes(name));
    return names.map((name) => describe(name, changed)).filter((change) => change !== null);
  };
}

/** The value as the server stores it; undefined if it is blank or unreadable. */
function readStored(name: CourseChangeName, values: CourseFormValues): string | undefined {
  if (name === 'price') return parsePrice(values.price) ?? undefined;
  if (name === 'hasCertificate') return String(values.hasCertificate);
  const slug = cleanSlug(values.slug);
  return slugPattern.test(slug) ? slug : undefined;
}
