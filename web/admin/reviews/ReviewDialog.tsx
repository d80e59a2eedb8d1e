import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminReviewFragment } from './__generated__/ReviewsScreen';
import { formatDate } from '../../language/formatters';
import { paths } from '../../paths';
import { TextLink } from '../../ui/navigation/routerLinks';
import { StarRating } from '../../ui/text/StarRating';
import { reviewCourseTitle, formatReviewerName, reviewComments } from './reviewTableConfig';

interface ReviewDialogProps {
  review: AdminReviewFragment;
  isOpen: boolean;
  onClose(): void;
  onGone(): void;
  /** Approves it, or takes the approval back. */
  onToggleApproval(review: AdminReviewFragment): void;
}

/** A review as a whole, to be read before it is approved. */
export function ReviewDialog({ review, isOpen, onClose, onGone, onToggleApproval }: ReviewDialogProps) {
  const { t } = useTranslation('adminReviews');
  const id = useId();
  const { rating, createdAt, isApproved, course } = review;
  const words = reviewComments(review);
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
          <bdi>{reviewCourseTitle(review)}</bdi>
        </TextLink>
      </DialogTitle>
      <DialogContent dividers>
        <Stack sx={{ gap: 2 }}>
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, color: 'text.secondary' }}>
            <StarRating filled={rating} label={t('stars', { rating: String(rating) })} />
            <bdi>{formatReviewerName(review)}</bdi>
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
        <Button variant="contained" onClick={() => onToggleApproval(review)}>
          {t(isApproved ? 'withdraw' : 'approve')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
