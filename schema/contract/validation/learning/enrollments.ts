import { z } from '../fields/zod';
import { bounds } from '../../bounds';
import { emailField } from '../accounts/accounts';
import { foreignKeyField, idField } from '../fields/numberFields';
import { messageKey, multilineText, nonBlankText } from '../fields/textFields';

/** Addresses are compared in lower case; repeated ones count once. */
export const enrollStudentsSchema = z.object({
  courseId: idField,
  emails: z
    .array(emailField, messageKey('wrongType'))
    .min(1, messageKey('required'))
    .max(bounds.enrollStudents.max, messageKey('tooMany'))
    .transform((emails) => [...new Set(emails)]),
});

/** Absent enrollment: every enrollment of the course. */
export const lessonWaiverSchema = z.object({
  lessonId: idField,
  enrollmentId: foreignKeyField.default(null),
  reason: nonBlankText(multilineText, bounds.lessonWaivers.reasonMax),
});
