import type { Verdict } from '../grade';
import type { ProcedureRule, QuestionContent, QuestionOption } from '../questions/question';

const statement = { text: 'What is right?', textAr: 'ما الصحيح؟' };
const optionsOf = (ids: string): QuestionOption[] =>
  Array.from(ids, (id) => ({ id, text: `Option ${id}`, textAr: '' }));

/** Ids of one letter, so that 'abc' is a response; 'a:x b:y' for pairs. */
interface ChoiceAnswers {
  question: QuestionContent;
  /** Verdict, and the share of the points as 'n/d'. */
  answers: Record<string, Verdict | `${number}/${number}`>;
}

const multiple = (scoring: 'partial' | 'all'): QuestionContent => ({
  kind: 'multiple',
  body: { ...statement, options: optionsOf('abcde') },
  key: { options: ['a', 'b', 'c'], scoring },
});

/** o: switch off, k: take the key away, p: pull the service plug, w: wait, t: test the tester, m: measure, r: test it again, g: gloves, x: touch. */
const lockOutRules: ProcedureRule[] = [
  ...Array.from('opwtmr', (step): ProcedureRule => ({ kind: 'required', step, isFatal: false })),
  { kind: 'before', step: 'o', other: 'p', isFatal: false },
  { kind: 'before', step: 'p', other: 'w', isFatal: false },
  { kind: 'before', step: 'w', other: 'm', isFatal: true },
  { kind: 'before', step: 't', other: 'm', isFatal: false },
  { kind: 'before', step: 'm', other: 'r', isFatal: false },
  { kind: 'before', step: 'k', other: 'p', isFatal: false },
  { kind: 'never', step: 'x', since: null, until: null, isFatal: true },
];

const lockOut: QuestionContent = {
  kind: 'procedure',
  body: { ...statement, options: optionsOf('okpwtmrgx') },
  key: { rules: lockOutRules },
};

/** g: gloves, h: hoist, k: chocks, o: open. Neither gloves, hoist nor chocks are required, but opening without gloves harms. */
const gloves: QuestionContent = {
  kind: 'procedure',
  body: { ...statement, options: optionsOf('ghko') },
  key: {
    rules: [
      { kind: 'required', step: 'o', isFatal: false },
      { kind: 'before', step: 'g', other: 'o', isFatal: true },
      { kind: 'before', step: 'k', other: 'h', isFatal: true },
    ],
  },
};

/** c: close the switch, d: discharge, a: adjust inside; adjusting needs a discharge after the switch was closed. */
const discharge: QuestionContent = {
  kind: 'procedure',
  body: { ...statement, options: optionsOf('cdae') },
  key: {
    rules: [
      { kind: 'required', step: 'c', isFatal: false },
      { kind: 'required', step: 'a', isFatal: false },
      { kind: 'never', step: 'a', since: 'c', until: 'd', isFatal: false },
    ],
  },
};

