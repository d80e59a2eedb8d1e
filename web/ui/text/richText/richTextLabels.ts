import type { CalloutKind } from '../../../../schema/contract/richText';
import type { Language } from '../../../../schema/contract/languages';

interface RichTextLabels {
  callouts: Record<CalloutKind, string>;
  table: string;
  formula: string;
  footnotes: string;
  footnote: (number: number) => string;
  backToText: (number: number) => string;
  done: string;
  notDone: string;
}

/** In the language of the text, which may differ from that of the page: messages are loaded in one language only. */
export const richTextLabels: Record<Language, RichTextLabels> = {
  ar: {
    callouts: { note: 'ملاحظة', tip: 'نصيحة', warning: 'تنبيه', danger: 'خطر' },
    table: 'جدول',
    formula: 'معادلة',
    footnotes: 'الحواشي',
    footnote: (number) => `الحاشية ${number}`,
    backToText: (number) => `العودة إلى موضع الحاشية ${number}`,
    done: 'أُنجز',
    notDone: 'لم يُنجز',
  },
  en: {
    callouts: { note: 'Note', tip: 'Tip', warning: 'Warning', danger: 'Danger' },
    table: 'Table',
    formula: 'Formula',
    footnotes: 'Footnotes',
    footnote: (number) => `Footnote ${number}`,
    backToText: (number) => `Back to the text of footnote ${number}`,
    done: 'Done',
    notDone: 'Not done',
  },
};
