import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import {
  questionKinds,
  type QuestionKind,
  type QuestionResponse,
} from '../../../schema/contract/grading/questions/question';
import type { Language } from '../../../schema/contract/languages';
import { attemptQuestionFixture, optionFixture } from '../../testing/quizFixtures';
import { QuestionField } from './QuestionField';
import { ResponseView } from './ResponseView';

const options = [optionFixture('a', 'Switch off', 'الإطفاء'), optionFixture('b', 'Wait', 'الانتظار')];
const places = [
  { id: 'p', x: 20, y: 30, text: 'Under the seat', textAr: 'تحت المقعد' },
  { id: 'q', x: 80, y: 30, text: 'In front', textAr: 'في الأمام' },
];
const picture = { url: '/media/car.svg', alt: 'A vehicle', altAr: 'مركبة' };

const bodies: Record<QuestionKind, object> = {
  single: { options },
  multiple: { options },
  boolean: {},
  text: {},
  order: { options },
  procedure: { options },
  number: { units: ['kWh', 'kW'] },
  match: { options, targets: [optionFixture('x', 'Volt', 'فولط'), optionFixture('y', '$V^2$', '$V^2$')] },
  hotspot: { picture, places },
};

const responses: Record<QuestionKind, QuestionResponse> = {
  single: { option: 'b' },
  multiple: { options: ['a', 'b'] },
  boolean: { isTrue: false },
  number: { text: '12,5', unit: 'kW', reading: null },
  text: { text: 'BMS' },
  order: { options: ['b', 'a'] },
  match: { targets: { a: 'x' } },
  hotspot: { place: 'q' },
  procedure: { steps: ['b'] },
};

const clean = (html: string) => html.replace(/<style[^>]*>.*?<\/style>/gs, '').replace(/ class="[^"]*"/g, '');
const toText = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function renderQuestion(
  kind: QuestionKind,
  response: QuestionResponse | null,
  language: Language = 'en',
  isDisabled = false,
) {
  const body = attemptQuestionFixture(kind, { ...bodies[kind] });
  return clean(
    renderToStaticMarkup(
      <MemoryRouter>
        <QuestionField
          kind={kind}
          body={body}
          response={response}
          language={language}
          isDisabled={isDisabled}
          onChange={() => undefined}
        />
      </MemoryRouter>,
    ),
  );
}

const renderResponse = (kind: QuestionKind, response: QuestionResponse | null, language: Language = 'en') => {
  const body = attemptQuestionFixture(kind, { ...bodies[kind] });
  const view = <ResponseView kind={kind} body={body} response={response} language={language} />;
  return toText(clean(renderToStaticMarkup(<MemoryRouter>{view}</MemoryRouter>)));
};

test.each(questionKinds)(
  'a question of the kind %s is a group that is named by its text, in its own direction',
  (kind) => {
    const html = renderQuestion(kind, null, 'ar');
    const [, id] = /<fieldset aria-labelledby="([^"]+)" lang="ar" dir="rtl"/.exec(html) ?? [];
    expect(html).toContain(`<div id="${id}" lang="ar" dir="rtl"`);
    expect(toText(html)).toContain('ماذا أولًا؟');
    expect(renderQuestion(kind, null, 'en', true)).toMatch(/<fieldset[^>]* disabled=""/);
  },
);

test.each(questionKinds)('the answer of the kind %s is the same in both languages', (kind) => {
  const values = (html: string) => html.match(/(?:value="[^"]*"|(?:checked|selected)="")/g);
  expect(values(renderQuestion(kind, responses[kind], 'ar'))).toEqual(
    values(renderQuestion(kind, responses[kind], 'en')),
  );
});

test.each<[QuestionKind, string]>([
  ['single', 'Wait'],
  ['multiple', 'Switch off Wait'],
  ['boolean', 'False'],
  ['number', '12,5 kW (Understood as 12.5 kW )'],
  ['text', 'BMS'],
  ['order', 'Wait Switch off'],
  ['match', 'Switch off Volt Wait –'],
  ['hotspot', '1 2 Enlarge the picture 2. In front'],
  ['procedure', 'Wait'],
])('an answer of the kind %s is read as "%s"', (kind, text) => {
  expect(renderResponse(kind, responses[kind])).toBe(text);
  expect(renderResponse(kind, null)).toBe('No answer');
});

test('the only unit of a number is in the label of its field', () => {
  const body = attemptQuestionFixture('number', { units: ['kW'] });
  const field = <QuestionField kind="number" body={body} response={null} language="en" onChange={() => undefined} />;
  const html = renderToStaticMarkup(<MemoryRouter>{field}</MemoryRouter>);
  expect(toText(clean(html))).toContain('(kW)');
  expect(html).not.toContain('<select');
});

test('a number says what is understood, asks about an ambiguous one, and names what is wrong with its unit', () => {
  const text = (typed: string, unit: string | null, reading: 'decimal' | 'grouped' | null = null) =>
    toText(renderQuestion('number', { text: typed, unit, reading }).replaceAll(/<select.*?<\/select>/g, ''));
  expect(text('١٢٫٥', 'kW')).toContain('Understood as 12.5 kW');
  expect(text('12,5 kWh', null)).toContain('Understood as 12.5 kWh');
  expect(text('12,5', null)).toContain('You have not given a unit yet.');
  expect(text('12 kWh', 'kW')).toContain('The unit that you wrote is not the one that you chose.');
  expect(text('soon', 'kW')).toContain('We did not understand this number.');
  expect(text('1,200', 'kW')).toMatch(/two ways.* 1\.2 kW 1200 kW Your answer does not count/);
  expect(text('1,200', 'kW', 'grouped')).toMatch(/Understood as 1200 kW/);
});

test('an order that was not touched is no answer, and can be accepted', () => {
  expect(toText(renderQuestion('order', null))).toContain('Accept this order');
  expect(toText(renderQuestion('order', responses.order))).not.toContain('Accept this order');
});

test('a place is chosen in a list of descriptions, and its mark is at the same place in both languages', () => {
  const [arabic, english] = (['ar', 'en'] as const).map((language) => renderQuestion('hotspot', null, language));
  expect(english).toMatch(/type="radio"[^>]*value="p".*Under the seat/);
  expect(arabic).toContain('alt="مركبة"');
  const marks = (html = '') => html.match(/inset-inline-start:\d+%;inset-block-start:\d+%/g);
  expect(marks(arabic)).toEqual([
    'inset-inline-start:20%;inset-block-start:30%',
    'inset-inline-start:80%;inset-block-start:30%',
  ]);
  expect(marks(arabic)).toEqual(marks(english));
  expect(arabic).toMatch(/<div dir="ltr"[^>]*><img/);
});

test('targets with formulas are listed with the numbers of the choices', () => {
  const html = renderQuestion('match', null);
  expect(html).toContain('<option value="y">2. V^2</option>');
  expect(html).toContain('<math');
});

test('a procedure offers the steps that are not chosen yet', () => {
  const html = renderQuestion('procedure', responses.procedure);
  expect(html).toContain('aria-label="Add: Switch off"');
  expect(html).not.toContain('aria-label="Add: Wait"');
  expect(html).toContain('aria-label="Remove: Wait"');
});
