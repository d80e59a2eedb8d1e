import type { Messages } from '../../types';
import type { messages as english } from '../en';
import { about } from './about';
import { auth } from './auth';
import { blog } from './blog';
import { common } from './common';
import { contact } from './contact';
import { courses } from './courses';
import { events } from './events';
import { faqs } from './faqs';
import { glossary } from './glossary';
import { home } from './home';
import { learning } from './learning';
import { newsletter } from './newsletter';
import { polls } from './polls';
import { reviews } from './reviews';
import { shell } from './shell';
import { student } from './student';

/** Everything the site says in Arabic, by namespace; the compiler demands what English has. */
export const messages: Messages<typeof english> = {
  common,
  shell,
  home,
  courses,
  glossary,
  reviews,
  polls,
  auth,
  learning,
  student,
  blog,
  events,
  faqs,
  newsletter,
  contact,
  about,
};
