import type { ApolloClient } from '@apollo/client';
import { expect, test } from 'vitest';
import { withVersions } from '../table/bulk/useUndo';
import { reviewResource } from './reviewResource';

test('the undo of a withdrawal carries the version that the withdrawal has left, not the one that was read', async () => {
  const sent: unknown[] = [];
  const client = {
    mutate: ({ variables }: { variables: unknown }) => {
      sent.push(variables);
      return Promise.resolve({ data: {} });
    },
  } as unknown as ApolloClient;
  const rows = [
    { id: '1', updatedAt: 'read' },
    { id: '2', updatedAt: 'read' },
  ];
  const result = { succeeded: ['2', '1'], failed: [], updatedAt: ['second', 'first'] };
  await reviewResource.toggle?.mutate(client, {
    ids: ['1', '2'],
    isOn: true,
    isUndo: true,
    rows: withVersions(rows, result),
  });
  expect(sent).toEqual([{ ids: ['1', '2'], isApproved: true, updatedAt: ['first', 'second'] }]);
});
