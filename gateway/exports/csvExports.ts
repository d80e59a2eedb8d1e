import { z } from 'zod';
import { streamUsersForExport, userSortFields } from '../../schema/accounts/adminUsers';
import { streamBlogPostsForExport, blogPostSortFields } from '../../schema/blog/adminBlogPosts';
import { streamCoursesForExport, courseSortFields } from '../../schema/catalog/adminCourses';
import { formatCommaList } from '../../schema/contract/text/commaSeparatedList';
import { roleLabelsAr, userCsvColumnLabels } from '../../schema/contract/userCsv';
import { storedTagsSchema } from '../../schema/contract/validation/blog';
import { courseLevelLabelsAr } from '../../schema/contract/validation/catalog';
import { streamFaqsForExport, faqSortFields } from '../../schema/faqs/adminFaqs';
import {
  streamNewsletterSubscribersForExport,
  newsletterSubscriberSortFields,
} from '../../schema/newsletter/adminNewsletterSubscribers';
import { streamPollsForExport, pollSortFields } from '../../schema/polls/adminPolls';
import {
  userFilterShape,
  courseFilterShape,
  contentFilterShape,
  pollFilterShape,
  newsletterFilterShape,
} from '../rest/queryParameters';
import { defineCsvExport, formatDateTime, sortParameters, formatYesNo } from './csvExport';
import type { CsvExport } from './csvExport';
import { eventRegistrationExport, eventExport } from './eventExports';

/** Accounts as the admin panel lists them; its names are those that an import reads. */
const userExport = defineCsvExport('users', {
  permission: 'user:manage',
  query: z.object({ ...userFilterShape, ...sortParameters(userSortFields, 'createdAt') }),
  fetchBatches: streamUsersForExport,
  columns: [
    ['المعرّف', ({ id }) => id],
    [userCsvColumnLabels.firstName.ar, ({ firstName }) => firstName],
    [userCsvColumnLabels.lastName.ar, ({ lastName }) => lastName],
    [userCsvColumnLabels.username.ar, ({ username }) => username],
    [userCsvColumnLabels.email.ar, ({ email }) => email],
    [userCsvColumnLabels.phone.ar, ({ phone }) => phone],
    [userCsvColumnLabels.role.ar, ({ role }) => roleLabelsAr[role]],
    ['نشط', ({ isActive }) => formatYesNo(isActive)],
    ['تاريخ الإنشاء', ({ createdAt }) => formatDateTime(createdAt)],
    ['آخر تعديل', ({ updatedAt }) => formatDateTime(updatedAt)],
  ],
});

/** Courses as the admin panel lists them. */
const courseExport = defineCsvExport('courses', {
  permission: 'course:manage',
  query: z.object({ ...courseFilterShape, ...sortParameters(courseSortFields, 'createdAt') }),
  fetchBatches: streamCoursesForExport,
  columns: [
    ['المعرّف', ({ id }) => id],
    ['العنوان بالعربية', ({ titleAr }) => titleAr],
    ['العنوان بالإنجليزية', ({ title }) => title],
    ['الوصف بالعربية', ({ descriptionAr }) => descriptionAr],
    ['الوصف بالإنجليزية', ({ description }) => description],
    ['الرابط المختصر', ({ slug }) => slug],
    ['الفئة', ({ category }) => category.nameAr],
    ['المدرّب', ({ trainer }) => `${trainer.firstName} ${trainer.lastName}`],
    ['المستوى', ({ level }) => courseLevelLabelsAr[level]],
    ['السعر (دج)', ({ price }) => price.toFixed(2)],
    ['المدة (دقيقة)', ({ duration }) => duration],
    ['المسجّلون', ({ enrollmentCount }) => enrollmentCount],
    ['التقييم', ({ rating }) => rating.toFixed(2)],
    ['عدد التقييمات', ({ ratingCount }) => ratingCount],
    ['منشورة', ({ isPublished }) => formatYesNo(isPublished)],
    ['تاريخ الإنشاء', ({ createdAt }) => formatDateTime(createdAt)],
    ['آخر تعديل', ({ updatedAt }) => formatDateTime(updatedAt)],
  ],
});

