import { expect, test } from 'vitest';
import { waitingPath, waitingPaths } from './waitingPaths';

test('a payment that waits alone leads to its review, several lead to their list', () => {
  expect(waitingPath('proofs', '7')).toBe('/dashboard/admin/payment-review?payment=7');
  expect(waitingPath('refundRequests', '7')).toBe('/dashboard/admin/payment-review?queue=refunds&payment=7');
  expect(waitingPath('proofs', null)).toBe(waitingPaths.proofs);
  expect(waitingPath('reviews', '7')).toBe(waitingPaths.reviews);
});
