import { accountAccessCases } from './accounts';
import { adminPaymentAccessCases } from './adminPayments';
import { auditAccessCases } from './audit';
import { blogAccessCases } from './blog';
import { certificateSettingsAccessCases } from './certificateSettings';
import { contactDetailsAccessCases } from './contactDetails';
import { certificateAccessCases } from './certificates';
import { courseAccessCases } from './courses';
import type { TestGateway } from '../testGateway';
import type { AccessCases } from './accessCase';
import { contactAccessCases } from './contact';
import { eventAccessCases } from './events';
import { faqAccessCases } from './faqs';
import { glossaryAccessCases } from './glossary';
import { jobAccessCases } from './jobs';
import { learningAccessCases } from './learning';
import { officeAccessCases } from './office';
import { pollAccessCases } from './polls';
import { notificationAccessCases } from './notifications';
import { newsletterAccessCases } from './newsletter';
import { paymentAccessCases } from './payments';
import { privacyAccessCases } from './privacy';
import { reviewAccessCases } from './reviews';
import { secondFactorAccessCases } from './secondFactor';
import { searchAccessCases } from './search';
import { searchVocabularyAccessCases } from './searchVocabulary';
import { siteDocumentAccessCases } from './siteDocuments';
import { userAccessCases } from './users';
import { teachingAccessCases } from './teaching';

/**
 * Access cases of every route and field (R-ROLE-3). Order matters: privacy runs while the admin has no courses, then
 * teaching, learning and the payments last, because writes in between change what the other cases see.
 */
const accessCasesByDomain: AccessCases[] = [
  privacyAccessCases,
  teachingAccessCases,
  officeAccessCases,
  courseAccessCases,
  reviewAccessCases,
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
  searchAccessCases,
  searchVocabularyAccessCases,
  auditAccessCases,
  jobAccessCases,
  certificateAccessCases,
  paymentAccessCases,
  learningAccessCases,
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
