import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { loadAllMessages } from '../../language/allMessages';
import { createI18n } from '../../language/i18n';
import { useResourceTexts, type LabelKey } from './resourceTexts';

const i18n = createI18n('ar', await loadAllMessages.ar());

function Labels({ fields }: { fields: LabelKey<'adminEvents'>[] }) {
  const { label, arabic } = useResourceTexts('adminEvents');
  return [...fields.map(label), arabic('title')].join();
}

test('a label comes from the message table of the entity, else from the labels of all columns', () => {
  const labels = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Labels fields={['when', 'capacity', 'location', 'createdAt']} />
    </I18nextProvider>,
  );
  expect(labels).toBe('الموعد,عدد المقاعد,المكان,تاريخ الإنشاء,العنوان بالعربية');
});