export const choiceAnswers: readonly ChoiceAnswers[] = [
  {
    question: { kind: 'single', body: { ...statement, options: optionsOf('abcd') }, key: { option: 'b' } },
    answers: { b: 'right', a: 'wrong', c: 'wrong', d: 'wrong', z: 'wrong' },
  },
  {
    question: multiple('partial'),
    answers: {
      '': 'blank',
      abc: 'right',
      cba: 'right',
      aabbcc: 'right',
      ab: '2/3',
      a: '1/3',
      abcd: '2/3',
      abcde: '1/3',
      abd: '1/3',
      ad: 'wrong',
      d: 'wrong',
      de: 'wrong',
      ade: 'wrong',
      aa: '1/3',
      aaaa: '1/3',
      abcz: '2/3',
      abcdd: '2/3',
      z: 'wrong',
    },
  },
  {
    question: multiple('all'),
    answers: {
      '': 'blank',
      abc: 'right',
      bca: 'right',
      ab: 'wrong',
      abcd: 'wrong',
      abcde: 'wrong',
      a: 'wrong',
      aab: 'wrong',
    },
  },
  {
    question: { kind: 'boolean', body: statement, key: { isTrue: false } },
    answers: { false: 'right', true: 'wrong' },
  },
  {
    question: {
      kind: 'order',
      body: { ...statement, options: optionsOf('abcd') },
      key: { options: ['a', 'b', 'c', 'd'] },
    },
    answers: {
      '': 'blank',
      abcd: 'right',
      abdc: '5/6',
      bacd: '5/6',
      acbd: '5/6',
      badc: '4/6',
      dabc: '3/6',
      bcda: '3/6',
      dcba: 'wrong',
      abc: '3/6',
      ab: '1/6',
      a: 'wrong',
      aabcd: 'wrong',
      abcda: 'wrong',
      abcdz: 'right',
      dcab: '1/6',
    },
  },
  {
    question: {
      kind: 'match',
      body: { ...statement, options: optionsOf('abc'), targets: optionsOf('xyz') },
      key: { targets: { a: 'x', b: 'y', c: 'y' } },
    },
    answers: {
      '': 'blank',
      'a:x b:y c:y': 'right',
      'c:y b:y a:x': 'right',
      'a:x b:y': '2/3',
      'a:x b:y c:z': '2/3',
      'a:x': '1/3',
      'a:y': 'wrong',
      'a:x b:x c:x': '1/3',
      'a:y b:y c:y': '2/3',
      'z:x': 'wrong',
      'a:x z:y': '1/3',
      'a:z b:z c:z': 'wrong',
    },
  },
  {
    question: {
      kind: 'hotspot',
      body: {
        ...statement,
        picture: { url: '/media/a.webp', alt: 'A car', altAr: '' },
        places: optionsOf('abc').map((place) => ({ ...place, x: 1, y: 2 })),
      },
      key: { places: ['a', 'c'] },
    },
    answers: { a: 'right', c: 'right', b: 'wrong', z: 'wrong' },
  },
  {
    question: lockOut,
    answers: {
      '': 'blank',
      opwtmr: 'right',
      okpwtmr: 'right',
      kopwtmr: 'right',
      gopwtmr: 'right',
      gokpwtmrz: 'right',
      otpwmr: 'right',
      topwmr: 'right',
      opwtmrg: 'right',
      optwmr: 'right',
      // A fatal rule is broken.
      opwtmrx: 'wrong',
      xopwtmr: 'wrong',
      opmwtr: 'wrong',
      mopwtr: 'wrong',
      optmwr: 'wrong',
      opwxtmr: 'wrong',
      m: 'wrong',
      tm: 'wrong',
      rm: 'wrong',
      optmr: 'wrong',
      // The other rules that apply count.
      powtmr: '10/11',
      opwmtr: '10/11',
      opwtrm: '10/11',
      opkwtmr: '11/12',
      pokwtmr: '10/12',
      wpotmr: '9/11',
      opwtm: '9/10',
      opwmr: '9/10',
      pwtmr: '9/10',
      owtmr: '8/9',
      o: '1/6',
      g: 'wrong',
      z: 'wrong',
      gk: 'wrong',
      op: '3/7',
      oopwtmr: 'wrong',
      opwtmro: 'wrong',
      po: '2/7',
    },
  },
  {
    question: gloves,
    answers: {
      go: 'right',
      gkho: 'right',
      kgo: 'right',
      gok: 'right',
      o: 'wrong',
      og: 'wrong',
      gho: 'wrong',
      ghko: 'wrong',
      g: 'wrong',
      k: 'wrong',
    },
  },
  {
    question: discharge,
    answers: {
      ac: 'right',
      cda: 'right',
      eac: 'right',
      acd: 'right',
      cdae: 'right',
      ceda: 'right',
      adc: 'right',
      ca: '2/3',
      dca: '2/3',
      cad: '2/3',
      cea: '2/3',
      c: '1/2',
      a: '1/2',
      d: 'wrong',
      da: '1/2',
      e: 'wrong',
      cdca: 'wrong',
    },
  },
];
