import { z } from 'zod';
import { languageLabelsAr } from '../../schema/contract/labels/stateLabelsAr';
import { newsletterSubscriberExport } from '../../schema/newsletter/adminNewsletterSubscribers';
import { newsletterFilterShape } from '../rest/queryParameters';
import { defineCsvExport, formatDateTime } from './csvExport';

export const newsletterCsv = defineCsvExport('newsletter', newsletterSubscriberExport, {
  description: 'Newsletter subscribers as CSV',
  filter: z.object(newsletterFilterShape),
  columns: [
    'email',
    ['language', ({ language }) => languageLabelsAr[language]],
    'confirmedAt',
    ['createdAt', ({ createdAt }) => formatDateTime(createdAt), 'تاريخ الاشتراك'],
  ],
});
