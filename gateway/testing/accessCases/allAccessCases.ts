import { accountAccessCases } from './accounts';
import { auditAccessCases } from './audit';
import { blogAccessCases } from './blog';
import { courseAccessCases } from './courses';
import type { TestGateway } from '../testGateway';
import type { AccessCases } from './accessCase';
import { contactAccessCases } from './contact';
import { eventAccessCases } from './events';
import { faqAccessCases } from './faqs';
import { glossaryAccessCases } from './glossary';
import { learningAccessCases } from './learning';
import { pollAccessCases } from './polls';
import { newsletterAccessCases } from './newsletter';
import { reviewAccessCases } from './reviews';
import { searchAccessCases } from './search';
import { userAccessCases } from './users';
import { teachingAccessCases } from './teaching';

/**
 * Access cases of every route and field (R-ROLE-3). Order matters: teaching runs first, learning last, because
 * writes in between change what the other cases see.
 */
const accessCasesByDomain: AccessCases[] = [
  teachingAccessCases,
  courseAccessCases,
  reviewAccessCases,
  accountAccessCases,
  userAccessCases,
  blogAccessCases,
  pollAccessCases,
  eventAccessCases,
  faqAccessCases,
  contactAccessCases,
  newsletterAccessCases,
  glossaryAccessCases,
  searchAccessCases,
  auditAccessCases,
  learningAccessCases,
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
