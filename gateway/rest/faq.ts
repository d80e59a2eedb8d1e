import type { RestFaqFieldsFragment } from './generated';
import { categoryNames } from './article';

/** A question as the REST contract shows it: with its category's names beside its own fields. */
export const question = ({ category, ...faq }: RestFaqFieldsFragment) => ({ ...faq, ...categoryNames(category) });
