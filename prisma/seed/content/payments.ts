import type { PaymentMethod, PaymentStatus } from '../../generated/client';
import type { AccountKey } from './types';

/** Drawings in prisma/seed/proofs. */
export type ProofDrawing = 'ccp' | 'baridimob' | 'bank';

/** An order in a state that the enrollments and registrations of the demo data do not show. */
export interface OrderContent {
  student: AccountKey;
  /** Slug of a paid course in which the student is not enrolled otherwise. */
  course: string;
  method: PaymentMethod;
  status: PaymentStatus;
  orderedDaysAgo: number;
  decidedDaysAgo?: number;
  transactionId?: string;
  proof?: ProofDrawing;
  /** Reason of a refusal. */
  reason?: string;
  refund?: {
    reason: string;
    /** Where the money goes. */
    account: { refundMethod: PaymentMethod; refundAccount: string; refundHolder: string };
    requestedDaysAgo: number;
    refundedDaysAgo?: number;
    reference?: string;
  };
}

export const orders: OrderContent[] = [
  {
    student: 'bilal.touati',
    course: 'rooftop-pv-system-design',
    method: 'ccp',
    status: 'submitted',
    orderedDaysAgo: 3,
    transactionId: 'CCP 0417 8832',
    proof: 'ccp',
  },
  {
    // The same receipt as above: the review queue warns of it.
    student: 'hadjer.benamar',
    course: 'rooftop-pv-system-design',
    method: 'ccp',
    status: 'submitted',
    orderedDaysAgo: 1,
    transactionId: 'CCP-04178832',
    proof: 'ccp',
  },
  {
    student: 'sofiane.larbi',
    course: 'smart-grids-renewables',
    method: 'bank_transfer',
    status: 'submitted',
    orderedDaysAgo: 2,
    transactionId: 'VIR-2026-30519',
    proof: 'bank',
  },
  {
    student: 'nesrine.ferhat',
    course: 'charging-stations-installation',
    method: 'baridimob',
    status: 'pending',
    orderedDaysAgo: 1,
  },
  {
    student: 'imene.bouchama',
    course: 'rooftop-pv-system-design',
    method: 'baridimob',
    status: 'rejected',
    orderedDaysAgo: 2,
    decidedDaysAgo: 1,
    transactionId: 'BM-7731045',
    proof: 'baridimob',
    reason: 'المبلغ الظاهر في الصورة أقل من ثمن الدورة.',
  },
  {
    student: 'anis.mansouri',
    course: 'charging-stations-installation',
    method: 'ccp',
    status: 'expired',
    orderedDaysAgo: 40,
  },
  {
    student: 'rania.belkacem',
    course: 'smart-grids-renewables',
    method: 'bank_transfer',
    status: 'cancelled',
    orderedDaysAgo: 60,
  },
  {
    student: 'khadidja.taleb',
    course: 'wind-energy-site-to-turbine',
    method: 'card',
    status: 'confirmed',
    orderedDaysAgo: 12,
    decidedDaysAgo: 12,
    transactionId: '01hj5n7258cj92c7ekw',
  },
  {
    student: 'youcef.hamdani',
    course: 'solar-pumping-for-farms',
    method: 'cash',
    status: 'confirmed',
    orderedDaysAgo: 25,
    decidedDaysAgo: 25,
  },
  {
    student: 'meriem.zerrouki',
    course: 'off-grid-energy-storage',
    method: 'baridimob',
    status: 'refund_requested',
    orderedDaysAgo: 7,
    decidedDaysAgo: 6,
    transactionId: 'BM-7719420',
    proof: 'baridimob',
    refund: {
      reason: 'وجدت أن الدورة لا تناسب مستواي.',
      account: { refundMethod: 'baridimob', refundAccount: '00799999000234567837', refundHolder: 'مريم زروقي' },
      requestedDaysAgo: 1,
    },
  },
  {
    student: 'omar.slimani',
    course: 'rooftop-pv-system-design',
    method: 'bank_transfer',
    status: 'refunded',
    orderedDaysAgo: 100,
    decidedDaysAgo: 98,
    transactionId: 'VIR-2026-11873',
    proof: 'bank',
    refund: {
      reason: 'I cannot attend any more.',
      account: { refundMethod: 'bank_transfer', refundAccount: '00100600030012345695', refundHolder: 'Omar Slimani' },
      requestedDaysAgo: 92,
      refundedDaysAgo: 90,
      reference: 'VIR-2026-12210',
    },
  },
];
