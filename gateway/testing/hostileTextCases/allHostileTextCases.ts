import { accountMutationCases } from './accounts';
import { blogMutationCases } from './blog';
import { courseMutationCases } from './courses';
import type { HostileTextCases } from './hostileTextCase';
import { eventMutationCases } from './events';
import { faqMutationCases } from './faqs';
import { glossaryMutationCases } from './glossary';
import { contactMutationCases } from './contact';
import { pollMutationCases } from './polls';
import { userMutationCases } from './users';

/** Mutations with string arguments by name, for the test of hostile texts. */
export const hostileTextCases: HostileTextCases = {
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
