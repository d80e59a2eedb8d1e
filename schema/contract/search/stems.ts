import { normalizeLetters, toStandardLetters } from './searchText';

/* Light stemming of Arabic, French and English. The SQL functions search_tokens() and search_word_stems() mirror it; a test compares both. */

const groupingMarkPattern = /([0-9])[,.'’٬٫](?=[0-9]{3}(?![0-9]))/g;
/** Digits and the letters of Latin, Greek, Cyrillic, Arabic and East Asian scripts; other signs separate words. */
export const tokenPattern =
  /[0-9a-z\u00DF-\u00F6\u00F8-\u024F\u0370-\u052F\u0620-\u064A\u066E-\u06D3\u06EE\u06EF\u06FA-\u06FF\u3040-\u9FFF\uAC00-\uD7A3]+/g;
const arabicPattern = /^[\u0620-\u06FF]/;

/** Words of a text without grouping marks in numbers; hyphens, slashes and other signs separate words. */
export const toTokens = (text: string): string[] =>
  normalizeLetters(text).replace(groupingMarkPattern, '$1').match(tokenPattern) ?? [];

/** The article with the particles before it; at least three letters remain. */
const articlePattern = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=.{3})/;
const endingsPattern = /^(.{3,}?)(?:ات|ون|ين|ان|تين|تان|تها|تهم|تنا|تك|تي|ته|ها|هم|ه|ي|ا)*$/;

function stemArabic(word: string): string {
  const bare = word.replace(articlePattern, '');
  // "الواح" begins like an article.
  const singular = (brokenPlurals.get(word) ?? brokenPlurals.get(bare) ?? bare).replace(/(.{2})ء$/, '$1');
  const stem = singular.replace(endingsPattern, '$1');
  const isFeminine = /^(?:ه$|ا?ت)/.test(singular.slice(stem.length));
  return isFeminine && masculineHomonyms.has(stem) ? `${stem}ه` : stem;
}

/** Stems whose feminine is another thing: a charger and a lorry, an office and a library. */
const masculineHomonyms: ReadonlySet<string> = new Set(['شاحن', 'مكتب', 'جامع', 'ناقل', 'دراج']);

/**
 * Endings of English and French words; "batterie", "batteries" and "battery" are equal, and so are "éolien" and
 * "éoliennes", "measure", "measured" and "measurement".
 */
const stemLatin = (word: string): string =>
  word
    .replace(/^(.{2,}e?au)x$/, '$1')
    .replace(/^(.{2,}(?:x|ch|sh|ss))es$/, '$1')
    .replace(/^(.{2,}[^su])s$/, '$1')
    .replace(/^(.{3,})ie$/, '$1y')
    .replace(/^(.{4,}?)(?:ing|ed|e?ment)$/, '$1')
    .replace(/^(.{2,}[ei])(l|n|t)\2e$/, '$1$2')
    .replace(/^(.{4,})e$/, '$1');

export function stemToken(token: string): string {
  const word = toStandardLetters(token);
  return arabicPattern.test(word) ? stemArabic(word) : stemLatin(word);
}

/** A particle written on a word without article; it can be a letter of the word as well. */
const particlePattern = /^(?:و(?=.{3})|[فبلك](?=.{5}))/;
const searchedParticlePattern = /^و(?=.{4})/;

function stemsWithout(particle: RegExp, token: string): string[] {
  const bare = articlePattern.test(token) || brokenPlurals.has(token) ? token : token.replace(particle, '');
  return [...new Set([stemToken(token), stemToken(bare)])];
}

/** Stems of a token of a text: with and without a leading particle. */
export const tokenStems = (token: string): string[] => stemsWithout(particlePattern, token);

/** Stems of a searched token. Only "and" is removed, and only from long words: "ورشة" is not "رش". */
export const searchedStems = (token: string): string[] => stemsWithout(searchedParticlePattern, token);

/**
 * Broken plurals of the subject by singular, in normalized letters. The SQL function search_singular() has the same
 * pairs; a test compares both.
 */
