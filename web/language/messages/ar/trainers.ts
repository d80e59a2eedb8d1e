import type { ArabicMessages } from '../../messageTypes';
import type { trainers as english } from '../en/trainers';

export const trainers: ArabicMessages<typeof english> = {
  badge: 'طاقم التدريب',
  path: 'أنت هنا',
  allCourses: 'كل الدورات',
  description: 'دورات \u2068{{name}}\u2069 في السيارات الكهربائية والطاقات المتجددة.',
  figures: 'التدريب بالأرقام',
  courseCount_zero: 'لا توجد أي دورة',
  courseCount_one: 'دورة واحدة',
  courseCount_two: 'دورتان',
  courseCount_few: '{{n}} دورات',
  courseCount_many: '{{n}} دورة',
  courseCount_other: '{{n}} دورة',
  enrollments_zero: 'لا يوجد أي تسجيل',
  enrollments_one: 'تسجيل واحد',
  enrollments_two: 'تسجيلان',
  enrollments_few: '{{n}} تسجيلات',
  enrollments_many: '{{n}} تسجيلًا',
  enrollments_other: '{{n}} تسجيل',
  courses: 'الدورات',
  notFound: 'الصفحة غير موجودة',
  notFoundText: 'لا صاحب دورات منشورة لهذا العنوان.',
};
