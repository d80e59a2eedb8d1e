import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { toClientError } from '../../data/clientError';
import { formatPrice, useTranslation } from '../../language';
import { ErrorAlert } from '../../ui/feedback/ErrorAlert';
import { keepReferencesWhole, PaymentReference } from '../../ui/text/PaymentReference';
import { PaymentFacts, paymentItemTitle, PaymentStatusCell } from '../payments/PaymentFacts';
import { DateCell } from '../table/cells';
import { plainListStyles } from '../table/factList';
import type { PaymentReviewFieldsFragment } from './__generated__/paymentReview';
import { ProofLinks } from './ProofLinks';
import { changeView, initialProofView, type ProofView } from './proofView';
import { ProofViewer } from './ProofViewer';
import { ReviewDialogs } from './ReviewDialogs';
import { toReviewAction, type ReviewAction } from './reviewShortcuts';
import { ReviewWarnings } from './ReviewWarnings';
import { ShortcutHelp } from './ShortcutHelp';
import { useReviewDecisions, type ReviewDecision } from './useReviewDecisions';

interface ReviewPanelProps {
  review: PaymentReviewFieldsFragment;
  heading: string;
  hasNext: boolean;
  hasPrevious: boolean;
  onMove(step: 1 | -1): void;
  onDecided(): void;
}

/** Proof and claim side by side; the keys work while the focus is inside. */
export function ReviewPanel({ review, heading, hasNext, hasPrevious, onMove, onDecided }: ReviewPanelProps) {
  const { t } = useTranslation('adminPaymentReview');
  const { payment, proofs, warnings } = review;
  const [view, setView] = useState(initialProofView);
  const [dialog, setDialog] = useState<{ decision: ReviewDecision; paymentId: string } | null>(null);
  const [failure, setFailure] = useState<{ message: string; paymentId: string } | null>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { decide, isDeciding } = useReviewDecisions({ payment, proofId: proofs[0]?.id, onDecided });
  // A dialog or an error of the previous payment does not become one of the next.
  const decision = dialog?.paymentId === payment.id ? dialog.decision : null;
  const error = failure?.paymentId === payment.id ? failure.message : undefined;
  const isRefund = payment.status === 'refund_requested';
  const isWaiting = isRefund || payment.status === 'submitted';

  // Another payment: the keyboard stays in the review, and screen readers hear which one it is.
  useEffect(() => headingRef.current?.focus(), [payment.id]);

  const confirm = () => {
    setDialog(null);
    setFailure(null);
    decide('confirm').catch((cause: unknown) =>
      setFailure({ message: toClientError(cause).message, paymentId: payment.id }),
    );
  };
  const ask = (asked: ReviewDecision) => setDialog({ decision: asked, paymentId: payment.id });
  const handlers: Record<ReviewAction, () => void> = {
    confirm: () => ask(isRefund ? 'refund' : 'confirm'),
    refuse: () => ask(isRefund ? 'decline' : 'reject'),
    next: () => onMove(1),
    previous: () => onMove(-1),
    zoomIn: () => setView(changeView(view, 'zoomIn')),
    zoomOut: () => setView(changeView(view, 'zoomOut')),
    rotate: () => setView(changeView(view, 'rotate')),
    open: () => window.open(proofs[0]?.url, '_blank', 'noopener'),
  };
  const hasProof = proofs.length > 0;
  const isAvailable: Record<ReviewAction, boolean> = {
    ...{ confirm: isWaiting, refuse: isWaiting, next: hasNext, previous: hasPrevious },
    ...{ zoomIn: hasProof, zoomOut: hasProof, rotate: hasProof, open: hasProof },
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const action = toReviewAction(event);
    if (!action || !isAvailable[action]) return;
    event.preventDefault();
    handlers[action]();
  };
  return (
    <Box component="section" aria-label={t('region')} onKeyDown={handleKey}>
      <Typography ref={headingRef} component="h2" variant="h5" tabIndex={-1}>
        {keepReferencesWhole(heading)}
      </Typography>
      <ShortcutHelp {...{ isRefund, isAvailable }} />
      <ReviewWarnings warnings={warnings} />
      {error && <ErrorAlert message={error} sx={{ marginBlockEnd: 2 }} />}
      {!isWaiting && (
        <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
          {t('gone')}
        </Alert>
      )}
      <DecisionBar
        {...{ isRefund, isDeciding, isWaiting, onMove }}
        onConfirm={handlers.confirm}
        onRefuse={handlers.refuse}
      />
      <ProofAndClaim review={review} view={view} onViewChange={setView} />
      <ReviewDialogs {...{ review, decide }} decision={decision} onConfirm={confirm} onClose={() => setDialog(null)} />
    </Box>
  );
}

