import type { ArabicMessages } from '../../messageTypes';
import type { upload as english } from '../en/upload';

export const upload: ArabicMessages<typeof english> = {
  choose: 'اختيار ملف',
  replace: 'استبدال',
  remove: 'إزالة',
  cancel: 'إلغاء الرفع',
  drop: 'أو أفلته هنا',
  limits: {
    thumbnail: 'صورة JPEG أو PNG أو WebP لا تتجاوز {{max}} ميغابايت.',
    avatar: 'صورة JPEG أو PNG أو WebP لا تتجاوز {{max}} ميغابايت، وتُقصّ مربّعة.',
    attachment:
      'ملف PDF أو Word أو Excel أو PowerPoint أو OpenDocument أو ZIP أو صورة أو ملف ترجمة مرئية (VTT وSRT) أو نص أو شيفرة برمجية، لا يتجاوز {{max}} ميغابايت.',
    signature: 'صورة JPEG أو PNG أو WebP للتوقيع على خلفية بيضاء أو شفافة، لا تتجاوز {{max}} ميغابايت.',
    captions: 'ملف WebVTT ‏(.vtt) أو SubRip ‏(.srt) لا يتجاوز {{max}} ميغابايت',
    proof: 'صورة الوصل (JPEG أو PNG أو WebP) أو ملف PDF لا يتجاوز {{max}} ميغابايت. لا يراه سواك وسوى المديرين.',
  },
  address: 'أو عنوان يبدأ بـ \u2066https://\u2069',
  sending: 'جارٍ رفع \u2068{{name}}\u2069',
  finishing: 'على وشك الانتهاء…',
  sent: 'رُفع \u2068{{name}}\u2069',
  cancelled: 'أُلغي الرفع',
  removed: 'أُزيل',
  tooLarge: 'حجم هذا الملف {{size}} ميغابايت، والحد الأقصى {{max}} ميغابايت.',
  tooManyPixels:
    'في هذه الصورة {{megapixels}} ميغابكسل (\u2066{{dimensions}}\u2069)، والحد الأقصى {{max}}. أرسلها بدقة أقل، أو أرسل لقطة شاشة لها.',
  heic: 'لا يستطيع هذا المتصفح قراءة الصور بصيغة HEIC أو AVIF. شاركها بصيغة JPEG (في iPhone: الإعدادات، ثم الكاميرا، ثم التنسيقات، ثم «الأكثر توافقًا»)، أو أرسل لقطة شاشة لها.',
  wrongType: 'هذا النوع من الملفات غير مقبول هنا.',
  empty: 'هذا الملف فارغ.',
  open: 'فتح \u2068{{name}}\u2069',
  unseen: 'تعذّر عرض هذه الصورة. تحقّق من عنوانها.',
};
