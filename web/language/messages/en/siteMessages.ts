import { about } from './about';
import { account } from './account';
import { blog } from './blog';
import { categories } from './categories';
import { certificates } from './certificates';
import { contact } from './contact';
import { events } from './events';
import { faqs } from './faqs';
import { glossary } from './glossary';
import { home } from './home';
import { newsletter } from './newsletter';
import { notes } from './notes';
import { payments } from './payments';
import { polls } from './polls';
import { reviews } from './reviews';
import { search } from './search';
import { student } from './student';
import { trainers } from './trainers';

/** Texts of the public site, accounts and orders. */
export const siteMessages = {
  about,
  account,
  blog,
  categories,
  certificates,
  contact,
  events,
  faqs,
  glossary,
  home,
  newsletter,
  notes,
  payments,
  polls,
  reviews,
  search,
  student,
  trainers,
} as const;
