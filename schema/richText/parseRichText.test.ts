import { expect, test } from 'vitest';
import { richTextLines, richTextToPlainText, type RichTextInline } from '../contract/richText';
import { parseRichText } from './parseRichText';

const paragraph = (...children: RichTextInline[]) => [{ type: 'paragraph', children }];

test.each([
  ...[
    'P = U*I*cosφ',
    '2*3*4',
    'U*I*t = W',
    '(R1+R2)*I*(t)',
    'U**2 / R + I**2',
    'الجهد*التيار*الزمن',
    'a * b * c',
    '/*x*/',
  ],
  ...['15$ … 20$', '$5, or 6$', 'US$100 and US$200', 'من 15$ إلى 20$', 'PS1=$HOME:$PATH', '$$$'],
  ...[
    '12:30',
    'R_1 + R_2',
    '~60%',
    'a<b',
    'C:\\pv',
    '\\\\server\\share',
    '__init__',
    '<b>x</b>',
    '&amp; R&D',
    '#1 choice',
  ],
  ...[
    '3-phase motor',
    '12- ',
    '2025. The year',
    '> 1000 V',
    '>= 5 kW',
    '+ 12 V',
    'l`onduleur et l`armoire d`Alger',
    '-5 °C',
  ],
  ...[
    '[1]: a value',
    '[x](javascript:alert(1))',
    '![x](http://plain.dz/a.png)',
    '____',
    'a | b',
    ':::unknown',
    '[^1] alone',
  ],
])('%j stays what was written', (text) => {
  expect(parseRichText(text)).toEqual(paragraph(text.trim()));
});

test('lines stay lines', () => {
  expect(parseRichText('09:00 Welcome\n10:00 Visit')).toEqual(
    paragraph('09:00 Welcome', { type: 'lineBreak' }, '10:00 Visit'),
  );
});

test.each([
  ['1. a\n2. b', [undefined, undefined]],
  ['١. أول\n٢. ثانٍ', ['١.', '٢.']],
  ['١- أول\n٢- ثانٍ', ['١-', '٢-']],
  ['١ـ أول\n٢ـ ثانٍ', ['١ـ', '٢ـ']],
  ['أ) أول\nب) ثانٍ', ['أ)', 'ب)']],
  ['أ- أول\nب- ثانٍ', ['أ-', 'ب-']],
  ['1) a\n2) b', ['1)', '2)']],
  ['1/ Couper\n2/ Mesurer', ['1/', '2/']],
  ['1-افصل\n2-قس', ['1-', '2-']],
  ['• a\n• b', [undefined, undefined]],
  ['•\ta\n•\tb', [undefined, undefined]],
])('%j is a list whose markers stay', (text, markers) => {
  const [block, ...rest] = parseRichText(text);
  expect(rest).toEqual([]);
  expect(block?.type === 'list' && block.items.map(({ marker }) => marker)).toEqual(markers);
});

test('numbers that do not follow each other stay, repeated ones count on', () => {
  expect(parseRichText('3. c\n5. e')).toMatchObject([{ items: [{ value: 3 }, { value: 5 }] }]);
  expect(richTextLines(parseRichText('1. a\n1. b'))).toEqual(['1. a', '2. b']);
});

test('lists contain lists, tasks and further lines', () => {
  expect(richTextLines(parseRichText('1. a\n  - b\n    c\n2. d'))).toEqual(['1. a', '• b', 'c', '2. d']);
  expect(parseRichText('- [ ] a\n- [x] b')).toMatchObject([{ items: [{ isChecked: false }, { isChecked: true }] }]);
});

test('a table has bars, or tabs as a sheet copies them', () => {
  const rows = { header: [['U'], ['I']], rows: [[['5'], ['3']]] };
  expect(parseRichText('| U | I |\n| --- | :-: |\n| 5 | 3 |\nend')).toMatchObject([rows, { type: 'paragraph' }]);
  expect(parseRichText('U\tI\n5\t3')).toMatchObject([rows]);
  expect(parseRichText('09:00\tWelcome\n10:00\tVisit')).toMatchObject([{ type: 'table', header: [] }]);
});

