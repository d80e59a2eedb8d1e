import { z } from 'zod';
import { idField } from '../../schema/contract/validation/fields/numberFields';
import { studioRevenueExport } from '../../schema/studio/studioRevenue';
import { defineCsvExport } from './csvExport';

export const revenueCsv = defineCsvExport('studio-revenue', studioRevenueExport, {
  description:
    "Revenue from the trainer's own courses by month and course in DZD, for admins that of any trainer, as CSV; all months add up to the revenue of the dashboard",
  filter: z.object({ courseId: idField.optional(), trainerId: idField.optional() }),
  columns: [
    'month',
    ['courseId', ({ titleAr }) => titleAr],
    'received',
    'refunded',
    ['revenue', ({ received, refunded }) => received.minus(refunded).toFixed(2)],
  ],
});
