import { accounts } from './doors/accounts';
import { blog } from './doors/blog';
import { catalog } from './doors/catalog';
import type { Doors } from './doors/door';
import { events } from './doors/events';
import { faqs } from './doors/faqs';
import { glossary } from './doors/glossary';
import { inbox } from './doors/inbox';
import { polls } from './doors/polls';
import { users } from './doors/users';

/** Every mutation that takes a text, by its name, as the test of hostile texts calls it: one file a domain. */
export const doors: Doors = {
  ...accounts,
  ...users,
  ...inbox,
  ...glossary,
  ...catalog,
  ...faqs,
  ...blog,
  ...events,
  ...polls,
};
