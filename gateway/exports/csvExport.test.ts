import { expect, test } from 'vitest';
import { z } from 'zod';
import { Prisma } from '../../prisma/generated/client';
import type { SignedInContext } from '../../schema/core/context';
import type { ExportSource } from '../../schema/admin/exportBatches';
import { defineCsvExport } from './csvExport';

interface Row {
  id: number;
  title: string | null;
  price: Prisma.Decimal;
  isPublished: boolean;
  endedAt: Date | null;
  level: 'beginner' | 'advanced';
}

const row: Row = {
  id: 7,
  title: null,
  price: new Prisma.Decimal('12.5'),
  isPublished: true,
  endedAt: new Date('2026-11-21T23:30:00Z'),
  level: 'beginner',
};

const source: ExportSource<object, 'id', Row> = {
  permission: 'course:manage',
  sortFields: ['id'],
  defaultSort: ['id', 'asc'],
  async *fetchBatches() {
    yield await Promise.resolve([row]);
  },
};

test('a field has its label and the form of its type; another column its own cell and heading', async () => {
  const csv = defineCsvExport('courses', source, {
    description: 'Courses as CSV',
    filter: z.object({}),
    columns: ['id', 'title', 'price', 'isPublished', 'endedAt', ['level', ({ level }) => level.length, 'حروف']],
  });
  const { value } = await csv.fetchBatches({} as SignedInContext, {}).next();
  expect(csv.headings).toEqual(['المعرّف', 'العنوان بالإنجليزية', 'السعر (دج)', 'منشور', expect.any(String), 'حروف']);
  expect(value).toEqual([[7, null, '12.50', 'نعم', '2026-11-22 00:30', 8]]);
});

test('the compiler demands a cell for the code of an enum and for a field that the row lacks', () => {
  const define = (columns: Parameters<typeof defineCsvExport<object, 'id', Row>>[2]['columns']) =>
    defineCsvExport('courses', source, { description: '', filter: z.object({}), columns }).headings;
  // @ts-expect-error -- readers of the file do not know the code.
  expect(define(['level'])).toHaveLength(1);
  // @ts-expect-error -- the row has no such field.
  expect(define(['rating'])).toHaveLength(1);
});
