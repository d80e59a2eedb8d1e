import type { ArabicMessages } from '../../messageTypes';
import type { upload as english } from '../en/upload';

export const upload: ArabicMessages<typeof english> = {
  choose: 'اختيار ملف',
  replace: 'استبدال',
  remove: 'إزالة',
  cancel: 'إلغاء الرفع',
  drop: 'أو أفلته هنا',
  limits: {
    thumbnail: 'صورة JPEG أو PNG أو WebP لا تتجاوز {{max}} ميغابايت',
    avatar: 'صورة JPEG أو PNG أو WebP لا تتجاوز {{max}} ميغابايت، وتُقصّ مربّعة.',
    attachment: 'ملف PDF أو Word أو Excel أو PowerPoint أو ODT أو ZIP أو صورة أو نص لا يتجاوز {{max}} ميغابايت',
    signature: 'صورة التوقيع على خلفية بيضاء أو شفافة، لا تتجاوز {{max}} ميغابايت.',
    proof: 'صورة الوصل أو ملف PDF لا يتجاوز {{max}} ميغابايت. لا يراه سواك وسوى المديرين.',
  },
  address: 'أو عنوان يبدأ بـ \u2066https://\u2069',
  sending: 'جارٍ رفع \u2068{{name}}\u2069',
  finishing: 'على وشك الانتهاء…',
  sent: 'رُفع \u2068{{name}}\u2069',
  cancelled: 'أُلغي الرفع',
  removed: 'أُزيل',
  tooLarge: 'حجم هذا الملف {{size}} ميغابايت، والحد الأقصى {{max}} ميغابايت.',
  wrongType: 'هذا النوع من الملفات غير مقبول هنا.',
  empty: 'هذا الملف فارغ.',
  open: 'فتح \u2068{{name}}\u2069',
  unseen: 'تعذّر عرض هذه الصورة. تحقّق من عنوانها.',
};
