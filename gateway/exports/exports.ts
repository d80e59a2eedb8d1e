import { blog } from './blog';
import { courses } from './courses';
import { faqs } from './faqs';
import { eventRegistrations, events } from './events';
import { newsletter } from './newsletter';
import { polls } from './polls';
import type { Export } from './table';
import { users } from './users';

/** Every table that can be taken away as CSV. A new one is a file beside this, and a name here. */
export const exportedTables: Export[] = [users, courses, blog, faqs, events, eventRegistrations, polls, newsletter];
