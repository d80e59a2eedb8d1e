import { z } from 'zod';
import { displayName } from '../../schema/contract/text/displayName';
import { localizeField } from '../../schema/contract/text/formatters';
import { userExport } from '../../schema/accounts/admin/adminUsers';
import { blogPostExport } from '../../schema/blog/adminBlogPosts';
import { courseExport } from '../../schema/catalog/adminCourses';
import {
  enrollmentSourceLabelsAr,
  enrollmentStatusLabelsAr,
  languageLabelsAr,
  paymentStatusLabelsAr,
  registrationStatusLabelsAr,
} from '../../schema/contract/labels/stateLabelsAr';
import { paymentMethodLabels } from '../../schema/contract/payments';
import { formatCommaList } from '../../schema/contract/text/commaSeparatedList';
import { roleLabelsAr } from '../../schema/contract/userCsv';
import { storedTagsSchema } from '../../schema/contract/validation/blog';
import { courseLevelLabelsAr } from '../../schema/contract/validation/catalog';
import { enrollmentExport } from '../../schema/learning/adminEnrollments';
import { faqExport } from '../../schema/faqs/adminFaqs';
import { newsletterSubscriberExport } from '../../schema/newsletter/adminNewsletterSubscribers';
import { paymentExport } from '../../schema/payments/adminPayments';
import { pollExport } from '../../schema/polls/adminPolls';
import {
  adminUserFilterShape,
  adminCourseFilterShape,
  contentFilterShape,
  pollFilterShape,
  newsletterFilterShape,
  eventFilterShape,
  adminEnrollmentFilterShape,
  adminPaymentFilterShape,
} from '../rest/queryParameters';
import { idField } from '../../schema/contract/validation/numberFields';
import { searchQuerySchema } from '../../schema/contract/validation/textFields';
import { eventRegistrationExport } from '../../schema/events/adminEventRegistrations';
import { studioEnrollmentExport, type StudioExportedEnrollment } from '../../schema/studio/enrollmentExports';
import { studioRevenueExport } from '../../schema/studio/studioRevenue';
import { eventExport } from '../../schema/events/adminEvents';
import { certificateCsv } from './certificateCsv';
import { searchVocabularyCsv } from './searchVocabularyCsv';
import { defineCsvExport, formatDateTime, formatYesNo, type CsvColumn, type CsvExport } from './csvExport';

const rowIdField = idField.optional();

const userCsv = defineCsvExport('users', userExport, {
  description: 'Users as CSV, with the headings that the user import reads',
  filter: z.object(adminUserFilterShape),
  columns: [
    ['id', ({ id }) => id],
    ['firstName', ({ firstName }) => firstName],
    ['lastName', ({ lastName }) => lastName],
    ['firstNameAr', ({ firstNameAr }) => firstNameAr],
    ['lastNameAr', ({ lastNameAr }) => lastNameAr],
    ['username', ({ username }) => username],
    ['email', ({ email }) => email],
    ['phone', ({ phone }) => phone],
    ['role', ({ role }) => roleLabelsAr[role]],
    ['isActive', ({ isActive }) => formatYesNo(isActive)],
    ['createdAt', ({ createdAt }) => formatDateTime(createdAt)],
    ['updatedAt', ({ updatedAt }) => formatDateTime(updatedAt)],
  ],
});

const courseCsv = defineCsvExport('courses', courseExport, {
  description: 'Courses as CSV',
  filter: z.object(adminCourseFilterShape),
  columns: [
    ['id', ({ id }) => id],
    ['titleAr', ({ titleAr }) => titleAr],
    ['title', ({ title }) => title],
    ['descriptionAr', ({ descriptionAr }) => descriptionAr],
    ['description', ({ description }) => description],
    ['slug', ({ slug }) => slug],
    ['categoryId', ({ category }) => category.nameAr],
    ['trainerId', ({ trainer }) => displayName(trainer, 'ar')],
    ['level', ({ level }) => courseLevelLabelsAr[level]],
    ['keywords', ({ keywords }) => formatCommaList(keywords, '، ')],
    ['price', ({ price }) => price.toFixed(2)],
    ['duration', ({ duration }) => duration],
    ['enrollmentCount', ({ counters }) => counters?.enrollmentCount ?? 0],
    ['rating', ({ counters }) => counters?.rating.toFixed(2) ?? '0.00'],
    ['ratingCount', ({ counters }) => counters?.ratingCount ?? 0],
    ['isPublished', ({ isPublished }) => formatYesNo(isPublished), 'منشورة'],
    ['firstPublishedAt', ({ firstPublishedAt }) => formatDateTime(firstPublishedAt)],
    ['createdAt', ({ createdAt }) => formatDateTime(createdAt)],
    ['updatedAt', ({ updatedAt }) => formatDateTime(updatedAt)],
  ],
});

