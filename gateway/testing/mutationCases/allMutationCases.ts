import { accountMutationCases } from './accounts';
import { blogMutationCases } from './blog';
import { courseMutationCases } from './courses';
import type { MutationCases } from './mutationCase';
import { eventMutationCases } from './events';
import { faqMutationCases } from './faqs';
import { glossaryMutationCases } from './glossary';
import { contactMutationCases } from './contact';
import { pollMutationCases } from './polls';
import { userMutationCases } from './users';

/** Every mutation that takes a text, by its name, as the test of hostile texts calls it: one file a domain. */
export const mutationCases: MutationCases = {
  ...accountMutationCases,
  ...userMutationCases,
  ...contactMutationCases,
  ...glossaryMutationCases,
  ...courseMutationCases,
  ...faqMutationCases,
  ...blogMutationCases,
  ...eventMutationCases,
  ...pollMutationCases,
};
