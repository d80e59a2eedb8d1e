import { z } from 'zod';
import { subscribersToExport } from '../../schema/newsletter/export';
import { newsletterColumns } from '../../schema/newsletter/table';
import { newsletterFilter } from '../rest/queries';
import { exported, moment, sorted } from './table';

const languageNamesAr = { ar: 'العربية', en: 'الإنجليزية' } as const;

/** Addresses of the newsletter as the admin panel lists them. */
export const newsletter = exported('newsletter', {
  permission: 'newsletter:manage',
  query: z.object({ ...newsletterFilter, ...sorted(newsletterColumns, 'createdAt') }),
  batches: subscribersToExport,
  columns: [
    ['البريد الإلكتروني', ({ email }) => email],
    ['اللغة', ({ language }) => languageNamesAr[language]],
    ['تاريخ التأكيد', ({ confirmedAt }) => moment(confirmedAt)],
    ['تاريخ الاشتراك', ({ createdAt }) => moment(createdAt)],
  ],
});