const blogPostCsv = defineCsvExport('blog', blogPostExport, {
  description: 'Blog posts as CSV',
  filter: z.object(contentFilterShape),
  columns: [
    ['id', ({ id }) => id],
    ['titleAr', ({ titleAr }) => titleAr],
    ['title', ({ title }) => title],
    ['slug', ({ slug }) => slug],
    ['excerptAr', ({ excerptAr }) => excerptAr],
    ['excerpt', ({ excerpt }) => excerpt],
    ['contentAr', ({ contentAr }) => contentAr],
    ['content', ({ content }) => content],
    ['categoryId', ({ category }) => category?.nameAr ?? null],
    ['authorId', ({ author }) => displayName(author, 'ar')],
    ['tags', (post) => storedTagsSchema.catch([]).parse(post.tags).join('، ')],
    ['thumbnail', ({ thumbnail }) => thumbnail],
    ['readTime', ({ readTime }) => readTime],
    ['views', ({ views }) => views],
    ['isPublished', ({ isPublished }) => formatYesNo(isPublished)],
    ['createdAt', ({ createdAt }) => formatDateTime(createdAt)],
    ['updatedAt', ({ updatedAt }) => formatDateTime(updatedAt)],
  ],
});

const faqCsv = defineCsvExport('faqs', faqExport, {
  description: 'FAQs as CSV',
  filter: z.object(contentFilterShape),
  columns: [
    ['id', ({ id }) => id],
    ['questionAr', ({ questionAr }) => questionAr],
    ['question', ({ question }) => question],
    ['answerAr', ({ answerAr }) => answerAr],
    ['answer', ({ answer }) => answer],
    ['categoryId', ({ category }) => category?.nameAr ?? null],
    ['order', ({ order }) => order],
    ['isPublished', ({ isPublished }) => formatYesNo(isPublished)],
    ['createdAt', ({ createdAt }) => formatDateTime(createdAt)],
    ['updatedAt', ({ updatedAt }) => formatDateTime(updatedAt)],
  ],
});

const eventCsv = defineCsvExport('events', eventExport, {
  description: 'Events as CSV',
  filter: z.object(eventFilterShape),
  columns: [
    ['id', ({ id }) => id],
    ['titleAr', ({ titleAr }) => titleAr],
    ['title', ({ title }) => title],
    ['descriptionAr', ({ descriptionAr }) => descriptionAr],
    ['description', ({ description }) => description],
    ['startDate', ({ startDate }) => formatDateTime(startDate)],
    ['endDate', ({ endDate }) => formatDateTime(endDate)],
    ['location', ({ location }) => location],
    ['locationAr', ({ locationAr }) => locationAr],
    ['isOnline', ({ isOnline }) => formatYesNo(isOnline)],
    ['meetingUrl', ({ meetingUrl }) => meetingUrl],
    ['price', ({ price }) => price.toFixed(2)],
    ['capacity', ({ capacity }) => capacity],
    ['registeredCount', ({ registeredCount }) => registeredCount],
    ['isPublished', ({ isPublished }) => formatYesNo(isPublished), 'منشورة'],
    ['createdAt', ({ createdAt }) => formatDateTime(createdAt)],
    ['updatedAt', ({ updatedAt }) => formatDateTime(updatedAt)],
  ],
});

const eventRegistrationCsv = defineCsvExport('event-registrations', eventRegistrationExport, {
  description: 'Registrations for one event or for all, as CSV',
  filter: z.object({ eventId: rowIdField, search: searchQuerySchema }),
  columns: [
    ['eventId', ({ event }) => event.titleAr],
    ['name', ({ user }) => displayName(user, 'ar')],
    ['email', ({ user }) => user.email],
    ['phone', ({ user }) => user.phone],
    ['status', ({ status }) => registrationStatusLabelsAr[status]],
    ['createdAt', ({ createdAt }) => formatDateTime(createdAt), 'تاريخ التسجيل'],
  ],
});

const pollCsv = defineCsvExport('polls', pollExport, {
  description: 'Polls with their results as CSV; option texts and votes are in the same order',
  filter: z.object(pollFilterShape),
  columns: [
    ['id', ({ id }) => id],
    ['questionAr', ({ questionAr }) => questionAr],
    ['question', ({ question }) => question],
    [
      'optionTextAr',
      ({ options }) => formatCommaList(options.map(({ optionTextAr }) => optionTextAr)),
      'الخيارات بالعربية',
    ],
    [
      'optionText',
      ({ options }) => formatCommaList(options.map(({ optionText }) => optionText)),
      'الخيارات بالإنجليزية',
    ],
    ['votes', ({ options }) => options.map(({ votes }) => votes).join(', ')],
    ['voterCount', ({ voterCount }) => voterCount],
    ['isActive', ({ isActive }) => formatYesNo(isActive)],
    ['allowMultiple', ({ allowMultiple }) => formatYesNo(allowMultiple)],
    ['endsAt', ({ endsAt }) => formatDateTime(endsAt)],
    ['createdAt', ({ createdAt }) => formatDateTime(createdAt)],
    ['updatedAt', ({ updatedAt }) => formatDateTime(updatedAt)],
  ],
});

