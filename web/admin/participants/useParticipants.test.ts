import { expect, test } from 'vitest';
import { filterParticipants, sortByName } from './useParticipants';
import type { ParticipantFragment } from './__generated__/ParticipantsScreen';

const participant = (id: string, fields: Partial<ParticipantFragment>): ParticipantFragment => ({
  id,
  userId: id,
  email: `p${id}@example.dz`,
  phone: null,
  name: 'أمينة حدّاد',
  latinName: 'Amina Haddad',
  payment: 'free',
  attendedAt: null,
  createdAt: '',
  ...fields,
});
const participants = [
  participant('1', { name: 'ياسين مرابط', latinName: 'Yacine Merabet', attendedAt: '2026-01-01T09:00:00Z' }),
  participant('2', { phone: '+213 550 12 34 56', payment: 'unpaid' }),
];
const found = (search: string, state?: 'absent' | 'present' | 'unpaid') =>
  filterParticipants(participants, search, state).map(({ id }) => id);

test.each([
  ['', ['1', '2']],
  ['امينه', ['2']],
  ['haddad ami', ['2']],
  ['p1@', ['1']],
  ['0550 12', ['2']],
  ['٠٥٥٠١٢٣٤', ['2']],
  ['مرابط امينة', []],
])('a search for %j finds participants by both names, address and phone number', (search, ids) => {
  expect(found(search)).toEqual(ids);
});

test('states narrow the list', () => {
  expect([found('', 'present'), found('', 'absent'), found('', 'unpaid'), found('ياسين', 'unpaid')]).toEqual([
    ...[['1'], ['2'], ['2'], []],
  ]);
});

test('names are in the order of the Arabic alphabet', () => {
  expect(sortByName(participants).map(({ id }) => id)).toEqual(['2', '1']);
});
