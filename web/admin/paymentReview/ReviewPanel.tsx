import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { limits } from '../../../schema/contract/limits';
import { toClientError } from '../../data/clientError';
import { formatPrice, useTranslation } from '../../language';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { ErrorAlert } from '../../ui/feedback/ErrorAlert';
import { TextDialog } from '../form/TextDialog';
import { PaymentFacts, paymentItemTitle, PaymentStatusCell } from '../payments/PaymentFacts';
import { DateCell } from '../table/cells';
import { plainListStyles } from '../table/factList';
import type { PaymentReviewFieldsFragment } from './__generated__/paymentReview';
import { ProofLinks } from './ProofLinks';
import { changeView, initialProofView, type ProofView } from './proofView';
import { ProofViewer } from './ProofViewer';
import { reviewActions, reviewKeys, toReviewAction, type ReviewAction } from './reviewShortcuts';
import { useReviewDecisions, type ReviewDecision } from './useReviewDecisions';

interface ReviewPanelProps {
  review: PaymentReviewFieldsFragment;
  heading: string;
  onMove(step: 1 | -1): void;
  onDecided(): void;
}

/** Proof and claim side by side; the keys work while the focus is inside. */
export function ReviewPanel({ review, heading, onMove, onDecided }: ReviewPanelProps) {
  const { t } = useTranslation('adminPaymentReview');
  const { payment, proofs, warnings } = review;
  const [view, setView] = useState(initialProofView);
  const [dialog, setDialog] = useState<ReviewDecision | null>(null);
  const [error, setError] = useState<string>();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { decide, isDeciding } = useReviewDecisions({ payment, proofId: proofs[0]?.id, onDecided });
  const isRefund = payment.status === 'refund_requested';
  const isWaiting = isRefund || payment.status === 'submitted';

  // Another payment: the keyboard stays in the review, and screen readers hear which one it is.
  useEffect(() => headingRef.current?.focus(), [payment.id]);

  const confirm = () => {
    setDialog(null);
    setError(undefined);
    decide('confirm').catch((cause: unknown) => setError(toClientError(cause).message));
  };
  const askOrConfirm = () => {
    if (isRefund) setDialog('refund');
    else if (warnings.length > 0) setDialog('confirm');
    else confirm();
  };
  const handlers: Record<ReviewAction, () => void> = {
    confirm: () => isWaiting && askOrConfirm(),
    refuse: () => isWaiting && setDialog(isRefund ? 'decline' : 'reject'),
    next: () => onMove(1),
    previous: () => onMove(-1),
    zoomIn: () => setView(changeView(view, 'zoomIn')),
    zoomOut: () => setView(changeView(view, 'zoomOut')),
    rotate: () => setView(changeView(view, 'rotate')),
    open: () => proofs[0] && window.open(proofs[0].url, '_blank', 'noopener'),
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const action = toReviewAction(event);
    if (!action) return;
    event.preventDefault();
    handlers[action]();
  };
  return (
    <Box component="section" aria-label={t('region')} onKeyDown={handleKey}>
      <Typography ref={headingRef} component="h2" variant="h5" tabIndex={-1} sx={{ outlineOffset: 4 }}>
        {heading}
      </Typography>
      <ShortcutHelp />
      <Warnings warnings={warnings} />
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
      <ConfirmDialog
        isOpen={dialog === 'confirm'}
        title={t('confirm.title', { reference: `\u2066${payment.reference}\u2069` })}
        confirm={t('confirm.action')}
        isDestructive={false}
        onConfirm={confirm}
        onClose={() => setDialog(null)}
      >
        <Warnings warnings={warnings} />
      </ConfirmDialog>
      {(['reject', 'decline', 'refund'] as const).map((decision) => (
        <DecisionDialog
          key={decision}
          {...{ decision, decide }}
          reference={payment.reference}
          isOpen={dialog === decision}
          onClose={() => setDialog(null)}
        />
      ))}
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

/** The keys and what they do. */
function ShortcutHelp() {
  const { t } = useTranslation('adminPaymentReview');
  return (
    <Box
      component="dl"
      aria-label={t('keys.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, color: 'text.secondary', marginBlock: 1.5 }}
    >
      {reviewActions.map((action) => (
        <Box key={action} sx={{ display: 'flex', gap: 0.75 }}>
          <dt>
            <kbd dir="ltr">{reviewKeys[action]}</kbd>
          </dt>
          <Box component="dd" sx={{ margin: 0 }}>
            {t(`keys.${action}`)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Warnings({ warnings }: Pick<PaymentReviewFieldsFragment, 'warnings'>) {
  const { t } = useTranslation('adminPaymentReview');
  if (warnings.length === 0) return null;
  return (
    <Stack component="ul" aria-label={t('warningsLabel')} sx={{ ...plainListStyles, gap: 1, marginBlockEnd: 2 }}>
      {warnings.map(({ kind, references, statedAmount }) => (
        <li key={kind}>
          <Alert severity="warning" role="note">
            {t(`warnings.${kind}`, {
              references: references.map((reference) => `\u2066${reference}\u2069`).join('، '),
              amount: statedAmount === null ? '' : formatPrice(statedAmount, 'ar'),
            })}
          </Alert>
        </li>
      ))}
    </Stack>
  );
}

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

interface DecisionDialogProps {
  decision: 'reject' | 'decline' | 'refund';
  reference: string;
  isOpen: boolean;
  decide(decision: ReviewDecision, text: string): Promise<void>;
  onClose(): void;
}

/** Asks for the reason of a refusal, or for the number of the transfer. */
function DecisionDialog({ decision, reference, decide, ...dialog }: DecisionDialogProps) {
  const { t } = useTranslation('adminPaymentReview');
  const [opening, setOpening] = useState(0);
  const title = t(`${decision}.title`, { reference: `\u2066${reference}\u2069` });
  const submit = t(`${decision}.action`);
  const common = {
    ...{ ...dialog, title, submit },
    onSubmit: async (text: string) => {
      await decide(decision, text);
      dialog.onClose();
    },
    // The next refusal begins with an empty field.
    onExited: () => setOpening(opening + 1),
  };
  if (decision === 'refund')
    return (
      <TextDialog key={opening} {...common} label={t('refund.reference')} maxLength={limits.payment.transactionMax} />
    );
  return (
    <TextDialog
      key={opening}
      {...common}
      label={t(`${decision}.reason`)}
      maxLength={limits.payment.reasonMax}
      isMultiline
      suggestions={{
        label: t(`${decision}.usual`),
        texts: Object.values(t(`${decision}.reasons`, { returnObjects: true })),
      }}
    />
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
              <bdi dir="ltr">{earlier.reference}</bdi> · <bdi>{paymentItemTitle(earlier)}</bdi> ·{' '}
              <bdi>{formatPrice(earlier.amount, 'ar')}</bdi> · <DateCell at={earlier.createdAt} />{' '}
              <PaymentStatusCell status={earlier.status} />
            </li>
          ))}
        </Box>
      )}
    </div>
  );
}
