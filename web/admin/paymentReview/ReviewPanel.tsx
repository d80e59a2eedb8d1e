import { Alert, Box, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { toClientError } from '../../data/errors/clientError';
import { formatPrice, useTranslation } from '../../language';
import { ErrorAlert } from '../../ui/feedback/ErrorAlert';
import { CodeText } from '../../ui/text/CodeText';
import { visuallyHidden } from '../../ui/layout/layoutStyles';
import { keepCodesWhole } from '../../ui/text/unbrokenCodes';
import { DecisionFacts, PaymentFacts, paymentItemTitle, PaymentStatusCell } from '../payments/PaymentFacts';
import { DateCell } from '../table/cells';
import { plainListStyles } from '../table/factList';
import type { PaymentReviewFieldsFragment } from './__generated__/paymentReview';
import { DecisionBar } from './DecisionBar';
import { focusUnlessElsewhere } from './focusUnlessElsewhere';
import { ProofLinks } from './ProofLinks';
import { changeView, initialProofView, type ProofView } from './proofView';
import { ProofViewer } from './ProofViewer';
import { ReviewDialogs } from './ReviewDialogs';
import { RefusalForm } from './RefusalForm';
import { toReviewAction, type ReviewAction } from './reviewShortcuts';
import { ReviewWarnings } from './ReviewWarnings';
import { ShortcutHelp } from './ShortcutHelp';
import { UsageFacts } from './UsageFacts';
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
  const { decision, refusal, hasClosedForm, ask, close } = useReviewDialog(payment.id);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { decide, isDecided, status } = useReviewDecisions({
    payment,
    proofId: proofs[0]?.id,
    onDecided: () => {
      // A dialog that is still open keeps the focus from what comes next.
      close();
      onDecided();
    },
  });
  const { error, confirm } = useConfirm(payment.id, decide, close);
  const [settledProofId, setSettledProofId] = useState<string | null>(null);
  // A proof cannot be confirmed before it is on the screen.
  const isProofSeen = proofs[0] === undefined || proofs[0].id === settledProofId;
  // After a decision the buttons stay, disabled, until the next payment is read.
  const isRefund = status === 'refund_requested';
  const isWaiting = isRefund || status === 'submitted';

  // Another payment: the keyboard stays in the review, and screen readers hear which one it is.
  useEffect(() => focusUnlessElsewhere(headingRef.current), [payment.id]);

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
  // A reason that is being written is not left by a key, nor a decision that is on its way.
  const canMove = refusal === null && !isDecided;
  const canDecide = canMove && isWaiting;
  const isAvailable: Record<ReviewAction, boolean> = {
    confirm: canDecide && (isRefund || isProofSeen),
    refuse: canDecide,
    next: canMove && hasNext,
    previous: canMove && hasPrevious,
    ...toProofActions(proofs.length > 0),
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
        {keepCodesWhole(heading)}
      </Typography>
      <ShortcutHelp isRefund={isRefund} isAvailable={isAvailable} />
      <ReviewColumns
        review={review}
        view={view}
        onViewChange={setView}
        onSettled={() => setSettledProofId(proofs[0]?.id ?? null)}
        error={error}
        isWaiting={isWaiting}
      >
        {refusal && (
          <RefusalForm key={payment.id} decision={refusal} payment={payment} decide={decide} onClose={close} />
        )}
      </ReviewColumns>
      {refusal === null && (
        <DecisionBar
          isRefund={isRefund}
          isWaiting={isWaiting}
          isBusy={isDecided}
          isAvailable={isAvailable}
          focusesRefusal={hasClosedForm}
          onReturn={hasGonePlace(warnings) && !isRefund ? () => ask('refund') : undefined}
          handlers={handlers}
        />
      )}
      <ReviewDialogs review={review} decide={decide} decision={decision} onConfirm={confirm} onClose={close} />
    </Box>
  );
}

/** What is asked about the payment. A dialog of the previous payment does not become one of the next. */
function useReviewDialog(paymentId: string) {
  const [dialog, setDialog] = useState<{ decision: ReviewDecision; paymentId: string } | null>(null);
  const [hasClosedForm, setClosedForm] = useState(false);
  const decision = dialog?.paymentId === paymentId ? dialog.decision : null;
  const refusal = decision === 'reject' || decision === 'decline' ? decision : null;
  const close = () => {
    setDialog(null);
    setClosedForm(refusal !== null);
  };
  const ask = (asked: ReviewDecision) => setDialog({ decision: asked, paymentId });
  return { decision, refusal, hasClosedForm, ask, close };
}

