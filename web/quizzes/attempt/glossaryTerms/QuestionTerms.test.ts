import { expect, test } from 'vitest';
import { parseRichText } from '../../../../schema/richText/parseRichText';
import { findTerms, questionWords } from './QuestionTerms';

const inverter = { term: 'Inverter', termAr: 'عاكس', nameFr: 'onduleur' };
const earth = { term: 'Earthing', termAr: 'تأريض', nameFr: 'mise à la terre' };
const battery = { term: 'Battery management system (BMS)', termAr: 'نظام إدارة البطارية', nameFr: null };
const interlock = { term: 'High-voltage interlock (HVIL)', termAr: 'دارة الأمان', nameFr: null };
const all = [inverter, earth, battery, interlock];

const question = (text: string, textAr = '', option = '') => ({
  textBlocks: parseRichText(text),
  textBlocksAr: parseRichText(textAr),
  options: [{ id: 'a', textBlocks: parseRichText(option), textBlocksAr: [] }],
});
const found = (...texts: Parameters<typeof question>) => findTerms(all, questionWords(question(...texts)));

test('finds terms in both languages, with Arabic prefixes, and in options', () => {
  expect(found('Where is the **inverter**?')).toEqual([inverter]);
  expect(found('', 'ما وظيفة العاكس؟')).toEqual([inverter]);
  expect(found('', 'بالتأريض نحمي الأشخاص')).toEqual([earth]);
  expect(found('Choose', '', 'the battery management system (BMS)')).toEqual([battery]);
  expect(found("Branchez l'onduleur")).toEqual([inverter]);
});

test('finds whole words only', () => {
  expect(found('All inverters')).toEqual([]);
  expect(found('', 'معاكسة')).toEqual([]);
});