/** Articles as the admin panel lists them, with their texts. */
const blogPostExport = defineCsvExport('blog', {
  permission: 'blog:manage',
  query: z.object({ ...contentFilterShape, ...sortParameters(blogPostSortFields, 'createdAt') }),
  fetchBatches: streamBlogPostsForExport,
  columns: [
    ['المعرّف', ({ id }) => id],
    ['العنوان بالعربية', ({ titleAr }) => titleAr],
    ['العنوان بالإنجليزية', ({ title }) => title],
    ['الرابط المختصر', ({ slug }) => slug],
    ['المقتطف بالعربية', ({ excerptAr }) => excerptAr],
    ['المقتطف بالإنجليزية', ({ excerpt }) => excerpt],
    ['المحتوى بالعربية', ({ contentAr }) => contentAr],
    ['المحتوى بالإنجليزية', ({ content }) => content],
    ['الفئة', ({ category }) => category?.nameAr ?? null],
    ['الكاتب', ({ author }) => `${author.firstName} ${author.lastName}`],
    ['الوسوم', (post) => storedTagsSchema.catch([]).parse(post.tags).join('، ')],
    ['الصورة', ({ thumbnail }) => thumbnail],
    ['دقائق القراءة', ({ readTime }) => readTime],
    ['المشاهدات', ({ views }) => views],
    ['منشور', ({ isPublished }) => formatYesNo(isPublished)],
    ['تاريخ الإنشاء', ({ createdAt }) => formatDateTime(createdAt)],
    ['آخر تعديل', ({ updatedAt }) => formatDateTime(updatedAt)],
  ],
});

/** Questions as the admin panel lists them. */
const faqExport = defineCsvExport('faqs', {
  permission: 'faq:manage',
  query: z.object({ ...contentFilterShape, ...sortParameters(faqSortFields, 'order', 'asc') }),
  fetchBatches: streamFaqsForExport,
  columns: [
    ['المعرّف', ({ id }) => id],
    ['السؤال بالعربية', ({ questionAr }) => questionAr],
    ['السؤال بالإنجليزية', ({ question }) => question],
    ['الجواب بالعربية', ({ answerAr }) => answerAr],
    ['الجواب بالإنجليزية', ({ answer }) => answer],
    ['الفئة', ({ category }) => category?.nameAr ?? null],
    ['الترتيب', ({ order }) => order],
    ['منشور', ({ isPublished }) => formatYesNo(isPublished)],
    ['تاريخ الإنشاء', ({ createdAt }) => formatDateTime(createdAt)],
    ['آخر تعديل', ({ updatedAt }) => formatDateTime(updatedAt)],
  ],
});

/** Polls as the admin panel lists them, with their results: options and their votes in the same order. */
const pollExport = defineCsvExport('polls', {
  permission: 'poll:manage',
  query: z.object({ ...pollFilterShape, ...sortParameters(pollSortFields, 'createdAt') }),
  fetchBatches: streamPollsForExport,
  columns: [
    ['المعرّف', ({ id }) => id],
    ['السؤال بالعربية', ({ questionAr }) => questionAr],
    ['السؤال بالإنجليزية', ({ question }) => question],
    ['الخيارات بالعربية', ({ options }) => formatCommaList(options.map(({ optionTextAr }) => optionTextAr))],
    ['الخيارات بالإنجليزية', ({ options }) => formatCommaList(options.map(({ optionText }) => optionText))],
    ['أصوات الخيارات', ({ options }) => options.map(({ votes }) => votes).join(', ')],
    ['المصوّتون', ({ voterCount }) => voterCount],
    ['نشط', ({ isActive }) => formatYesNo(isActive)],
    ['عدة إجابات', ({ allowMultiple }) => formatYesNo(allowMultiple)],
    ['ينتهي في', ({ endsAt }) => formatDateTime(endsAt)],
    ['تاريخ الإنشاء', ({ createdAt }) => formatDateTime(createdAt)],
    ['آخر تعديل', ({ updatedAt }) => formatDateTime(updatedAt)],
  ],
});

const languageNamesAr = { ar: 'العربية', en: 'الإنجليزية' } as const;

/** Addresses of the newsletter as the admin panel lists them. */
const newsletterExport = defineCsvExport('newsletter', {
  permission: 'newsletter:manage',
  query: z.object({ ...newsletterFilterShape, ...sortParameters(newsletterSubscriberSortFields, 'createdAt') }),
  fetchBatches: streamNewsletterSubscribersForExport,
  columns: [
    ['البريد الإلكتروني', ({ email }) => email],
    ['اللغة', ({ language }) => languageNamesAr[language]],
    ['تاريخ التأكيد', ({ confirmedAt }) => formatDateTime(confirmedAt)],
    ['تاريخ الاشتراك', ({ createdAt }) => formatDateTime(createdAt)],
  ],
});

/** Every table that can be taken away as CSV. A new one is a file beside this, and a name here. */
export const csvExports: CsvExport[] = [
  userExport,
  courseExport,
  blogPostExport,
  faqExport,
  eventExport,
  eventRegistrationExport,
  pollExport,
  newsletterExport,
];