interface ReviewColumnsProps extends ProofColumnProps {
  error: string | undefined;
  isWaiting: boolean;
  /** Between warnings and claim. */
  children: ReactNode;
}

function ReviewColumns({ error, isWaiting, children, ...proof }: ReviewColumnsProps) {
  const { review } = proof;
  return (
    <Box sx={columnStyles}>
      <Box sx={{ gridArea: 'warnings', minInlineSize: 0 }}>
        <ReviewWarnings warnings={review.warnings} />
        {error && <ErrorAlert message={error} sx={{ marginBlockEnd: 2 }} />}
        {!isWaiting && <GoneNotice />}
      </Box>
      <ProofColumn {...proof} />
      {children}
      <ClaimColumn review={review} />
    </Box>
  );
}

/** Confirms a payment without another question. An error of the previous payment does not become one of the next. */
function useConfirm(paymentId: string, decide: ReturnType<typeof useReviewDecisions>['decide'], onStart: () => void) {
  const [failure, setFailure] = useState<{ message: string; paymentId: string } | null>(null);
  const confirm = () => {
    onStart();
    setFailure(null);
    decide('confirm').catch((cause: unknown) => setFailure({ message: toClientError(cause).message, paymentId }));
  };
  return { error: failure?.paymentId === paymentId ? failure.message : undefined, confirm };
}

const toProofActions = (hasProof: boolean) => ({
  zoomIn: hasProof,
  zoomOut: hasProof,
  rotate: hasProof,
  open: hasProof,
});

function GoneNotice() {
  const { t } = useTranslation('adminPaymentReview');
  return (
    <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
      {t('gone')}
    </Alert>
  );
}

/** Whether money that was received has to be returned, because what was ordered can no longer be given. */
const hasGonePlace = (warnings: PaymentReviewFieldsFragment['warnings']): boolean =>
  warnings.some(({ kind }) => ['soldOut', 'hasAccess', 'eventWithdrawn', 'free', 'payerRole'].includes(kind));

interface ProofColumnProps {
  review: PaymentReviewFieldsFragment;
  view: ProofView;
  onViewChange(view: ProofView): void;
  onSettled(): void;
}

function ProofColumn({ review, view, onViewChange, onSettled }: ProofColumnProps) {
  const { t } = useTranslation('adminPaymentReview');
  const {
    payment,
    proofs: [proof, ...earlierProofs],
  } = review;
  return (
    <Stack sx={proofColumnStyles}>
      <Typography component="h3" variant="h6" sx={visuallyHidden}>
        {t('proof')}
      </Typography>
      {proof ? (
        <ProofViewer
          key={proof.id}
          proof={proof}
          payment={payment}
          view={view}
          onViewChange={onViewChange}
          onSettled={onSettled}
        />
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
  );
}

function ClaimColumn({ review }: Pick<ProofColumnProps, 'review'>) {
  const { t } = useTranslation('adminPaymentReview');
  return (
    <Stack sx={{ gridArea: 'claim', gap: 3, minInlineSize: 0 }}>
      <div>
        <Typography component="h3" variant="h6" sx={{ marginBlockEnd: 1 }}>
          {t('claim')}
        </Typography>
        <PaymentFacts {...review} />
      </div>
      <DecisionFacts {...review} />
      <UsageFacts usage={review.usage} />
      <EarlierPayments payments={review.earlierPayments} />
    </Stack>
  );
}

/** Decision and claim beside the proof, so that the numbers to compare are in one view. */
const columnStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gridTemplateAreas: {
    xs: '"warnings" "proof" "refusal" "claim"',
    md: '"warnings proof" "refusal proof" "claim proof"',
  },
  gridTemplateRows: { md: 'auto auto 1fr' },
  columnGap: 4,
  rowGap: { xs: 3, md: 0 },
  alignItems: 'start',
  // A short review, too, has its buttons at the end of the window.
  minBlockSize: '60vh',
} as const;

/** Stays in view while the facts beside it are scrolled. */
const proofColumnStyles = {
  gridArea: 'proof',
  gap: 2,
  minInlineSize: 0,
  position: { md: 'sticky' },
  insetBlockStart: 'calc(var(--tayyar-bar) + 8px)',
} as const;

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
              <CodeText>{earlier.reference}</CodeText> · <bdi>{paymentItemTitle(earlier)}</bdi> ·{' '}
              <bdi>{formatPrice(earlier.amount, 'ar')}</bdi> · <DateCell at={earlier.createdAt} />{' '}
              <PaymentStatusCell status={earlier.status} />
            </li>
          ))}
        </Box>
      )}
    </div>
  );
}