const newsletterCsv = defineCsvExport('newsletter', newsletterSubscriberExport, {
  description: 'Newsletter subscribers as CSV',
  filter: z.object(newsletterFilterShape),
  columns: [
    ['email', ({ email }) => email],
    ['language', ({ language }) => languageLabelsAr[language]],
    ['confirmedAt', ({ confirmedAt }) => formatDateTime(confirmedAt)],
    ['createdAt', ({ createdAt }) => formatDateTime(createdAt), 'تاريخ الاشتراك'],
  ],
});

const studentColumns: CsvColumn<StudioExportedEnrollment>[] = [
  ['courseId', ({ course }) => localizeField(course, 'title', 'ar')],
  ['studentId', ({ student }) => displayName(student, 'ar')],
];
const progressColumns: CsvColumn<StudioExportedEnrollment>[] = [
  ['status', ({ status }) => enrollmentStatusLabelsAr[status]],
  ['progress', ({ progress }) => progress],
  ['enrolledAt', ({ enrolledAt }) => formatDateTime(enrolledAt)],
  ['updatedAt', ({ lastActivityAt }) => formatDateTime(lastActivityAt), 'آخر نشاط'],
  ['completedAt', ({ completedAt }) => formatDateTime(completedAt)],
];

const enrollmentCsv = defineCsvExport('enrollments', enrollmentExport, {
  description: 'Enrollments in all courses with contact data of the students, for admins, as CSV',
  filter: z.object(adminEnrollmentFilterShape),
  columns: [
    ...studentColumns,
    ['email', ({ student }) => student.email],
    ['phone', ({ student }) => student.phone],
    ...progressColumns,
    ['source', ({ source }) => enrollmentSourceLabelsAr[source]],
    ['endedAt', ({ endedAt }) => formatDateTime(endedAt)],
  ],
});

/** Contact data of students is for admins alone. */
const studioEnrollmentCsv = defineCsvExport('studio-enrollments', studioEnrollmentExport, {
  description: "Enrollments in the trainer's own courses without contact data, for admins those of any trainer, as CSV",
  filter: z.object({ courseId: rowIdField, trainerId: rowIdField, search: searchQuerySchema }),
  columns: [...studentColumns, ...progressColumns],
});

const paymentCsv = defineCsvExport('payments', paymentExport, {
  description: 'Payments as CSV',
  filter: z.object(adminPaymentFilterShape),
  columns: [
    ['id', ({ id }) => id],
    ['reference', ({ reference }) => reference],
    ['createdAt', ({ createdAt }) => formatDateTime(createdAt)],
    ['payer', ({ user }) => displayName(user, 'ar')],
    ['email', ({ user }) => user.email],
    ['phone', ({ user }) => user.phone],
    ['courseId', ({ course }) => course && localizeField(course, 'title', 'ar')],
    ['eventId', ({ event }) => event?.titleAr ?? null],
    ['listPrice', ({ listPrice }) => listPrice.toFixed(2)],
    ['couponId', ({ coupon }) => coupon?.code ?? null],
    ['amount', ({ amount }) => amount.toFixed(2)],
    ['currency', ({ currency }) => currency],
    ['method', ({ method }) => paymentMethodLabels[method].ar],
    ['status', ({ status }) => paymentStatusLabelsAr[status]],
    ['transactionId', ({ transactionId }) => transactionId],
    ['submittedAt', ({ submittedAt }) => formatDateTime(submittedAt)],
    ['confirmedAt', ({ confirmedAt }) => formatDateTime(confirmedAt)],
    ['refundedAt', ({ refundedAt }) => formatDateTime(refundedAt)],
    ['refundReference', ({ refundReference }) => refundReference],
    ['receipt', ({ receipts }) => receipts.find(({ kind }) => kind === 'receipt')?.number ?? null],
    ['creditNote', ({ receipts }) => receipts.find(({ kind }) => kind === 'credit_note')?.number ?? null],
    ['notes', ({ notes }) => notes],
  ],
});

const revenueCsv = defineCsvExport('studio-revenue', studioRevenueExport, {
  description:
    "Revenue from the trainer's own courses by month and course in DZD, for admins that of any trainer, as CSV; all months add up to the revenue of the dashboard",
  filter: z.object({ courseId: rowIdField, trainerId: rowIdField }),
  columns: [
    ['month', ({ month }) => month],
    ['courseId', ({ titleAr }) => titleAr],
    ['received', ({ received }) => received.toFixed(2)],
    ['refunded', ({ refunded }) => refunded.toFixed(2)],
    ['revenue', ({ received, refunded }) => received.minus(refunded).toFixed(2)],
  ],
});

/** All CSV exports. */
export const csvExports: CsvExport[] = [
  userCsv,
  courseCsv,
  blogPostCsv,
  faqCsv,
  eventCsv,
  eventRegistrationCsv,
  pollCsv,
  newsletterCsv,
  enrollmentCsv,
  studioEnrollmentCsv,
  revenueCsv,
  paymentCsv,
  certificateCsv,
  searchVocabularyCsv,
];
