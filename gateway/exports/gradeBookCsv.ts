import { z } from 'zod';
import {
  gradeBookSorts,
  gradeBookStates,
  type LearnerState,
  type LessonResultState,
  type StuckReason,
} from '../../schema/contract/gradeBook';
import type { Language } from '../../schema/contract/languages';
import { displayName } from '../../schema/contract/text/names/displayName';
import { localizeField } from '../../schema/contract/text/format/formatters';
import { idField } from '../../schema/contract/validation/fields/numberFields';
import { messageKey, searchQuerySchema } from '../../schema/contract/validation/fields/textFields';
import { validate } from '../../schema/core/problem';
import type { GradeBookLesson } from '../../schema/studio/gradeBook/gradeBookColumns';
import { exportGradeBook } from '../../schema/studio/gradeBook/gradeBookExport';
import type { GradeBookRow, LessonResult } from '../../schema/studio/gradeBook/gradeBookRows';
import { formatDateTime, type CsvCell, type CsvExport } from './csvExport';

type Headings = Record<
  'learner' | 'state' | 'progress' | 'lastActivity' | 'stuck' | 'stuckAt' | 'percent' | 'attempts' | 'optional',
  string
>;

interface Words {
  headings: Headings;
  states: Record<LearnerState, string>;
  reasons: Record<StuckReason, string>;
  results: Record<LessonResultState | 'none', string>;
}

const words: Record<Language, Words> = {
  ar: {
    headings: {
      learner: 'المتعلّم',
      state: 'الحالة',
      progress: 'التقدّم (%)',
      lastActivity: 'آخر نشاط',
      stuck: 'سبب التعثّر',
      stuckAt: 'متعثّر في',
      percent: 'النسبة (%)',
      attempts: 'عدد المحاولات',
      optional: 'اختياري',
    },
    states: { not_started: 'لم يبدأ', in_progress: 'قيد التعلّم', completed: 'أتمّ الدورة', ended: 'انتهى وصوله' },
    reasons: {
      no_attempt_left: 'أخفق في آخر محاولة متاحة',
      failed_repeatedly: 'أخفق مرارًا',
      no_progress: 'ما أتمّ درسًا منذ أسبوعين',
    },
    results: {
      none: 'لم يُفتح',
      opened: 'مفتوح',
      done: 'أُتمّ',
      open: 'محاولة جارية',
      late: 'أجوبة متأخرة',
      failed: 'لم ينجح',
      passed: 'ناجح',
    },
  },
  en: {
    headings: {
      learner: 'Learner',
      state: 'State',
      progress: 'Progress (%)',
      lastActivity: 'Last activity',
      stuck: 'Why stuck',
      stuckAt: 'Stuck at',
      percent: 'percent',
      attempts: 'attempts',
      optional: 'optional',
    },
    states: { not_started: 'Not started', in_progress: 'In progress', completed: 'Completed', ended: 'Access ended' },
    reasons: {
      no_attempt_left: 'Failed the last allowed attempt',
      failed_repeatedly: 'Failed repeatedly',
      no_progress: 'No lesson completed for two weeks',
    },
    results: {
      none: 'Not opened',
      opened: 'Opened',
      done: 'Done',
      open: 'Attempt running',
      late: 'Late answers',
      failed: 'Failed',
      passed: 'Passed',
    },
  },
};

const querySchema = z.object({
  courseId: idField,
  search: searchQuerySchema,
  state: z.enum(gradeBookStates, messageKey('wrongType')).optional(),
  missingLessonId: idField.optional(),
  sort: z.enum(gradeBookSorts, messageKey('wrongType')).default('name'),
  direction: z.enum(['asc', 'desc'], messageKey('wrongType')).default('asc'),
  resultLessonId: idField.optional(),
});

/** Rows and order of the grade book on the page, in the language of the request. Its columns follow the lessons of the course. */
export const gradeBookCsv: CsvExport = {
  name: 'grade-book',
  description:
    "The grade book of a course, filtered and sorted as in GraphQL's `gradeBook`, for its trainer and admins, as CSV in the language of the request",
  permission: 'course:write',
  query: querySchema,
  async *fetchBatches(context, queryString) {
    const { language } = context;
    let isFirst = true;
    for await (const { lessons, rows } of exportGradeBook(context, validate(querySchema, queryString))) {
      const titles = new Map(lessons.map((lesson) => [lesson.id, localizeField(lesson, 'title', language)]));
      const cells = rows.map((row) => toCells(row, lessons, titles, language));
      yield isFirst ? [toHeadings(lessons, titles, language), ...cells] : cells;
      isFirst = false;
    }
  },
};

type Titles = ReadonlyMap<number, string>;

function toHeadings(lessons: readonly GradeBookLesson[], titles: Titles, language: Language): string[] {
  const { headings } = words[language];
  const { learner, state, progress, lastActivity, stuck, stuckAt } = headings;
  return [
    ...[learner, state, progress, lastActivity, stuck, stuckAt],
    ...lessons.flatMap(({ id, kind, isRequired }) => {
      const title = `${titles.get(id)}${isRequired ? '' : ` (${headings.optional})`}`;
      return kind === 'quiz' ? [title, `${title}: ${headings.percent}`, `${title}: ${headings.attempts}`] : [title];
    }),
  ];
}

function toCells(
  row: GradeBookRow,
  lessons: readonly GradeBookLesson[],
  titles: Titles,
  language: Language,
): CsvCell[] {
  const { states, reasons, results } = words[language];
  const { stuck } = row;
  const byLesson = new Map<number, LessonResult>(row.results.map((result) => [result.lessonId, result]));
  return [
    ...[displayName(row, language), states[row.state], row.progress, formatDateTime(row.lastActivityAt)],
    ...[stuck && reasons[stuck.reason], stuck && (titles.get(stuck.lessonId ?? 0) ?? null)],
    ...lessons.flatMap(({ id, kind }): CsvCell[] => {
      const result = byLesson.get(id);
      const state = results[result?.state ?? 'none'];
      return kind === 'quiz' ? [state, result?.percent ?? null, result?.attempts ?? 0] : [state];
    }),
  ];
}