interface ProofAndClaimProps {
  review: PaymentReviewFieldsFragment;
  view: ProofView;
  onViewChange(view: ProofView): void;
}

function ProofAndClaim({ review, view, onViewChange }: ProofAndClaimProps) {
  const { t } = useTranslation('adminPaymentReview');
  const {
    payment: { reference },
    proofs: [proof, ...earlierProofs],
  } = review;
  return (
    <Box sx={columnStyles}>
      <Stack sx={{ gap: 2, minInlineSize: 0 }}>
        <Typography component="h3" variant="h6">
          {t('proof')}
        </Typography>
        {proof ? (
          <ProofViewer {...{ proof, reference, view, onViewChange }} />
        ) : (
          <Typography>{t('noProof')}</Typography>
        )}
        {earlierProofs.length > 0 && (
          <div>
            <Typography component="h3" variant="h6">
              {t('earlierProofs')}
            </Typography>
            <ProofLinks label={t('earlierProofs')} proofs={earlierProofs} />
          </div>
        )}
      </Stack>
      <Stack sx={{ gap: 3, minInlineSize: 0 }}>
        <div>
          <Typography component="h3" variant="h6" sx={{ marginBlockEnd: 1 }}>
            {t('claim')}
          </Typography>
          <PaymentFacts {...review} />
        </div>
        <EarlierPayments payments={review.earlierPayments} />
      </Stack>
    </Box>
  );
}

const columnStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: 4,
  alignItems: 'start',
} as const;

interface DecisionBarProps {
  isRefund: boolean;
  isDeciding: boolean;
  isWaiting: boolean;
  onConfirm(): void;
  onRefuse(): void;
  onMove(step: 1 | -1): void;
}

function DecisionBar({ isRefund, isDeciding, isWaiting, onConfirm, onRefuse, onMove }: DecisionBarProps) {
  const { t } = useTranslation('adminPaymentReview');
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginBlockEnd: 3 }}>
      {isWaiting && (
        <>
          <Button variant="contained" aria-disabled={isDeciding} onClick={onConfirm}>
            {t(isRefund ? 'refund.action' : 'confirm.action')}
          </Button>
          <Button variant="outlined" color="error" aria-disabled={isDeciding} onClick={onRefuse}>
            {t(isRefund ? 'decline.action' : 'reject.action')}
          </Button>
        </>
      )}
      <Button variant="outlined" color="inherit" onClick={() => onMove(-1)}>
        {t('previous')}
      </Button>
      <Button variant="outlined" color="inherit" onClick={() => onMove(1)}>
        {t('next')}
      </Button>
    </Stack>
  );
}

function EarlierPayments({ payments }: { payments: PaymentReviewFieldsFragment['earlierPayments'] }) {
  const { t } = useTranslation('adminPaymentReview');
  return (
    <div>
      <Typography component="h3" variant="h6">
        {t('earlier')}
      </Typography>
      {payments.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('noEarlier')}</Typography>
      ) : (
        <Box component="ul" aria-label={t('earlier')} sx={{ ...plainListStyles, gap: 1 }}>
          {payments.map((earlier) => (
            <li key={earlier.id}>
              <PaymentReference>{earlier.reference}</PaymentReference> · <bdi>{paymentItemTitle(earlier)}</bdi> ·{' '}
              <bdi>{formatPrice(earlier.amount, 'ar')}</bdi> · <DateCell at={earlier.createdAt} />{' '}
              <PaymentStatusCell status={earlier.status} />
            </li>
          ))}
        </Box>
      )}
    </div>
  );
}
