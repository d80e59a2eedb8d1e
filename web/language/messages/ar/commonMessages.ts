import { accountData } from './accountData';
import { accountLinks } from './accountLinks';
import { auth } from './auth';
import { common } from './common';
import { courses } from './courses';
import { learning } from './learning';
import { notifications } from './notifications';
import { personalMessages } from './personalMessages';
import { shell } from './shell';
import { textEditor } from './textEditor';
import { threads } from './threads';
import { upload } from './upload';
import { workplace } from './workplace';

/** Texts of every page and of parts that site and workplace share. */
export const commonMessages = {
  common,
  shell,
  workplace,
  accountData,
  accountLinks,
  auth,
  courses,
  learning,
  notifications,
  personalMessages,
  textEditor,
  threads,
  upload,
} as const;
