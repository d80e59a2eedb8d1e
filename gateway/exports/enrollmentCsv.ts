import { z } from 'zod';
import { gradeBookStates } from '../../schema/contract/gradeBook';
import { displayName } from '../../schema/contract/text/names/displayName';
import { localizeField } from '../../schema/contract/text/format/formatters';
import { enrollmentSourceLabelsAr, enrollmentStatusLabelsAr } from '../../schema/contract/labels/stateLabelsAr';
import { enrollmentExport } from '../../schema/learning/adminEnrollments';
import { adminEnrollmentFilterShape } from '../rest/queryParameters';
import { messageKey, searchQuerySchema } from '../../schema/contract/validation/fields/textFields';
import { studioEnrollmentExport, type StudioExportedEnrollment } from '../../schema/studio/enrollmentExports';
import { defineCsvExport, formatDateTime, type CsvColumn } from './csvExport';
import { idField } from '../../schema/contract/validation/fields/numberFields';

const studentColumns: CsvColumn<StudioExportedEnrollment>[] = [
  ['courseId', ({ course }) => localizeField(course, 'title', 'ar')],
  ['studentId', ({ student }) => displayName(student, 'ar')],
];

const progressColumns: CsvColumn<StudioExportedEnrollment>[] = [
  ['status', ({ status }) => enrollmentStatusLabelsAr[status]],
  'progress',
  'enrolledAt',
  ['updatedAt', ({ lastActivityAt }) => formatDateTime(lastActivityAt), 'آخر نشاط'],
  'completedAt',
];

export const enrollmentCsv = defineCsvExport('enrollments', enrollmentExport, {
  description: 'Enrollments in all courses with contact data of the students, for admins, as CSV',
  filter: z.object(adminEnrollmentFilterShape),
  columns: [
    ...studentColumns,
    ['email', ({ student }) => student.email],
    ['phone', ({ student }) => student.phone],
    ...progressColumns,
    ['source', ({ source }) => enrollmentSourceLabelsAr[source]],
    'endedAt',
  ],
});

/** Contact data of students is for admins alone. */
export const studioEnrollmentCsv = defineCsvExport('studio-enrollments', studioEnrollmentExport, {
  description: "Enrollments in the trainer's own courses without contact data, for admins those of any trainer, as CSV",
  filter: z.object({
    courseId: idField.optional(),
    trainerId: idField.optional(),
    search: searchQuerySchema,
    state: z.enum(gradeBookStates, messageKey('wrongType')).optional(),
  }),
  columns: [...studentColumns, ...progressColumns],
});
