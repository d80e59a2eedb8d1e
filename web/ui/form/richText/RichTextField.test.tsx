import domino from '@mixmark-io/domino';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { siteDocumentTexts } from '../../../../prisma/seed/siteDocuments';
import { loadAllMessages } from '../../../language/allMessages';
import { createI18n } from '../../../language/i18n';
import { LanguageProvider } from '../../../language/LanguageProvider';
import { RichTextField } from './RichTextField';

const i18n = createI18n('ar', await loadAllMessages.ar());

/** The text that a text area holds, which it hands back at the next keystroke. */
function readField(text: string): string | null | undefined {
  const html = renderToStaticMarkup(
    <LanguageProvider language="ar" i18n={i18n}>
      <RichTextField
        pictureKind="thumbnail"
        id="text"
        name="text"
        label="x"
        value={text}
        lang="ar"
        isInvalid={false}
        onChange={() => undefined}
      />
    </LanguageProvider>,
  );
  return domino.createDocument(html).querySelector('#text')?.textContent;
}

const textsIn = (content: unknown): string[] => {
  if (typeof content === 'string') return [content];
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(textsIn) : [];
};

const contents = import.meta.glob('../../../../prisma/seed/content/**/*.ts', { eager: true });

test('the texts of the demo stay what they were', () => {
  const texts = textsIn([contents, siteDocumentTexts]);
  expect(texts.length).toBeGreaterThan(300);
  // A field for each would take half a minute.
  const text = texts.join('\n');
  expect(readField(text)).toBe(text);
});

test.each([
  ...['', '\n\nفراغ قبل', 'spaces  \n\n\n\nand lines \n', '\ttab', 'a\u200Fb\u00A0c', '&amp; <b>x</b> </textarea>'],
  ...['## عنوان\n### Part', '**LFP** *x* ***y***', '- a\n  - ب\n    1. c', '١. واحد\n٢. اثنان', '- [ ] a\n- [x] ب'],
  ...[
    '> قال\n> said',
    '`U*I`',
    '```\n*a*\n\n  b\n```',
    '[ورقة](/courses/1?lesson=2)',
    '| a | ب |\n| :-- | --: |\n| 1 | 2 |',
  ],
  ...[
    '![قابس](/media/uploads/a1 "A \\"B\\"")',
    ':::danger توتر\nافصل.\n:::',
    '$P = U \\times I$ و15$',
    '$$\n\\frac{a}{b}\n$$',
  ],
  ...['a[^1]\n\n[^1]: b', '---', 'a\\*b\\*', 'U*I*t = 12:30'],
])('a field holds %j as it is', (text) => {
  expect(readField(text)).toBe(text);
});
