import { describe, expect, test } from 'vitest';
import type { Problem } from '../../schema/core/problem';
import { toWebVtt } from './captions';

const one = '00:00:01.000 --> 00:00:02.000';
/** The cues of the result, without the header. */
const convert = (text: string) => toWebVtt(text).replace(/^WEBVTT\n\n|\n$/g, '');

describe('converts', () => {
  test.each([
    ['WebVTT', `WEBVTT\n\n${one}\nHi`, `${one}\nHi`],
    ['a byte order mark', `\uFEFFWEBVTT\n\n${one}\nHi`, `${one}\nHi`],
    ['a header with a text and metadata', `WEBVTT - Lesson\nKind: captions\n\n${one}\nHi`, `${one}\nHi`],
    ['a cue without a blank line below the header', `WEBVTT\n${one}\nHi`, `${one}\nHi`],
    ['SRT with commas', '1\n00:00:01,000 --> 00:00:02,000\nHi', `${one}\nHi`],
    ['SRT with points and CRLF', '1\r\n00:00:01.000 --> 00:00:02.000\r\nHi\r\n', `${one}\nHi`],
    ['line ends of old Macs', `1\r${one}\rHi`, `${one}\nHi`],
    ['missing hours', 'WEBVTT\n\n00:01.000 --> 00:02.000\nHi', `${one}\nHi`],
    ['short fractions and single digits', '1\n0:0:1,0 --> 0:0:2\nHi', `${one}\nHi`],
    ['Arabic digits and decimal signs', '١\n٠٠:٠٠:٠١٫٠٠٠ --> ٠٠:٠٠:٠٢٫٠٠٠\nمرحبا', `${one}\nمرحبا`],
    ['Persian digits', '۱\n۰۰:۰۰:۰۱,۰۰۰ --> ۰۰:۰۰:۰۲,۰۰۰\nHi', `${one}\nHi`],
    ['arrows of word processors', '1\n00:00:01,000 –> 00:00:02,000\nHi', `${one}\nHi`],
    [
      'overlapping cues',
      `${one}\nA\n\n00:00:01.500 --> 00:00:03.000\nB`,
      `${one}\nA\n\n00:00:01.500 --> 00:00:03.000\nB`,
    ],
    [
      'cues out of order',
      `00:00:05.000 --> 00:00:06.000\nB\n\n${one}\nA`,
      `${one}\nA\n\n00:00:05.000 --> 00:00:06.000\nB`,
    ],
    [
      'no blank line between cues',
      `1\n${one}\nA\n2\n00:00:03,000 --> 00:00:04,000\nB`,
      `${one}\nA\n\n00:00:03.000 --> 00:00:04.000\nB`,
    ],
    [
      'notes, styles and regions',
      `WEBVTT\n\nNOTE by me\nmore\n\nSTYLE\n::cue { background: url(x) }\n\n${one}\nHi`,
      `${one}\nHi`,
    ],
    [
      'known settings only',
      `${one} align:start position:10% line:0 evil:"x" size:999999%\nHi`,
      `${one} align:start position:10% line:0\nHi`,
    ],
    ['styling tags', `${one}\n<i>A</i> <font color="red">B</font> <v Amina>C</v> {\\an8}D`, `${one}\n<i>A</i> B C D`],
    ['markup as text', `${one}\n<script>alert(1)</script><img src=x onerror=alert(1)>`, `${one}\nalert(1)`],
    ['comparisons and entities', `${one}\n5 < 6 & 7 > 2 &amp; ok`, `${one}\n5 &lt; 6 &amp; 7 &gt; 2 &amp; ok`],
    ['an unclosed tag', `${one}\n<script src="x"`, `${one}\n&lt;script src="x"`],
    ['a tag in a tag', `${one}\n<scr<b>ipt>x`, `${one}\nx`],
    ['cues without text', `${one}\n\n00:00:03.000 --> 00:00:04.000\nHi`, '00:00:03.000 --> 00:00:04.000\nHi'],
    ['Arabic lines that begin with a Latin word', `${one}\nPV هي الخلية\nثانيًا`, `${one}\n\u200FPV هي الخلية\nثانيًا`],
    [
      'arrows in a text',
      `${one}\n5 kW → 7 kW rises\nDC --> AC, 1: a --> b`,
      `${one}\n5 kW → 7 kW rises\nDC --&gt; AC, 1: a --&gt; b`,
    ],
    ['arrows in a note', `WEBVTT\n\nNOTE\n2 --> 3 days\n\n${one}\nHi`, `${one}\nHi`],
    ['embedded directions', `${one}\n\u202Bمرحبا 1.\u202C`, `${one}\nمرحبا 1.`],
  ])('%s', (_name, text, expected) => expect(convert(text)).toBe(expected));
});

