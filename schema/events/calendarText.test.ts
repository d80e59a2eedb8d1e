import { expect, test } from 'vitest';
import { createCalendarText } from './calendarText';

const family = '👩‍👩‍👧‍👦';
const texts: [name: string, text: string][] = [
  ['a short text', 'Open day'],
  ['Arabic letters with vowel marks', 'دَوْرَةٌ فِي الطَّاقَةِ الشَّمْسِيَّةِ '.repeat(6).trim()],
  ['mixed directions', 'تركيب الألواح (PV) وربطها بالشبكة – 3 kWp; كل السبت، 09:00 '.repeat(3).trim()],
  ['emoji of several code points', `${family}🇩🇿👍🏽`.repeat(15)],
  ['characters that are escaped', String.raw`a,b;c\d \n , ; \\ `.repeat(12).trim()],
  ['a letter with more marks than a line holds', `ب${'\u064E'.repeat(60)}`],
  ['letters of one, two, three and four octets', 'aé،ع€𝄞'.repeat(20)],
  ['line breaks', 'السطر الأول\nالسطر الثاني\r\nالسطر الثالث\u2028السطر الرابع '.repeat(3).trim()],
  ['a long word without a gap', 'https://example.dz/'.padEnd(180, 'ع')],
];

const calendarOf = (text: string, { isCancelled = false, contactEmail = '', description = '' } = {}): string =>
  createCalendarText(
    {
      id: 1,
      title: text,
      titleAr: text,
      description,
      descriptionAr: '',
      location: text,
      locationAr: text,
      startDate: '2027-03-01T09:00:00.000Z',
      endDate: '2027-03-01T11:00:00.000Z',
      meetingUrl: null,
      updatedAt: '2027-02-01T09:00:00.000Z',
    },
    { language: 'ar', origin: 'https://tayyar.example', contactEmail, isCancelled },
  );

/** The value of a property as a calendar program reads it. */
const readProperty = (calendar: string, name: string): string | undefined =>
  new RegExp(`^${name}:(.*)$`, 'm')
    .exec(calendar.replace(/\r\n[ \t]/g, ''))?.[1]
    ?.replace(/\r$/, '')
    .replace(/\\([\\,;nN])/g, (_escape, character: string) => (/n/i.test(character) ? '\n' : character));

test.each(texts)('a calendar file with %s has lines of 75 octets that lose nothing', (_name, text) => {
  for (const calendar of [calendarOf(text), calendarOf(text, { isCancelled: true })]) {
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
    expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const lines = calendar.split('\r\n');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    // A line ends with a whole character.
    expect(lines.filter((line) => /\p{Surrogate}/u.test(line))).toEqual([]);
    const expected = text.replace(/\r\n|\u2028/g, '\n');
    expect([readProperty(calendar, 'SUMMARY'), readProperty(calendar, 'LOCATION')]).toEqual([expected, expected]);
  }
});

test("the operator's address is the organizer's, and without one there is no organizer", () => {
  const calendar = calendarOf('x', { contactEmail: 'office@example.dz' }).replace(/\r\n[ \t]/g, '');
  expect(calendar).toMatch(/^ORGANIZER;CN="?تيّار"?:mailto:office@example\.dz\r$/im);
  expect(calendarOf('x')).not.toContain('ORGANIZER');
});

test('no line begins with a part of the character before it', () => {
  for (const line of calendarOf(`${family}بَّ`.repeat(30)).split('\r\n ')) expect(line).not.toMatch(/^[\p{Mark}\u200D]/u);
});

test('the lines of a programme stay lines, without marks', () => {
  const calendar = calendarOf('Open day', { description: '**Programme**\n09:00 Welcome\n10:00 Visit\n\n- Gloves' });
  expect(readProperty(calendar, 'DESCRIPTION')).toBe('Programme\n09:00 Welcome\n10:00 Visit\n• Gloves');
});
