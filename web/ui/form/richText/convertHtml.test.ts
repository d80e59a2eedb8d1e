import domino from '@mixmark-io/domino';
import { expect, test } from 'vitest';
import { convertHtml } from './convertHtml';

const convert = (html: string) => convertHtml(html, (source) => domino.createDocument(source));

/** A paragraph that Word copies for an item of a list. */
const wordItem = (level: number, sign: string, words: string): string =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
  `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span>` +
  `<![endif]>${words}<o:p></o:p></p>`;
const wordPage = (body: string): string =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style>p {margin:0}</style></head><body lang=AR-DZ><!--StartFragment-->${body}<!--EndFragment--></body></html>`;
const googleDoc = (body: string): string =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">${body}</b>`;
const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

test.each([
  ['Word: words', wordPage('<p class=MsoNormal dir=RTL>افحص <b>LFP</b> أولًا<o:p></o:p></p>'), 'افحص **LFP** أولًا'],
  [
    'Word: a heading and a hidden run',
    wordPage('<h1>السلامة <span style="mso-hide:all">x</span></h1><p>400 V</p>'),
    '## السلامة\n\n400 V',
  ],
  [
    'Word: bullets',
    wordPage(wordItem(1, '·', 'قفل') + wordItem(1, '·', '<b>Type 2</b> قابس')),
    '- قفل\n- **Type 2** قابس',
  ],
  ['Word: numbers', wordPage(wordItem(1, '3.', 'ثالث') + wordItem(1, '4.', 'رابع')), '3. ثالث\n4. رابع'],
  [
    'Word: a list in a list',
    wordPage(
      wordItem(1, '1.', 'Tools') +
        wordItem(2, 'o', 'Padlock') +
        wordItem(2, 'o', 'Gloves') +
        wordItem(3, '§', '1000 V') +
        wordItem(1, '2.', 'Test'),
    ),
    '1. Tools\n  - Padlock\n  - Gloves\n    - 1000 V\n2. Test',
  ],
  [
    'Word: words between two lists',
    wordPage(wordItem(1, '·', 'a') + '<p>ثم</p>' + wordItem(1, '·', 'b')),
    '- a\n\nثم\n\n- b',
  ],
  [
    'Word: a comment and what has been deleted',
    wordPage('<p>a<!--[if gte mso 9]><xml>x</xml><![endif]--><del>b</del>c</p>'),
    'ac',
  ],
  [
    'Word: a table with a merged cell',
    wordPage(`<table><tr><td colspan=2><p>IEC</p></td></tr>${row('<p>kW</p>', '<p>22</p>')}</table>`),
    '| IEC |  |\n| -- | -- |\n| kW | 22 |',
  ],
  ['Word: marks of direction', wordPage('<p>\u200Fاستعمل \u202ALFP\u202C\u00A0هنا</p>'), 'استعمل LFP هنا'],
  ['Google Docs: words', googleDoc('<p dir="rtl"><span style="font-weight:400">عاد</span></p>'), 'عاد'],
  [
    'Google Docs: bold and italic',
    googleDoc(
      '<p><span style="font-weight:700">غامق</span> <span style="font-style:italic">soft</span> <span style="font-weight:700;font-style:italic">both</span></p>',
    ),
    '**غامق** *soft* ***both***',
  ],
  [
    'Google Docs: a list beside its item',
    googleDoc('<ul><li><p>a</p></li><ul><li><p>ب</p></li></ul><li><p>c</p></li></ul>'),
    '- a\n  - ب\n- c',
  ],
  [
    'Google Docs: a bold heading',
    googleDoc('<h2><span style="font-weight:700">التوتر</span></h2><br><p>x</p>'),
    '## التوتر\n\nx',
  ],
  [
    'Google Docs: a link',
    googleDoc('<p><a href="https://example.dz/a"><span>ورقة</span></a></p>'),
    '[ورقة](https://example.dz/a)',
  ],
  [
    'Google Docs: a table',
    googleDoc(`<table><tbody>${row('<p>a|b</p>', '<p>واحد</p><p>two</p>')}${row('1', '2')}</tbody></table>`),
    '| a\\|b | واحد two |\n| -- | -- |\n| 1 | 2 |',
  ],
  [
    'LibreOffice: words',
    '<p align="right" style="margin-bottom: 0cm"><font face="Noto"><b>قاطع</b> <i>30 mA</i></font></p>',
    '**قاطع** *30 mA*',
  ],
  [
    'LibreOffice: a numbered list',
    '<ol><li><p>أوصل</p></li><li><p>Test</p><ul><li><p>RCD</p></li></ul></li></ol>',
    '1. أوصل\n2. Test\n  - RCD',
  ],
  [
    'Excel: cells',
    `<table border=0>${row('الطراز', 'kWh')}${row('A', '٥٠')}${row('', '')}</table>`,
    '| الطراز | kWh |\n| -- | -- |\n| A | ٥٠ |',
  ],
  ['Excel: one column', `<table>${row('a')}${row('ب')}</table>`, 'a\n\nب'],
  [
    'a page: scripts, buttons and addresses that are none',
    '<p>a<script>x</script><style>y</style><button>z</button> <a href="javascript:x">b</a> <a href="#c">c</a></p>',
    'a b c',
  ],
  [
    'a page: code',
    '<p>Type <code>ls -l</code></p><pre><code>a *b*\nc</code></pre>',
    'Type `ls -l`\n\n```\na *b*\nc\n```',
  ],
  [
    'a page: a quotation and a line end',
    '<blockquote><p>قال<br>said</p></blockquote><hr><p>x</p>',
    '> قال\n> said\n\n---\n\nx',
  ],
  [
    'a page: a checklist',
    '<ul><li><input type=checkbox checked> a</li><li><input type=checkbox> ب</li></ul>',
    '- [x] a\n- [ ] ب',
  ],
  [
    'a page: emphasis with spaces and lines',
    '<p>x<strong> a </strong>y</p><p><b>one<br>two</b></p>',
    'x **a** y\n\n**one**\n**two**',
  ],
  ['a page: signs that are marks here', '<p>2*3*4 and *this* 15$</p>', '2*3*4 and \\*this* 15$'],
])('%s', (_name, html, markdown) => {
  expect(convert(html)).toEqual({ markdown, pictures: [], leftOut: 0 });
});

test('pictures: uploads stay, those of the clipboard are kept apart, others are counted once', () => {
  const data = 'data:image/png;base64,AA==';
  const table = `<table>${row('a', '<img src="file:///c.png">')}${row(`<img alt="[قابس]" src="${data}">`, 'b')}</table>`;
  expect(convert(`<p>x<img alt="A" src="/media/uploads/a1"></p>${table}<img src="https://a.dz/b.png">`)).toEqual({
    markdown: 'x\n\n![A](/media/uploads/a1)\n\n| a |  |\n| -- | -- |\n|  | b |',
    pictures: [{ dataUrl: data, alt: 'قابس' }],
    leftOut: 2,
  });
});
