import { Alert, Box, Button, IconButton, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { ZoomInIcon, ZoomOutIcon, RotateIcon } from '../../art/icons/proofIcons';
import { ExternalLinkIcon } from '../../art/icons/lessonIcons';
import { formatPrice, useTranslation } from '../../language';
import { visuallyHidden } from '../../ui/layout/layoutStyles';
import type { PaymentReviewFieldsFragment } from './__generated__/paymentReview';
import { isolateLtr } from '../../../schema/contract/text/directionIsolates';
import { changeView, type ProofView } from './proofView';

interface ProofViewerProps {
  proof: PaymentReviewFieldsFragment['proofs'][number];
  payment: Pick<PaymentReviewFieldsFragment['payment'], 'reference' | 'amount'>;
  view: ProofView;
  onViewChange(view: ProofView): void;
  onSettled(): void;
}

const frameStyles = {
  position: 'relative',
  inlineSize: '100%',
  maxBlockSize: '70vh',
  overflow: 'auto',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  backgroundColor: 'action.hover',
} as const;

/** `sx`: above the picture in its frame, also while it is moved, so that both are seen with one look. */
const captionStyles = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  padding: '0.25rem 0.75rem',
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'paper',
  color: 'text.primary',
  fontWeight: 700,
} as const;

/** The picture of a proof with zoom and rotation. It has its own key for each proof, and is empty until its picture is there. */
export function ProofViewer({ proof: { url }, payment, view, onViewChange, onSettled }: ProofViewerProps) {
  const { t } = useTranslation('adminPaymentReview');
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const { zoom, degrees } = view;
  const { reference } = payment;
  const percent = String(Math.round(zoom * 100));
  const settle = (settled: 'loaded' | 'failed') => {
    setState(settled);
    onSettled();
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <IconButton aria-label={t('zoomIn')} onClick={() => onViewChange(changeView(view, 'zoomIn'))}>
          <ZoomInIcon />
        </IconButton>
        <IconButton aria-label={t('zoomOut')} onClick={() => onViewChange(changeView(view, 'zoomOut'))}>
          <ZoomOutIcon />
        </IconButton>
        <IconButton aria-label={t('rotate')} onClick={() => onViewChange(changeView(view, 'rotate'))}>
          <RotateIcon />
        </IconButton>
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {t('zoomed', { percent })}
        </Typography>
        <Button component="a" href={url} target="_blank" rel="noreferrer" startIcon={<ExternalLinkIcon />}>
          {t('openFile')}
        </Button>
      </Stack>
      {state === 'failed' && <Alert severity="error">{t('proofFailed')}</Alert>}
      <Box role="region" aria-label={t('proof')} aria-busy={state === 'loading'} tabIndex={0} sx={frameStyles}>
        <Box sx={captionStyles}>
          {t('proofCaption', { reference: isolateLtr(reference), amount: formatPrice(payment.amount, 'ar') })}
        </Box>
        {state === 'loading' && <LoadingProof />}
        {/* A square holds the picture in every rotation. */}
        <Box style={{ inlineSize: `${percent}%` }} sx={{ aspectRatio: '1', display: 'grid' }}>
          <Box
            component="img"
            src={url}
            alt={t('proofAlt', { reference })}
            onLoad={() => settle('loaded')}
            onError={() => settle('failed')}
            style={{ transform: `rotate(${degrees}deg)` }}
            sx={{ inlineSize: '100%', blockSize: '100%', minBlockSize: 0, objectFit: 'contain' }}
          />
        </Box>
      </Box>
    </Stack>
  );
}

function LoadingProof() {
  const { t } = useTranslation('adminPaymentReview');
  return (
    <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
      <Skeleton variant="rectangular" sx={{ position: 'absolute', inset: 0, blockSize: '100%' }} />
      <Typography sx={{ position: 'relative', fontWeight: 700 }} aria-hidden>
        {t('loadingProof')}
      </Typography>
      <Box role="status" sx={visuallyHidden}>
        {t('loadingProof')}
      </Box>
    </Box>
  );
}