test('callouts have a kind, a title and blocks, also other callouts', () => {
  expect(parseRichText(':::danger 400 V\nCut.\n\n:::tip\n- Wait\n:::\n:::\nEnd')).toMatchObject([
    { type: 'callout', kind: 'danger', title: ['400 V'], children: [{ type: 'paragraph' }, { kind: 'tip' }] },
    { type: 'paragraph', children: ['End'] },
  ]);
});

test.each([String.raw`\eta = 96\%`, String.raw`x = \{a\}`])('a formula can end with an escaped sign: %s', (source) => {
  expect(parseRichText(`نحو $${source}$ تقريبًا`)).toMatchObject(
    paragraph('نحو ', { type: 'formula', source, math: { tag: 'math' } }, ' تقريبًا'),
  );
});

test('formulas are MathML nodes, and what is no formula is text', () => {
  expect(parseRichText('$P = UI$ و$$\\frac{1}{2}$$')).toMatchObject(
    paragraph({ type: 'formula', source: 'P = UI', math: { tag: 'math' } }, ' و', {
      type: 'formula',
      source: '\\frac{1}{2}',
      math: { tag: 'math' },
    }),
  );
  expect(parseRichText('$$\nP = U\n$$')).toMatchObject([
    { type: 'formula', math: { tag: 'math', attributes: { display: 'block' } } },
  ]);
  expect(parseRichText('$\\frac{1}{$')).toEqual(paragraph('$\\frac{1}{$'));
});

test.each(['\\href{javascript:x}{y}', '\\includegraphics{a}', '\\style{x}{y}', '\\class{a}{b}', '\\url{javascript:x}'])(
  'the formula %s links and loads nothing',
  (formula) => {
    expect(JSON.stringify(parseRichText(`$x + ${formula}$`))).not.toMatch(/"(?:href|src|style|class)"/);
  },
);

test('footnotes follow the text in the order of their references; one without a reference stays', () => {
  expect(parseRichText('a[^b] c[^a]\n\n[^a]: first\n[^b]: second\n[^c]: third')).toMatchObject([
    { type: 'paragraph' },
    { type: 'paragraph', children: ['[^c]: third'] },
    {
      type: 'footnotes',
      notes: [
        { number: 1, children: ['second'] },
        { number: 2, children: ['first'] },
      ],
    },
  ]);
});

test('pictures are public files of this site or of a media host, others are links', () => {
  const upload = '![Inverter](/media/uploads/a.webp "Our inverter")';
  expect(parseRichText(`Before\n${upload}`)).toEqual([
    { type: 'paragraph', children: ['Before'] },
    {
      type: 'figure',
      picture: { type: 'picture', src: '/media/uploads/a.webp', alt: 'Inverter' },
      caption: 'Our inverter',
    },
  ]);
  expect(parseRichText('![a](/media/lessons/a.svg)')).toMatchObject([{ type: 'figure' }]);
  for (const address of ['/media/proofs/a.webp', '/api/uploads/a.webp', '/media/../a.webp', '/media/a.svg?x=1'])
    expect(parseRichText(`![a](${address})`)).toEqual(paragraph({ type: 'link', href: address, children: ['a'] }));
  const options = { mediaHosts: ['cdn.example', '*.video.example'] };
  expect(parseRichText('![a](https://a.video.example/x.png)', options)).toMatchObject([{ type: 'figure' }]);
  expect(parseRichText('![a](https://other.example/x.png)', options)).toEqual(
    paragraph({ type: 'link', href: 'https://other.example/x.png', children: ['a'] }),
  );
});

test('links are https or paths of the site', () => {
  expect(parseRichText('[l](/courses/3?lesson=7)')).toEqual(
    paragraph({ type: 'link', href: '/courses/3?lesson=7', children: ['l'] }),
  );
  for (const address of ['//other.dz', '/\\other.dz', 'http://a.dz', 'data:text/html,x', 'https://a.dz"onclick="x'])
    expect(JSON.stringify(parseRichText(`[press](${address})`))).not.toContain('"link"');
});

