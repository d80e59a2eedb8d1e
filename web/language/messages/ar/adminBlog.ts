import { fieldLabelsAr } from '../../../../schema/contract/labels/fieldLabelsAr';

export const adminBlog = {
  label: 'المدونة',
  add: 'إضافة مقال',
  edit: 'تعديل المقال',
  title: 'العنوان',
  excerpt: 'المقتطف',
  excerptHint: 'جملة أو اثنتان تظهران في بطاقة المقال',
  content: 'المحتوى',
  slug: fieldLabelsAr.slug,
  slugHint: 'يظهر في رابط المقال: \u2066/blog/{{slug}}\u2069',
  slugExample: 'solar-energy',
  category: fieldLabelsAr.categoryId,
  allCategories: 'كل الفئات',
  tags: fieldLabelsAr.tags,
  tagsHint: 'تفصل بينها فاصلة',
  readTime: 'مدة القراءة بالدقائق',
  thumbnail: 'صورة المقال',
  thumbnailHint: 'تظهر في البطاقة وأعلى المقال. من دونها تُرسم صورة.',
  published: 'منشور للقرّاء',
  views: fieldLabelsAr.views,
  author: fieldLabelsAr.authorId,
} as const;
