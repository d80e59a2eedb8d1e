import { expect, test } from 'vitest';
import { attachmentNames } from './AttachmentsField';

test.each([
  ['Datasheet v1.2.pdf', 'Datasheet v1.2', ''],
  ['ملاحظات الدرس 2.pdf', '', 'ملاحظات الدرس 2'],
  ['جدول', '', 'جدول'],
  ['README', 'README', ''],
  ['.txt', '.txt', ''],
])('names the file %s “%s” in English and “%s” in Arabic', (fileName, name, nameAr) => {
  expect(attachmentNames(fileName)).toEqual({ name, nameAr });
});
