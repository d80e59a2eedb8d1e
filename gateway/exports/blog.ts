import { z } from 'zod';
import { postsToExport } from '../../schema/blog/export';
import { postColumns } from '../../schema/blog/table';
import { tags } from '../../schema/contract/validation/blog';
import { contentFilter } from '../rest/queries';
import { exported, moment, sorted, yesNo } from './table';

/** Articles as the admin panel lists them, with their texts. */
export const blog = exported('blog', {
  permission: 'blog:manage',
  query: z.object({ ...contentFilter, ...sorted(postColumns, 'createdAt') }),
  batches: postsToExport,
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
    ['الوسوم', (post) => tags.catch([]).parse(post.tags).join('، ')],
    ['الصورة', ({ thumbnail }) => thumbnail],
    ['دقائق القراءة', ({ readTime }) => readTime],
    ['المشاهدات', ({ views }) => views],
    ['منشور', ({ isPublished }) => yesNo(isPublished)],
    ['تاريخ الإنشاء', ({ createdAt }) => moment(createdAt)],
    ['آخر تعديل', ({ updatedAt }) => moment(updatedAt)],
  ],
});