test('marks at the borders of words', () => {
  expect(parseRichText('**strong**, *soft*، و**قوي** `x*y`')).toEqual(
    paragraph(
      { type: 'strong', children: ['strong'] },
      ', ',
      { type: 'emphasis', children: ['soft'] },
      '، و',
      { type: 'strong', children: ['قوي'] },
      ' ',
      { type: 'code', text: 'x*y' },
    ),
  );
  expect(parseRichText('\\*x\\*')).toEqual(paragraph('*x*'));
});

test.each([
  ['## Why\n\nFirst **measure**, *then* `buy`.', 'Why First measure, then buy.'],
  ['- one\n- two\n\n1. three\n2. four', 'one two three four'],
  ['> A word\n> of warning', 'A word of warning'],
  ['See [the table](https://example.dz/a) below', 'See the table below'],
  ['| a | b |\n| --- | :-: |\n| 1 | 2 |', 'a b 1 2'],
  ['```\nU = R · I\n```', 'U = R · I'],
  [':::warning\n$P=UI$\n:::', 'P=UI'],
  ['فقرة **أولى**.\n\nفقرة ثانية.', 'فقرة أولى. فقرة ثانية.'],
])('the plain text of %j is %j', (text, plain) => {
  expect(richTextToPlainText(parseRichText(text))).toBe(plain);
});

const size = 100_000;
const repeat = (text: string): string => text.repeat(Math.ceil(size / text.length));
const hostileTexts: Record<string, string> = {
  brackets: repeat('['),
  'nested brackets': '['.repeat(size / 2) + ']'.repeat(size / 2),
  'open links': repeat('[a]('),
  pictures: repeat('!['),
  asterisks: repeat('*'),
  'emphasis runs': repeat('***a** b* '),
  quotes: repeat('>'),
  'interrupted quotes': repeat('> a\nb\n'),
  backticks: repeat('`a'),
  'growing backticks': Array.from({ length: 440 }, (_, length) => '`'.repeat(length)).join(' '),
  fences: repeat('```\n'),
  dollars: repeat('$x$ '),
  braces: `$${'{'.repeat(5000)}${'}'.repeat(5000)}$`,
  'bounded braces': repeat(`$${'{'.repeat(28)}x${'}'.repeat(28)}$ `),
  roots: repeat(`$${'\\sqrt'.repeat(90)}x$ `),
  bars: `|${repeat('a|')}\n|${repeat('-|')}`,
  rows: `| a |\n| - |\n${repeat('| 1 |\n')}`,
  tabs: repeat('a\tb\n'),
  footnotes: Array.from({ length: 5000 }, (_, n) => `[^${n}]: a [^${n + 1}]`).join('\n'),
  callouts: repeat(':::note\n'),
  'callouts in items': repeat('- :::note\n'),
  items: repeat('- '),
  'nested items': Array.from({ length: 440 }, (_, depth) => `${' '.repeat(depth)}- a`).join('\n'),
  headings: repeat('# '),
  'blank lines': repeat('\n'),
  spaces: `a${' '.repeat(size)}b`,
};

test.each(Object.entries(hostileTexts))(
  'reads 100 KB of %s within the time limit and loses no end',
  (_name, text) => {
    expect(richTextToPlainText(parseRichText(`${text}\n\nlast`))).toMatch(/last/);
  },
  2_000,
);

test.each([
  ['lines', '- a\n'.repeat(4001)],
  ['signs', '*a* '.repeat(4001)],
  ['cells', `a|b\n-|-\n${`${'a|'.repeat(40)}\n`.repeat(201)}`],
])('a text with more %s than a person writes is shown without marks', (_name, text) => {
  expect(parseRichText(text).map(({ type }) => type)).toEqual(['paragraph']);
});

test('a handbook of 50,000 characters keeps its marks', () => {
  const chapter = `## Safety\n\n${'Switch **off** the *inverter*, then `wait` 5 minutes.\n'.repeat(3)}\n- Gloves\n- Mat\n\n| U | I |\n| - | - |\n| 400 V | 16 A |\n\n`;
  const blocks = parseRichText(chapter.repeat(50_000 / chapter.length));
  expect(new Set(blocks.map(({ type }) => type))).toEqual(new Set(['heading', 'paragraph', 'list', 'table']));
});
