import { z } from 'zod';
import { userExport } from '../../schema/accounts/adminUsers';
import { blogPostExport } from '../../schema/blog/adminBlogPosts';
import { courseExport } from '../../schema/catalog/adminCourses';
import { formatCommaList } from '../../schema/contract/text/commaSeparatedList';
import { roleLabelsAr, userCsvColumnLabels } from '../../schema/contract/userCsv';
import { storedTagsSchema } from '../../schema/contract/validation/blog';
import { courseLevelLabelsAr } from '../../schema/contract/validation/catalog';
import { faqExport } from '../../schema/faqs/adminFaqs';
import { newsletterSubscriberExport } from '../../schema/newsletter/adminNewsletterSubscribers';
import { pollExport } from '../../schema/polls/adminPolls';
import {
  userFilterShape,
  courseFilterShape,
  contentFilterShape,
  pollFilterShape,
  newsletterFilterShape,
} from '../rest/queryParameters';
import { defineCsvExport, formatDateTime, formatYesNo, type CsvExport } from './csvExport';
import { eventCsv, eventRegistrationCsv } from './eventExports';

/** Users; the headings are those that the user import reads. */
const userCsv = defineCsvExport('users', userExport, {
  filter: z.object(userFilterShape),
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

const courseCsv = defineCsvExport('courses', courseExport, {
  filter: z.object(courseFilterShape),
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

const blogPostCsv = defineCsvExport('blog', blogPostExport, {
  filter: z.object(contentFilterShape),
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

const faqCsv = defineCsvExport('faqs', faqExport, {
  filter: z.object(contentFilterShape),
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

/** Polls with their results; option texts and votes are listed in the same order. */
const pollCsv = defineCsvExport('polls', pollExport, {
  filter: z.object(pollFilterShape),
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

const newsletterCsv = defineCsvExport('newsletter', newsletterSubscriberExport, {
  filter: z.object(newsletterFilterShape),
  columns: [
    ['البريد الإلكتروني', ({ email }) => email],
    ['اللغة', ({ language }) => languageNamesAr[language]],
    ['تاريخ التأكيد', ({ confirmedAt }) => formatDateTime(confirmedAt)],
    ['تاريخ الاشتراك', ({ createdAt }) => formatDateTime(createdAt)],
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
];
