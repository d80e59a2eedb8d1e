import { accounts } from './claims/accounts';
import { audit } from './claims/audit';
import { blog } from './claims/blog';
import { catalog } from './claims/catalog';
import type { Claims } from './claims/claim';
import { contact } from './claims/contact';
import { events } from './claims/events';
import { faqs } from './claims/faqs';
import { glossary } from './claims/glossary';
import { learning } from './claims/learning';
import { polls } from './claims/polls';
import { newsletter } from './claims/newsletter';
import { reviews } from './claims/reviews';
import { users } from './claims/users';
import { teaching } from './claims/teaching';

/**
 * Who may do what (product.md section 5), as the test that is generated from it reads it: one file a domain. Teaching comes
 * first and learning last: what is written in between, and enrolling and completing, change what the other rows see.
 */
const domains: Claims[] = [
  teaching,
  catalog,
  reviews,
  accounts,
  users,
  blog,
  polls,
  events,
  faqs,
  contact,
  newsletter,
  glossary,
  audit,
  learning,
];

export const restClaims = domains.flatMap(({ rest }) => rest);
export const graphqlClaims = domains.flatMap(({ graphql }) => graphql);
export const openFields = domains.flatMap(({ open }) =>
  Object.entries(open).flatMap(([type, names]) => names.split(' ').map((name) => `${type}.${name}`)),
);
