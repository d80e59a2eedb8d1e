import { describe, expect, test } from 'vitest';
import { findHighlightRanges } from '../../../web/ui/text/Highlight';
import { splitTypedWords } from './commonWords';
import { normalizeLetters, toSearchText } from './searchText';
import { searchedStems, tokenStems, toTokens } from './stems';

/** Puts matched ranges in brackets. */
function markRanges(text: string, search: string): string {
  let marked = '';
  let from = 0;
  for (const [start, end] of findHighlightRanges(text, search)) {
    marked += `${text.slice(from, start)}[${text.slice(start, end)}]`;
    from = end;
  }
  return marked + text.slice(from);
}

describe('highlights exactly the letters that match', () => {
  test.each([
    ['Home solar energy', 'sol', 'Home [sol]ar energy'],
    ['الألواح في الصيف', 'الألواح في البيت', '[الألواح] في الصيف'],
    ['the cost of a home', 'of', 'the cost [of] a home'],
    ['Home solar energy', 'SOLAR', 'Home [solar] energy'],
    ['Solar and solar', 'solar', '[Solar] and [solar]'],
    ['Solar energy', 'energy solar', '[Solar] [energy]'],
    ['Photovoltaic', 'volta tovol', 'Pho[tovolta]ic'],
    ['aaaa', 'aa', '[aaaa]'],
    ['banana', 'ana', 'b[anana]'],
    ['Cours d’énergie', 'ENERG', 'Cours d’[énerg]ie'],
    ['e\u0301nergie', 'e', '[e\u0301]n[e]rgi[e]'],
    ['ﬁlter', 'fi', '[ﬁ]lter'],
    ['ﬁlter', 'il', '[ﬁl]ter'],
    ['Ｓｏｌａｒ', 'sol', '[Ｓｏｌ]ａｒ'],
    ['10 kW ½', '1/2', '10 kW ½'],
    ['m² of panels', 'm2', '[m²] of panels'],
    ['İzmir', 'i', '[İ]zm[i]r'],
    ['ΟΔΟΣ', 'οδος', '[ΟΔΟΣ]'],
    ['100% solar_power', '0% r_p', '10[0%] sola[r_p]ower'],
    ['a.b', '.', 'a[.]b'],
    ['ｶﾞｽ', 'ガ', '[ｶﾞ]ｽ'],
    ['\u1112\u1161\u11AB', '한', '[\u1112\u1161\u11AB]'],
    ['⚡ volt ⚡', '⚡', '[⚡] volt [⚡]'],
    ['🔋 battery 🔋', '🔋', '[🔋] battery [🔋]'],
  ])('%s, search %s', (text, search, expected) => {
    expect(markRanges(text, search)).toBe(expected);
  });

  test.each([
    ['الطاقة الشمسية', 'شمس', 'الطاقة ال[شمس]ية'],
    ['الألواح والعواكس', 'لوح عاكس', '[الألواح] [والعواكس]'],
    ['الطَّاقَة الشَّمْسِيَّة', 'طاقه', 'ال[طَّاقَة] الشَّمْسِيَّة'],
    ['الطَّاقَة الشَّمْسِيَّة', 'الشمسية', 'الطَّاقَة [الشَّمْسِيَّة]'],
    ['شَمْس', 'ش', '[شَ]مْس'],
    ['كهـــرباء', 'كهر', '[كهـــر]باء'],
    ['كهـــرباء', 'ه', 'ك[ه]ـــرباء'],
    ['أحمد وآمال', 'ا', '[أ]حمد و[آ]م[ا]ل'],
    ['احمد', 'أحمد', '[احمد]'],
    ['مستشفى', 'في', 'مستش[فى]'],
    ['دورة ٢٠٢٦', '2026', 'دورة [٢٠٢٦]'],
    ['دورة 2026', '٢٠', 'دورة [20]26'],
    ['ﻻ شيء', 'ا', '[ﻻ] شيء'],
    ['ا\u0654حمد', 'أح', '[ا\u0654ح]مد'],
    ['تعلّم Solar بسرعة', 'SOL بسر', 'تعلّم [Sol]ar [بسر]عة'],
  ])('%s, search %s', (text, search, expected) => {
    expect(markRanges(text, search)).toBe(expected);
  });
});

test.each(['', '   ', 'ـ', '\u064E', 'nowhere', 'solarx'])('highlights nothing for “%s”', (search) => {
  expect(findHighlightRanges('Home solar', search)).toEqual([]);
});

test('highlights nothing in an empty text or without a search', () => {
  expect(findHighlightRanges('', 'solar')).toEqual([]);
  expect(findHighlightRanges('solar', null)).toEqual([]);
});

/** Deterministic pseudo-random numbers. */
function* randomTexts(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

const alphabet = [
  ...Array.from('اأإآٱبتةجحهويىئؤكلمن ـ٠٩۴ءﻻﷲﳲ'),
  ...Array.from('aAbBéÉßıİiIſﬁﬀ½²①Ωςσ \n\t.%_-'),
  ...['\u064E', '\u0651', '\u0654', '\u0653', '\u0670', '\u06DF', '\u0301', '\u0308', '\u0323', '\u200C', '\u200F'],
  ...[
    '¨',
    '゛',
    'か',
    'ｶ',
    'ﾞ',
    '\u3099',
    '한',
    '\u1112',
    '\u1161',
    '\u11AB',
    '🔋',
    '⚡',
    '\uFE0F',
    '\uD83D',
    '\uFE70',
  ],
];

test('normalizing letter by letter equals normalizing the whole text, and matches agree with the search', () => {
  const random = randomTexts(7);
  const draw = () => random.next().value as number;
  const pick = (of: (string | undefined)[]) => of[Math.floor(draw() * of.length)];
  for (let round = 0; round < 4000; round += 1) {
    const letters = Array.from({ length: 6 }, () => pick(alphabet));
    const randomText = (maxLength: number) =>
      Array.from({ length: Math.floor(draw() * maxLength) }, () => pick(letters)).join('');
    const text = randomText(14);
    const search = draw() < 0.5 ? randomText(4) : text.slice(Math.floor(draw() * text.length)).slice(0, 3);
    const ranges = findHighlightRanges(text, search);
    const stems = new Set(
      toTokens(search)
        .filter(({ length }) => length > 2)
        .flatMap(searchedStems),
    );
    const hasForm = (part: string) => toTokens(part).some((token) => tokenStems(token).some((stem) => stems.has(stem)));
    const isMatch = splitTypedWords(search).some((word) => toSearchText(text).includes(word)) || hasForm(text);
    expect([text, search, ranges.length > 0]).toEqual([text, search, isMatch]);
    for (const [start, end] of ranges) {
      const part = normalizeLetters(text.slice(start, end));
      expect(splitTypedWords(search).some((word) => part.includes(word)) || hasForm(part)).toBe(true);
    }
    const borders = ranges.flat();
    expect(borders).toEqual([...borders].sort((a, b) => a - b));
  }
});
