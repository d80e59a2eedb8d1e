import { auth } from './auth';
import { common } from './common';
import { courses } from './courses';
import { home } from './home';
import { learning } from './learning';
import { reviews } from './reviews';
import { shell } from './shell';
import { student } from './student';

/** Everything the site says in English, by namespace. */
export const messages = { common, shell, home, courses, reviews, auth, learning, student } as const;
