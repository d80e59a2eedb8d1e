import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import { ZoomInIcon, ZoomOutIcon, RotateIcon } from '../../art/icons/proofIcons';
import { ExternalLinkIcon } from '../../art/icons/lessonIcons';
import { useTranslation } from '../../language';
import type { PaymentReviewFieldsFragment } from './__generated__/paymentReview';
import { changeView, type ProofView } from './proofView';

interface ProofViewerProps {
  proof: PaymentReviewFieldsFragment['proofs'][number];
  reference: string;
  view: ProofView;
  onViewChange(view: ProofView): void;
}

const frameStyles = {
  inlineSize: '100%',
  maxBlockSize: '70vh',
  aspectRatio: '1',
  overflow: 'auto',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  backgroundColor: 'action.hover',
} as const;

/** The picture of a proof with zoom and rotation. */
export function ProofViewer({ proof: { url }, reference, view, onViewChange }: ProofViewerProps) {
  const { t } = useTranslation('adminPaymentReview');
  const { zoom, degrees } = view;
  const percent = String(Math.round(zoom * 100));
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
      <Box role="region" aria-label={t('proof')} tabIndex={0} sx={frameStyles}>
        {/* A square holds the picture in every rotation. */}
        <Box style={{ inlineSize: `${percent}%` }} sx={{ aspectRatio: '1', display: 'grid' }}>
          <Box
            component="img"
            src={url}
            alt={t('proofAlt', { reference })}
            style={{ transform: `rotate(${degrees}deg)` }}
            sx={{ inlineSize: '100%', blockSize: '100%', minBlockSize: 0, objectFit: 'contain' }}
          />
        </Box>
      </Box>
    </Stack>
  );
}
