import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '../../../schema/contract/languages';
import { toStandaloneSvg } from '../courseImages/toStandaloneSvg';
import { lessonDrawings } from './lessonDrawings';

test.each(Object.entries(lessonDrawings))(
  'the files of %s are the current drawing in each language, without scripts',
  (name, Drawing) => {
    for (const language of languages) {
      const file = readFileSync(`web/public/media/lessons/${name}-${language}.svg`, 'utf8');
      expect(file).toBe(toStandaloneSvg(<Drawing language={language} />));
      expect(file).not.toMatch(/<script|href=|url\(/);
      expect(/\p{Script=Arabic}/u.test(file)).toBe(language === 'ar');
    }
  },
);
