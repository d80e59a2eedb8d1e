import { accounts } from './rows/accounts';
import { blog } from './rows/blog';
import { catalog } from './rows/catalog';
import { events } from './rows/events';
import { faqs } from './rows/faqs';
import { glossary } from './rows/glossary';
import { learning } from './rows/learning';
import { polls } from './rows/polls';
import { users } from './rows/users';
import type { Row } from './table';

/**
 * Every call of the REST contract (spec.md section 7), a file a domain. A new call is a new row and its operation in a
 * `.graphql` file.
 */
export const routes: Row[] = [
  ...accounts,
  ...users,
  ...catalog,
  ...learning,
  ...blog,
  ...events,
  ...polls,
  ...faqs,
  ...glossary,
];
