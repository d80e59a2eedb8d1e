import { accountAccessCases, accountHostileTextCases } from './accounts';
import { adminPaymentAccessCases, adminPaymentHostileTextCases } from './adminPayments';
import { auditAccessCases } from './audit';
import { blogAccessCases, blogHostileTextCases } from './blog';
import { certificateSettingsAccessCases, certificateSettingsHostileTextCases } from './certificateSettings';
import { contactDetailsAccessCases, contactDetailsHostileTextCases } from './contactDetails';
import { certificateAccessCases, certificateHostileTextCases } from './certificates';
import { categoryHostileTextCases } from './categories';
import { courseAccessCases } from './courses';
import { courseHostileTextCases } from './courseTexts';
import type { TestGateway } from '../testGateway';
import type { AccessCases } from './accessCase';
import type { HostileTextCases } from './hostileTextCase';
import { contactAccessCases, contactHostileTextCases } from './contact';
import { eventAccessCases, eventHostileTextCases } from './events';
import { faqAccessCases, faqHostileTextCases } from './faqs';
import { glossaryAccessCases, glossaryHostileTextCases } from './glossary';
import { jobAccessCases } from './jobs';
import { learningAccessCases } from './learning';
import { gradeBookAccessCases, gradeBookHostileTextCases } from './gradeBook';
import { officeAccessCases, officeHostileTextCases } from './office';
import { correctionAccessCases } from './corrections';
import { practiceAccessCases } from './practice';
import { pollAccessCases, pollHostileTextCases } from './polls';
import { noteAccessCases, noteHostileTextCases } from './notes';
import { notificationAccessCases, notificationHostileTextCases } from './notifications';
import { newsletterAccessCases, newsletterHostileTextCases } from './newsletter';
import { paymentAccessCases, paymentHostileTextCases } from './payments';
import { privacyAccessCases, privacyHostileTextCases } from './privacy';
import { richTextAccessCases } from './richText';
import { quizAccessCases } from './quizzes';
import { quizHostileTextCases } from './quizTexts';
import { reviewAccessCases } from './reviews';
import { secondFactorAccessCases, secondFactorHostileTextCases } from './secondFactor';
import { searchAccessCases } from './search';
import { searchVocabularyAccessCases, searchVocabularyHostileTextCases } from './searchVocabulary';
import { siteDocumentAccessCases, siteDocumentHostileTextCases } from './siteDocuments';
import { threadAccessCases, threadHostileTextCases } from './threads';
import { userAccessCases, userHostileTextCases } from './users';
import { teachingAccessCases } from './teaching';

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
