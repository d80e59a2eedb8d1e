import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { field } from '../support/courseEditor';
import { messagesIn } from '../support/messages';
import { openNewQuiz } from '../support/quizEditor';

/** A question as trainers write them; the second option is right. */
const question = {
  textAr: 'ما أول ما تفعله بعد نزع قابس الخدمة من بطارية سيارة كهربائية؟',
  text: 'What do you do first after removing the service plug of a vehicle battery?',
  optionsAr: ['القياس بين القطبين مباشرة', 'انتظار الزمن الذي يحدّده الصانع', 'نزع القفّازات', 'إعادة القابس إلى مكانه'],
  options: ['Measure between the poles', 'Wait as the manufacturer states', 'Take off the gloves', 'Put the plug back'],
  explanationAr: 'تبقى المكثّفات مشحونة عدة دقائق بعد نزع القابس.',
  explanation: 'Capacitors stay charged for some minutes.',
};

/** Types texts and presses keys, and counts the keys. */
function createTypist({ keyboard }: Page) {
  const counts = { characters: 0, keys: 0 };
  const type = async (text: string) => {
    counts.characters += text.length;
    // One event for the rest of the text: each key draws the form again.
    await keyboard.type(text.slice(0, 1));
    await keyboard.insertText(text.slice(1));
  };
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
    counts.keys += keys.length;
  };
  return { type, press, takeCounts: () => ({ ...counts }) };
}

test('a question in both languages is written and applied with the keyboard, with few keys beside its texts', async ({
  openPage,
}) => {
  const language = 'ar';
  const t = messagesIn(language);
  const page = await openPage({ language, role: 'trainer' });
  await openNewQuiz(page);
  await expect(page.getByText(t('quizEditor:list.empty'))).toBeVisible();
  const { type, press, takeCounts } = createTypist(page);
  await press('Alt+KeyN');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await press('Digit1');
  await expect(field(page, 'question-textAr')).toBeFocused();
  const writeInLanguage = async (suffix: '' | 'Ar') => {
    await type(question[`text${suffix}`]);
    await press('Control+Enter');
    for (const [index, option] of question[`options${suffix}`].entries()) {
      await expect(field(page, `question-options-${index}-text${suffix}`)).toBeFocused();
      await type(option);
      if (index === 1 && suffix === 'Ar') await press('Control+Enter');
      await press('Enter');
    }
    // An empty row leads on.
    await press('Enter');
    await expect(field(page, `question-explanation${suffix}`)).toBeFocused();
    await type(question[`explanation${suffix}`]);
    await press('Control+Enter');
    return takeCounts();
  };
  const arabic = await writeInLanguage('Ar');
  await expect(field(page, 'question-text')).toBeFocused();
  const both = await writeInLanguage('');
  await expect(page.getByRole('button', { name: t('quizEditor:apply.apply') })).toBeFocused();
  await press('Enter');
  await expect(page.getByText(t('quizEditor:apply.applied'))).toBeVisible();
  expect(arabic.keys).toBeLessThanOrEqual(10);
  expect(both.keys - arabic.keys).toBeLessThanOrEqual(7);
  for (const [index, text] of question.options.entries())
    await expect(field(page, `question-options-${index}-text`)).toHaveValue(text);
  await expect(field(page, 'question-options-4-text')).toHaveCount(0);
});
