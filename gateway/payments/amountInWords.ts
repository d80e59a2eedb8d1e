import type { Language } from '../../schema/contract/languages';

/** An amount such as "16000.50" in words, as it is written on receipts: up to 999,999,999 dinars. */
export function amountInWords(amount: string, language: Language): string {
  const [dinars = '0', centimes = '00'] = amount.split('.');
  const [whole, part] = [Number(dinars), Number(centimes.padEnd(2, '0'))];
  const { dinars: writeDinars, centimes: writeCentimes, and } = amountWriters[language];
  return [...(whole > 0 || part === 0 ? [writeDinars(whole)] : []), ...(part > 0 ? [writeCentimes(part)] : [])].join(
    and,
  );
}

interface EnglishUnit {
  one: string;
  many: string;
}

const englishSmall =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const englishTens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const writeEnglish = (number: number, { one, many }: EnglishUnit): string =>
  `${englishNumber(number)} ${number === 1 ? one : many}`;

function englishNumber(number: number): string {
  for (const [size, name] of [
    [1_000_000, 'million'],
    [1000, 'thousand'],
  ] as const)
    if (number >= size)
      return [`${englishNumber(Math.floor(number / size))} ${name}`, ...englishRest(number % size)].join(' ');
  if (number >= 100)
    return [`${englishSmall[Math.floor(number / 100)]} hundred`, ...englishRest(number % 100)].join(' ');
  if (number < 20) return englishSmall[number] ?? '';
  const ones = number % 10;
  return `${englishTens[Math.floor(number / 10)]}${ones > 0 ? `-${englishSmall[ones]}` : ''}`;
}

/** "and" before the last two digits: "one hundred and five". */
function englishRest(rest: number): string[] {
  if (rest === 0) return [];
  return rest < 100 ? ['and', englishNumber(rest)] : [englishNumber(rest)];
}

/** Forms of a masculine noun by the number before it. */
interface ArabicUnit {
  /** After 100, 1000 and so on. */
  construct: string;
  one: string;
  two: string;
  /** 3 to 10. */
  few: string;
  /** 11 to 99. */
  accusative: string;
}

const thousand: ArabicUnit = { construct: 'ألف', one: 'ألف', two: 'ألفان', few: 'آلاف', accusative: 'ألفًا' };
const million: ArabicUnit = { construct: 'مليون', one: 'مليون', two: 'مليونان', few: 'ملايين', accusative: 'مليونًا' };

const arabicSmall =
  'صفر|واحد|اثنان|ثلاثة|أربعة|خمسة|ستة|سبعة|ثمانية|تسعة|عشرة|أحد عشر|اثنا عشر|ثلاثة عشر|أربعة عشر|خمسة عشر|ستة عشر|سبعة عشر|ثمانية عشر|تسعة عشر'.split(
    '|',
  );
const arabicTens = ['', '', 'عشرون', 'ثلاثون', 'أربعون', 'خمسون', 'ستون', 'سبعون', 'ثمانون', 'تسعون'];
const arabicHundreds = '|مئة|مئتان|ثلاثمئة|أربعمئة|خمسمئة|ستمئة|سبعمئة|ثمانمئة|تسعمئة'.split('|');

/** Duals and accusatives lose their ending directly before the counted noun: "ألفا دينار", "ستة عشر ألف دينار". */
const toConstruct = (word: string): string => word.replace(/ان$/, 'ا').replace(/ًا$/, '');

function writeArabic(number: number, unit: ArabicUnit): string {
  const rest = number % 100;
  const parts = [
    ...countArabic(Math.floor(number / 1_000_000), million),
    ...countArabic(Math.floor(number / 1000) % 1000, thousand),
    ...hundredsOf(number % 1000),
  ];
  // The noun follows the last number word.
  if (rest === 0 && number > 0) {
    const last = parts.pop() ?? '';
    return [...parts, `${toConstruct(last)} ${unit.construct}`].join(' و');
  }
  return [...parts, ...countArabic(rest, unit, number === 0)].join(' و');
}

const hundredsOf = (number: number): string[] =>
  number >= 100 ? [arabicHundreds[Math.floor(number / 100)] ?? ''] : [];

/** A number below 1000 with its noun: "مئة وثلاثة آلاف". */
function countArabic(number: number, unit: ArabicUnit, withZero = false): string[] {
  const rest = number % 100;
  if (number === 0) return withZero ? [`${arabicSmall[0]} ${unit.construct}`] : [];
  const [hundreds] = hundredsOf(number);
  if (rest === 0) return [`${toConstruct(hundreds ?? '')} ${unit.construct}`];
  // With 1 and 2 the noun itself counts and is said with the hundreds too: "مئة ألف وألفان".
  if (rest <= 2)
    return [...(hundreds ? [`${toConstruct(hundreds)} ${unit.construct}`] : []), rest === 1 ? unit.one : unit.two];
  const noun = rest <= 10 ? unit.few : unit.accusative;
  return [...(hundreds ? [hundreds] : []), `${belowHundred(rest)} ${noun}`];
}

function belowHundred(number: number): string {
  if (number < 20) return arabicSmall[number] ?? '';
  const [ones, tens] = [number % 10, arabicTens[Math.floor(number / 10)] ?? ''];
  return ones > 0 ? `${arabicSmall[ones]} و${tens}` : tens;
}

interface AmountWriter {
  dinars: (count: number) => string;
  centimes: (count: number) => string;
  and: string;
}

const amountWriters: Record<Language, AmountWriter> = {
  en: {
    dinars: (count) => writeEnglish(count, { one: 'Algerian dinar', many: 'Algerian dinars' }),
    centimes: (count) => writeEnglish(count, { one: 'centime', many: 'centimes' }),
    and: ' and ',
  },
  ar: {
    dinars: (count) =>
      writeArabic(count, {
        construct: 'دينار جزائري',
        one: 'دينار جزائري واحد',
        two: 'ديناران جزائريان',
        few: 'دنانير جزائرية',
        accusative: 'دينارًا جزائريًا',
      }),
    centimes: (count) =>
      writeArabic(count, {
        construct: 'سنتيم',
        one: 'سنتيم واحد',
        two: 'سنتيمان',
        few: 'سنتيمات',
        accusative: 'سنتيمًا',
      }),
    and: ' و',
  },
};
