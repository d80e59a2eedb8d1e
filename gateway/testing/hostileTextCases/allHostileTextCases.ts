import { accountMutationCases } from './accounts';
import { adminPaymentMutationCases } from './adminPayments';
import { blogMutationCases } from './blog';
import { certificateSettingsMutationCases } from './certificateSettings';
import { certificateMutationCases } from './certificates';
import { contactDetailsMutationCases } from './contactDetails';
import { courseMutationCases } from './courses';
import type { HostileTextCases } from './hostileTextCase';
import { eventMutationCases } from './events';
import { faqMutationCases } from './faqs';
import { glossaryMutationCases } from './glossary';
import { contactMutationCases } from './contact';
import { newsletterMutationCases } from './newsletter';
import { notificationMutationCases } from './notifications';
import { officeMutationCases } from './office';
import { pollMutationCases } from './polls';
import { paymentMutationCases } from './payments';
import { searchVocabularyMutationCases } from './searchVocabulary';
import { siteDocumentMutationCases } from './siteDocuments';
import { secondFactorMutationCases } from './secondFactor';
import { privacyMutationCases } from './privacy';
import { userMutationCases } from './users';

/** Mutations with string arguments by name, for the test of hostile texts. */
export const hostileTextCases: HostileTextCases = {
  ...accountMutationCases,
  ...secondFactorMutationCases,
  ...privacyMutationCases,
  ...userMutationCases,
  ...contactMutationCases,
  ...newsletterMutationCases,
  ...glossaryMutationCases,
  ...courseMutationCases,
  ...certificateMutationCases,
  ...faqMutationCases,
  ...blogMutationCases,
  ...eventMutationCases,
  ...notificationMutationCases,
  ...paymentMutationCases,
  ...officeMutationCases,
  ...pollMutationCases,
  ...searchVocabularyMutationCases,
  ...siteDocumentMutationCases,
  ...adminPaymentMutationCases,
  ...certificateSettingsMutationCases,
  ...contactDetailsMutationCases,
};
