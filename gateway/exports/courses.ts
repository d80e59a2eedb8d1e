import { z } from 'zod';
import { coursesToExport } from '../../schema/catalog/export';
import { courseColumns } from '../../schema/catalog/table';
import { courseLevelsAr } from '../../schema/contract/validation/catalog';
import { courseFilter } from '../rest/queries';
import { exported, moment, sorted, yesNo } from './table';

/** Courses as the admin panel lists them. */
export const courses = exported('courses', {
  permission: 'course:manage',
  query: z.object({ ...courseFilter, ...sorted(courseColumns, 'createdAt') }),
  batches: coursesToExport,
  columns: [
    ['المعرّف', ({ id }) => id],
    ['العنوان بالعربية', ({ titleAr }) => titleAr],
    ['العنوان بالإنجليزية', ({ title }) => title],
    ['الوصف بالعربية', ({ descriptionAr }) => descriptionAr],
    ['الوصف بالإنجليزية', ({ description }) => description],
    ['الرابط المختصر', ({ slug }) => slug],
    ['الفئة', ({ category }) => category.nameAr],
    ['المدرّب', ({ trainer }) => `${trainer.firstName} ${trainer.lastName}`],
    ['المستوى', ({ level }) => courseLevelsAr[level]],
    ['السعر (دج)', ({ price }) => price.toFixed(2)],
    ['المدة (دقيقة)', ({ duration }) => duration],
    ['المسجّلون', ({ enrollmentCount }) => enrollmentCount],
    ['التقييم', ({ rating }) => rating.toFixed(2)],
    ['عدد التقييمات', ({ ratingCount }) => ratingCount],
    ['منشورة', ({ isPublished }) => yesNo(isPublished)],
    ['تاريخ الإنشاء', ({ createdAt }) => moment(createdAt)],
    ['آخر تعديل', ({ updatedAt }) => moment(updatedAt)],
  ],
});