describe('names the line of', () => {
  test.each([
    ['no cues', 'WEBVTT\n', /^captionsNoCue\|/],
    ['a text without times', `${one}\nHi\n\nlost`, /^captionsTimingExpected\|4\|lost\|/],
    ['a number without times', '1\nHello', /^captionsTiming\|2\|Hello\|/],
    ['times that cannot be read', '1\n00:00:01 --> later\nHi', /^captionsTiming\|2\|00:00:01 --> later\|/],
    [
      'an end that cannot be read, in a cue',
      `${one}\nHi\n00:00:03 --> later`,
      /^captionsTiming\|3\|00:00:03 --> later\|/,
    ],
    ['a start that cannot be read, in a cue', `${one}\nHi\n00:0O:03 --> 00:00:04`, /^captionsTiming\|3\|/],
    ['61 seconds', '00:00:61.000 --> 00:01:02.000\nHi', /^captionsTiming\|1\|/],
    ['an end before its start', '\n00:00:02.000 --> 00:00:01.000\nHi', /^captionsEndsBeforeStart\|2$/],
    ['a page', '<!doctype html>\n<script>alert(1)</script>', /^captionsTimingExpected\|1\|/],
    ['too many cues', `${one}\nHi\n\n`.repeat(5001), /^captionsTooMany\|15001\|5000$/],
    ['too many notes', 'NOTE\n\n'.repeat(5001), /^captionsTooManyBlocks\|10001\|5000$/],
    ['a cue with too many lines', `${one}\n${'a\n'.repeat(21)}`, /^captionsTooManyLines\|22\|20$/],
  ])('%s', (_name, text, expected) => {
    let problem: unknown;
    try {
      toWebVtt(text);
    } catch (error) {
      problem = error;
    }
    expect((problem as Problem).fields.file).toMatch(expected);
  });
});

const size = 1024 * 1024;
const fill = (text: string) => text.repeat(size / text.length);

/** Files of the size that an upload may have. */
test.each([
  ['notes', fill('NOTE\n\n'), /^captionsTooManyBlocks/],
  ['a note of many lines', `NOTE\n${fill('a\n')}`, /^captionsNoCue/],
  ['notes with times', fill('NOTE\n0:1 --> 0:2\n'), /^captionsTooMany\|/],
  ['lines in a cue', `${one}\n${fill('a\n')}`, /^captionsTooManyLines/],
  ['numbers', fill('1\n\n'), /^captionsTooManyBlocks/],
  ['blank lines', fill('\n'), /^captionsNoCue/],
  ['arrows in a line', fill('-->'), /^captionsTimingExpected/],
  ['times in a line', fill('0:1 --> '), /^captionsEndsBeforeStart/],
])('reads 1 MB of %s', (_name, text, expected) => {
  expect(() => toWebVtt(text)).toThrow(expect.objectContaining({ fields: { file: expect.stringMatching(expected) } }));
});

test.each([
  ['open tags', '<a'],
  ['tags', '<b>a'],
  ['open codes', '{\\'],
  ['ampersands', '&'],
])('reads a line with 1 MB of %s', (_name, part) => {
  expect(convert(`${one}\n${fill(part)}`).length).toBeGreaterThan(size / 2);
});
