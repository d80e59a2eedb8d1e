import type { Messages } from '../../types';
import type { messages as english } from '../en';
import { auth } from './auth';
import { common } from './common';
import { courses } from './courses';
import { home } from './home';
import { learning } from './learning';
import { reviews } from './reviews';
import { shell } from './shell';
import { student } from './student';

/** Everything the site says in Arabic, by namespace; the compiler demands what English has. */
export const messages: Messages<typeof english> = { common, shell, home, courses, reviews, auth, learning, student };