const pluralsBySingular: Record<string, string> = {
  لوح: 'الواح',
  عاكس: 'عواكس',
  شاحن: 'شواحن',
  قابس: 'قوابس',
  مقبس: 'مقابس',
  قاطع: 'قواطع',
  كابل: 'كوابل',
  سلك: 'اسلاك',
  خليه: 'خلايا',
  طور: 'اطوار',
  قطب: 'اقطاب',
  حمل: 'احمال',
  موجه: 'امواج',
  محور: 'محاور',
  مكبح: 'مكابح',
  فرمله: 'فرامل',
  ترس: 'تروس',
  معدن: 'معادن',
  سطح: 'اسطح سطوح',
  سقف: 'اسقف سقوف',
  ريح: 'رياح',
  ظل: 'ظلال',
  زاويه: 'زوايا',
  بير: 'ابار',
  ماء: 'مياه',
  حوض: 'احواض',
  حقل: 'حقول',
  مزرعه: 'مزارع',
  مصنع: 'مصانع',
  منزل: 'منازل',
  بيت: 'بيوت',
  مبني: 'مباني مبان',
  مركز: 'مراكز',
  مدينه: 'مدن',
  نظام: 'انظمه نظم',
  جهاز: 'اجهزه',
  اداه: 'ادوات',
  عنصر: 'عناصر',
  نوع: 'انواع',
  شكل: 'اشكال',
  طرف: 'اطراف',
  حد: 'حدود',
  مبدا: 'مبادي',
  اساس: 'اسس',
  معيار: 'معايير',
  قياس: 'اقيسه',
  مقياس: 'مقاييس',
  رقم: 'ارقام',
  قانون: 'قوانين',
  مشروع: 'مشاريع',
  برنامج: 'برامج',
  درس: 'دروس',
  ورشه: 'ورش',
  مقطع: 'مقاطع',
  دليل: 'ادله',
  وثيقه: 'وثايق',
  فاتوره: 'فواتير',
  خريطه: 'خرايط',
  فكره: 'افكار',
  سوال: 'اسيله',
  جواب: 'اجوبه',
  سعر: 'اسعار',
  ثمن: 'اثمان',
  عطل: 'اعطال',
  خطا: 'اخطاء',
  خطر: 'اخطار مخاطر',
  حادث: 'حوادث',
  مصدر: 'مصادر',
  مورد: 'موارد',
  طالب: 'طلاب طلبه',
  عامل: 'عمال عوامل',
  خبير: 'خبراء',
  زبون: 'زباين',
  عميل: 'عملاء',
  يوم: 'ايام',
  شهر: 'اشهر شهور',
  سنه: 'سنوات سنين',
  اسبوع: 'اسابيع',
  دقيقه: 'دقايق',
  مفتاح: 'مفاتيح',
  برغي: 'براغي',
  عمود: 'اعمده',
  هيكل: 'هياكل',
  قناه: 'قنوات',
  مرحله: 'مراحل',
  عمل: 'اعمال',
  مهنه: 'مهن',
  حل: 'حلول',
  عازل: 'عوازل',
  غرفه: 'غرف',
  ارض: 'اراضي',
  نخله: 'نخيل',
  مروحه: 'مراوح',
  كتله: 'كتل',
  راتب: 'رواتب',
  هدف: 'اهداف',
  قيمه: 'قيم',
  معهد: 'معاهد',
  فرع: 'فروع',
  قسم: 'اقسام',
  ماده: 'مواد',
  مصباح: 'مصابيح',
  شريحه: 'شرايح',
  جدار: 'جدران',
  صندوق: 'صناديق',
  عقد: 'عقود',
  شرط: 'شروط',
  رسم: 'رسوم',
  قطعه: 'قطع',
  فصل: 'فصول',
  سد: 'سدود',
  شق: 'شقوق',
  شقه: 'شقق',
  عماره: 'عماير',
  ضرر: 'اضرار',
  جزء: 'اجزاء',
  نقطه: 'نقاط',
  خط: 'خطوط',
  حزمه: 'حزم',
  وظيفه: 'وظايف',
  حريق: 'حرايق',
  بديل: 'بدايل',
  طريقه: 'طرق',
  صوره: 'صور',
  تجربه: 'تجارب',
  فايده: 'فوايد',
  قاعده: 'قواعد',
};

export const brokenPlurals: ReadonlyMap<string, string> = new Map(
  Object.entries(pluralsBySingular).flatMap(([singular, plurals]) =>
    plurals.split(' ').map((plural): [string, string] => [plural, singular]),
  ),
);
