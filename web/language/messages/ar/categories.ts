import type { ArabicMessages } from '../../messageTypes';
import type { categories as english } from '../en/categories';

export const categories: ArabicMessages<typeof english> = {
  badge: 'الدورات حسب المجال',
  title: 'دورات {{name}}',
  introduction: 'دورات ومقالات حول \u2068{{name}}\u2069.',
  filter: 'تصفية هذه الدورات',
  noCourses: 'لا دورات بعد',
  noCoursesText: 'أولى دورات هذه الفئة قيد الإعداد.',
  posts: 'مقالات في المجال نفسه',
  allPosts: 'كل مقالات المجال',
  others: 'فئات أخرى',
  allCourses: 'كل الدورات',
  notFound: 'الفئة غير موجودة',
  notFoundText: 'هذه الفئة غير موجودة.',
};
