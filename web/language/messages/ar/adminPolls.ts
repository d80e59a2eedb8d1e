import { fieldLabelsAr } from '../../../../schema/contract/labels/fieldLabelsAr';
import { stateLabelsAr } from '../../../../schema/contract/labels/stateLabelsAr';

export const adminPolls = {
  label: 'الاستطلاعات',
  add: 'إضافة استطلاع',
  edit: 'تعديل الاستطلاع',
  question: 'السؤال',
  options: 'الخيارات',
  optionsHint: 'افصل بين الخيارات بالفاصلة العربية «،» أو اللاتينية «,». ضع الخيار الذي يحتوي على فاصلة بين علامتي "".',
  voters: fieldLabelsAr.voterCount,
  totals: 'النتائج',
  totalVoters: 'عدد المصوّتين: {{n}}',
  expiresAt: fieldLabelsAr.endsAt,
  expiresAtHint: 'اتركه فارغًا إن لم تكن له نهاية. بتوقيت الجزائر.',
  never: 'بلا نهاية',
  expired: stateLabelsAr.expired,
  allowMultiple: 'يمكن اختيار عدة إجابات',
  deactivateText: 'يُغلق التصويت فورًا. تبقى الأصوات محفوظة.',
  activate: 'تفعيل «{{name}}»',
  deactivate: 'تعطيل «{{name}}»',
  votesKept: 'تبقى أصوات الخيارات التي لا تتغيّر. لا يمكن حذف خيار صوّت له أحد.',
  preview: {
    title: 'ما سيراه المصوّتون',
    languages: { ar: 'بالعربية', en: 'بالإنجليزية' },
    noQuestion: 'لم يُكتب السؤال بعد',
    noOptions: 'لا خيارات بعد',
    missing: 'بلا ترجمة: «{{option}}»',
    outOfStep: 'الخيارات غير متطابقة: {{ar}} بالعربية و{{en}} بالإنجليزية',
    chooseOne: 'اختيار إجابة واحدة',
    chooseSeveral: 'اختيار إجابة أو أكثر',
  },
} as const;
