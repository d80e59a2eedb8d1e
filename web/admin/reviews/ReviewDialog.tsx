import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminReviewFragment } from '../__generated__/Reviews';
import { formatDate } from '../../language/formats';
import { paths } from '../../paths';
import { TextLink } from '../../ui/RouterLink';
import { Stars } from '../../ui/Stars';
import { courseOf, reviewerOf, wordsOf } from './review';

interface ReviewDialogProps {
  review: AdminReviewFragment;
  isOpen: boolean;
  onClose(): void;
  onGone(): void;
  /** Approves it, or takes the approval back. */
  onTurn(review: AdminReviewFragment): void;
}

/** A review as a whole, to be read before it is approved. */
export function ReviewDialog({ review, isOpen, onClose, onGone, onTurn }: ReviewDialogProps) {
  const { t } = useTranslation('adminReviews');
  const id = useId();
  const { rating, createdAt, isApproved, course } = review;
  const words = wordsOf(review);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby={id}
      slotProps={{ transition: { onExited: onGone } }}
    >
      <DialogTitle id={id}>
        <TextLink to={paths.course(course.id)}>
          <bdi>{courseOf(review)}</bdi>
        </TextLink>
      </DialogTitle>
      <DialogContent dividers>
        <Stack sx={{ gap: 2 }}>
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, color: 'text.secondary' }}>
            <Stars filled={rating} label={t('stars', { rating: String(rating) })} />
            <bdi>{reviewerOf(review)}</bdi>
            <time dateTime={createdAt}>{formatDate(createdAt, 'ar')}</time>
          </Stack>
          {words.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('noComment')}</Typography>}
          {words.map((text) => (
            <Typography key={text} dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t('close')}
        </Button>
        <Button variant="contained" onClick={() => onTurn(review)}>
          {t(isApproved ? 'withdraw' : 'approve')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
