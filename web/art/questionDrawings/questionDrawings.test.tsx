import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toStandaloneSvg } from '../courseImages/toStandaloneSvg';
import { questionDrawings } from './questionDrawings';

test.each(Object.entries(questionDrawings))(
  'the file of the question %s is the current drawing, without scripts and words',
  (name, Drawing) => {
    const file = readFileSync(`web/public/media/questions/${name}.svg`, 'utf8');
    expect(file).toBe(toStandaloneSvg(<Drawing />));
    expect(file).not.toMatch(/<script|href=|url\(/);
    expect(file).not.toMatch(/<text[^>]*>[^<]*\p{L}{3}/u);
  },
);
