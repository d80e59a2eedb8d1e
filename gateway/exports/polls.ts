import { z } from 'zod';
import { optionsText } from '../../schema/contract/options';
import { pollsToExport } from '../../schema/polls/export';
import { pollColumns } from '../../schema/polls/table';
import { pollFilter } from '../rest/queries';
import { exported, moment, sorted, yesNo } from './table';

/** Polls as the admin panel lists them, with their results: options and their votes in the same order. */
export const polls = exported('polls', {
  permission: 'poll:manage',
  query: z.object({ ...pollFilter, ...sorted(pollColumns, 'createdAt') }),
  batches: pollsToExport,
  columns: [
    ['المعرّف', ({ id }) => id],
    ['السؤال بالعربية', ({ questionAr }) => questionAr],
    ['السؤال بالإنجليزية', ({ question }) => question],
    ['الخيارات بالعربية', ({ options }) => optionsText(options.map(({ optionTextAr }) => optionTextAr))],
    ['الخيارات بالإنجليزية', ({ options }) => optionsText(options.map(({ optionText }) => optionText))],
    ['أصوات الخيارات', ({ options }) => options.map(({ votes }) => votes).join(', ')],
    ['المصوّتون', ({ voterCount }) => voterCount],
    ['نشط', ({ isActive }) => yesNo(isActive)],
    ['عدة إجابات', ({ allowMultiple }) => yesNo(allowMultiple)],
    ['ينتهي في', ({ endsAt }) => moment(endsAt)],
    ['تاريخ الإنشاء', ({ createdAt }) => moment(createdAt)],
    ['آخر تعديل', ({ updatedAt }) => moment(updatedAt)],
  ],
});
