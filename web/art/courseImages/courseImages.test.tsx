import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { courseImages } from './courseImages';
import { toStandaloneSvg } from './toStandaloneSvg';

test.each(Object.entries(courseImages))(
  'the file of %s is the current drawing, small and without scripts',
  (slug, Drawing) => {
    const file = readFileSync(`web/public/media/courses/${slug}.svg`, 'utf8');
    expect(file).toBe(toStandaloneSvg(<Drawing />));
    expect(file.length).toBeLessThan(8 * 1024);
    expect(file).not.toMatch(/<script|href=|url\(/);
  },
);
