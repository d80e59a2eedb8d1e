import { accountAccessCases, accountHostileTextCases } from './accounts/accounts';
import { adminPaymentAccessCases, adminPaymentHostileTextCases } from './payments/adminPayments';
import { auditAccessCases } from './office/audit';
import { blogAccessCases, blogHostileTextCases } from './content/blog';
import { certificateSettingsAccessCases, certificateSettingsHostileTextCases } from './office/certificateSettings';
import { contactDetailsAccessCases, contactDetailsHostileTextCases } from './content/contactDetails';
import { certificateAccessCases, certificateHostileTextCases } from './courses/certificates';
import { categoryHostileTextCases } from './courses/categories';
import { courseAccessCases } from './courses/courses';
import { courseHostileTextCases } from './courses/courseTexts';
import type { TestGateway } from '../testGateway';
import type { AccessCases } from './accessCase';
import type { HostileTextCases } from './hostileTextCase';
import { contactAccessCases, contactHostileTextCases } from './content/contact';
import { eventAccessCases, eventHostileTextCases } from './content/events';
import { faqAccessCases, faqHostileTextCases } from './content/faqs';
import { glossaryAccessCases, glossaryHostileTextCases } from './content/glossary';
import { jobAccessCases } from './office/jobs';
import { learningAccessCases } from './learning/learning';
import { gradeBookAccessCases, gradeBookHostileTextCases } from './learning/gradeBook';
import { officeAccessCases, officeHostileTextCases } from './office/office';
import { correctionAccessCases } from './learning/corrections';
import { practiceAccessCases } from './learning/practice';
import { pollAccessCases, pollHostileTextCases } from './content/polls';
import { noteAccessCases, noteHostileTextCases } from './learning/notes';
import { notificationAccessCases, notificationHostileTextCases } from './accounts/notifications';
import { newsletterAccessCases, newsletterHostileTextCases } from './content/newsletter';
import { paymentAccessCases, paymentHostileTextCases } from './payments/payments';
import { privacyAccessCases, privacyHostileTextCases } from './accounts/privacy';
import { richTextAccessCases } from './content/richText';
import { quizAccessCases } from './learning/quizzes';
import { quizHostileTextCases } from './learning/quizTexts';
import { reviewAccessCases } from './courses/reviews';
import { secondFactorAccessCases, secondFactorHostileTextCases } from './accounts/secondFactor';
import { searchAccessCases } from './office/search';
import { searchVocabularyAccessCases, searchVocabularyHostileTextCases } from './office/searchVocabulary';
import { siteDocumentAccessCases, siteDocumentHostileTextCases } from './content/siteDocuments';
import { threadAccessCases, threadHostileTextCases } from './learning/threads';
import { userAccessCases, userHostileTextCases } from './accounts/users';
import { teachingAccessCases } from './courses/teaching';

/**
 * Access cases of every route and field (R-ROLE-3). Order matters: privacy runs while the admin has no courses, then
 * teaching, learning and the payments last, because writes in between change what the other cases see.
 */
const accessCasesByDomain: AccessCases[] = [
  privacyAccessCases,
  teachingAccessCases,
  gradeBookAccessCases,
  officeAccessCases,
  courseAccessCases,
  reviewAccessCases,
  threadAccessCases,
  noteAccessCases,
  accountAccessCases,
  secondFactorAccessCases,
  userAccessCases,
  blogAccessCases,
  pollAccessCases,
  eventAccessCases,
  faqAccessCases,
  siteDocumentAccessCases,
  contactAccessCases,
  newsletterAccessCases,
  notificationAccessCases,
  glossaryAccessCases,
  richTextAccessCases,
  searchAccessCases,
  searchVocabularyAccessCases,
  auditAccessCases,
  jobAccessCases,
  certificateAccessCases,
  paymentAccessCases,
  learningAccessCases,
  quizAccessCases,
  correctionAccessCases,
  practiceAccessCases,
  adminPaymentAccessCases,
  certificateSettingsAccessCases,
  contactDetailsAccessCases,
];

/** Inserts the rows of all domains. */
export async function seedAccessCases(gateway: TestGateway): Promise<void> {
  for (const { seed } of accessCasesByDomain) await seed?.(gateway);
}

export const restAccessCases = accessCasesByDomain.flatMap(({ rest }) => rest);
export const graphqlAccessCases = accessCasesByDomain.flatMap(({ graphql }) => graphql);
export const publicFields = accessCasesByDomain.flatMap(({ publicFields: fields }) =>
  Object.entries(fields).flatMap(([type, names]) => names.split(' ').map((name) => `${type}.${name}`)),
);

/** Mutations with string arguments by name, for the test of hostile texts. */
export const hostileTextCases: HostileTextCases = {
  ...accountHostileTextCases,
  ...secondFactorHostileTextCases,
  ...privacyHostileTextCases,
  ...userHostileTextCases,
  ...contactHostileTextCases,
  ...newsletterHostileTextCases,
  ...glossaryHostileTextCases,
  ...categoryHostileTextCases,
  ...courseHostileTextCases,
  ...certificateHostileTextCases,
  ...faqHostileTextCases,
  ...blogHostileTextCases,
  ...eventHostileTextCases,
  ...notificationHostileTextCases,
  ...paymentHostileTextCases,
  ...gradeBookHostileTextCases,
  ...officeHostileTextCases,
  ...pollHostileTextCases,
  ...quizHostileTextCases,
  ...threadHostileTextCases,
  ...noteHostileTextCases,
  ...searchVocabularyHostileTextCases,
  ...siteDocumentHostileTextCases,
  ...adminPaymentHostileTextCases,
  ...certificateSettingsHostileTextCases,
  ...contactDetailsHostileTextCases,
};
