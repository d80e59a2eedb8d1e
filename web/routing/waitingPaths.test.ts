import { expect, test } from 'vitest';
import { waitingPath, waitingPaths } from './waitingPaths';

test('a payment that waits alone leads to its review, several lead to their list', () => {
  for (const kind of ['proofs', 'refundRequests'] as const) {
    expect(waitingPath(kind, '7')).toBe('/dashboard/admin/payment-review?payment=7');
    expect(waitingPath(kind, null)).toBe(waitingPaths[kind]);
  }
  expect(waitingPath('reviews', '7')).toBe(waitingPaths.reviews);
});
