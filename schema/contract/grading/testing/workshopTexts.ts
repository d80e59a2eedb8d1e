import type { TextAnswers } from './textAnswers';

/** Words of safety, with the spellings of keyboards and regions, and what is close to them and dangerous. */
export const workshopTexts: readonly TextAnswers[] = [
  {
    accepted: ['القفازات العازلة', 'insulating gloves', 'gants isolants'],
    right:
      'قفازات عازلة|القفّازات العازلة|القُفّازات العازِلة|القفازات العازله|قفـــازات عازلة|Insulating Gloves|the insulating gloves|القفازات العازلة\u200F|\u061Cقفازات عازلة',
    wrong:
      'القفازات الغازلة|القفازات غير العازلة|القفازات العادية|insulated gloves|insulating glove|القفازات العازلات|بلا قفازات عازلة|non insulating gloves',
  },
  {
    accepted: ['إطفاء السيارة'],
    right: 'اطفاء السيارة|إطفاء السياره|أطفاء السيارة|ٱطفاء سيارة|إطفـاء السيارة|إِطْفَاءُ السَّيّارةِ',
    wrong: 'إطفاء السيارات|إطفاء الإنارة|عدم إطفاء السيارة|تشغيل السيارة|إطفاء السيارة لا|إخفاء السيارة',
  },
  {
    accepted: ['المستوى'],
    right: 'المستوي|مستوى|المُستوى|مستوي|المستوى.',
    wrong: 'المستو|مستويات|مستوية|المشتوى',
  },
  {
    accepted: ['فصل القابس قبل القياس'],
    right: 'فصل قابس قبل قياس|فَصل القابِس قبلَ القياس|فصل القابس، قبل القياس',
    wrong:
      'فصل القابس بعد القياس|فصل القياس قبل القابس|لا فصل القابس قبل القياس|وصل القابس قبل القياس|فصل القابس قبل القيام',
  },
  {
    accepted: ['المسؤولية'],
    right: 'المسئولية|مسوولية|مسؤولية|المسؤوليه|مسئوليه',
    wrong: 'المسؤول|المسؤوليات|لا مسؤولية|المسولية',
  },
  {
    accepted: ['not live', 'غير مكهرب', 'hors tension'],
    right: 'غير مُكهرب|Not live|NOT LIVE.|غير المكهرب|Hors tension|HORS-TENSION',
    wrong: 'live|مكهرب|not alive|غير مكهربة|ليس غير مكهرب|not not live|sous tension|tension|knot live',
  },
  {
    accepted: ['بطارية الجر', 'traction battery'],
    right: 'بطاريه الجر|بطارية جر|Traction battery|traction-battery|البطّارية الجر',
    wrong: 'بطارية الحر|بطارية البحر|traction batteries|fraction battery|بطارية 12 فولط|الجر بطارية',
  },
  {
    accepted: ['انتظر 10 دقائق'],
    right: 'انتظر ١٠ دقائق|إنتظر 10 دقائق|انتظر 10 دقايق|انتظر ۱۰ دقائق.',
    wrong: 'انتظر 1 دقائق|انتظر 100 دقائق|انتظر 10 ثوان|لا تنتظر 10 دقائق|انتظر 1.0 دقائق|انتظر 10',
  },
];
