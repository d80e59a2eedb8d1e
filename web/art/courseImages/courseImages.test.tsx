import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eventImages } from '../eventImages/eventImages';
import { courseImages } from './courseImages';
import { toStandaloneSvg } from './toStandaloneSvg';

const drawings = Object.entries({ courses: courseImages, events: eventImages }).flatMap(([folder, images]) =>
  Object.entries(images).map(([name, Drawing]) => [`${folder}/${name}`, Drawing] as const),
);

test.each(drawings)('the file of %s is the current drawing, small and without scripts', (name, Drawing) => {
  const file = readFileSync(`web/public/media/${name}.svg`, 'utf8');
  expect(file).toBe(toStandaloneSvg(<Drawing />));
  expect(file.length).toBeLessThan(8 * 1024);
  expect(file).not.toMatch(/<script|href=|url\(/);
});
