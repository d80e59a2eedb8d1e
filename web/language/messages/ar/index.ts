import type { ArabicMessages } from '../../messageTypes';
import type { messages as english } from '../en';
import { about } from './about';
import { account } from './account';
import { accountLinks } from './accountLinks';
import { accountData } from './accountData';
import { adminMessages } from './adminMessages';
import { auth } from './auth';
import { blog } from './blog';
import { categories } from './categories';
import { certificates } from './certificates';
import { common } from './common';
import { contact } from './contact';
import { courses } from './courses';
import { editor } from './editor';
import { events } from './events';
import { faqs } from './faqs';
import { glossary } from './glossary';
import { gradeBook } from './gradeBook';
import { home } from './home';
import { learning } from './learning';
import { newsletter } from './newsletter';
import { notes } from './notes';
import { notifications } from './notifications';
import { payments } from './payments';
import { personalMessages } from './personalMessages';
import { polls } from './polls';
import { quizEditor } from './quizEditor';
import { practice } from './practice';
import { quizzes } from './quizzes';
import { reviews } from './reviews';
import { search } from './search';
import { shell } from './shell';
import { student } from './student';
import { studio } from './studio';
import { threads } from './threads';
import { trainers } from './trainers';
import { textEditor } from './textEditor';
import { upload } from './upload';
import { workplace } from './workplace';

/** Arabic messages by namespace; the type requires every English key. */
export const messages: ArabicMessages<typeof english> = {
  common,
  shell,
  search,
  home,
  courses,
  categories,
  trainers,
  glossary,
  reviews,
  polls,
  auth,
  learning,
  threads,
  notes,
  gradeBook,
  personalMessages,
  quizzes,
  practice,
  student,
  studio,
  blog,
  events,
  faqs,
  newsletter,
  contact,
  about,
  upload,
  textEditor,
  account,
  accountLinks,
  accountData,
  editor,
  quizEditor,
  notifications,
  payments,
  certificates,
  workplace,
  ...adminMessages,
};
