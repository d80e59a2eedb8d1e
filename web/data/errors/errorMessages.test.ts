import { expect, test } from 'vitest';
import { networkLimitText, problems, tooManyAttemptsText } from '../../../schema/contract/problems/problems';
import { formatValidationMessage, validationMessages } from '../../../schema/contract/problems/validationMessages';
import { translateErrorMessage } from './errorMessages';

test('a key of the validation is no problem code: the text at a field would be that of the problem', () => {
  expect(Object.keys(validationMessages).filter((key) => key in problems)).toEqual([]);
});

test('a message of the server is shown in the chosen language, whichever it was sent in', () => {
  const { en, ar } = problems.usernameTaken.text;
  expect([en, ar].map((text) => translateErrorMessage(text, 'ar'))).toEqual([ar, ar]);
  expect([en, ar].map((text) => translateErrorMessage(text, 'en'))).toEqual([en, en]);
});

test('the time to wait has the plural form of the language', () => {
  expect([1, 2, 5, 15].map((minutes) => translateErrorMessage(tooManyAttemptsText(minutes).en, 'ar'))).toEqual(
    ['دقيقة', 'دقيقتين', '5 دقائق', '15 دقيقة'].map((time) => `محاولات كثيرة. يرجى المحاولة بعد ${time}`),
  );
});

test('a limit of the network names other ways in both languages', () => {
  for (const minutes of [1, 52, undefined]) {
    const { en, ar } = networkLimitText(minutes);
    expect([translateErrorMessage(en, 'ar'), translateErrorMessage(ar, 'en')]).toEqual([ar, en]);
    expect(ar).toContain('أو من اتصال آخر كبيانات الهاتف، أو الاتصال بنا');
  }
});

test('the values of a message are kept', () => {
  const [en, ar] = [
    formatValidationMessage('optionCountsDiffer|3|2', 'en'),
    formatValidationMessage('optionCountsDiffer|3|2', 'ar'),
  ];
  expect(translateErrorMessage(en, 'ar')).toBe(ar);
  expect(translateErrorMessage(ar, 'en')).toBe(en);
});

test('keys of the validation are formatted, unknown texts stay', () => {
  expect(translateErrorMessage('invalidEmail', 'en')).toBe('Invalid email address');
  expect(translateErrorMessage('optionCountsDiffer|3|2', 'en')).toBe(
    formatValidationMessage('optionCountsDiffer|3|2', 'en'),
  );
  expect(translateErrorMessage('Bad Gateway', 'ar')).toBe('Bad Gateway');
});
