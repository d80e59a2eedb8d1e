import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminReviewFragment } from './__generated__/reviewResource';
import type { RowDialogProps } from '../resource/adminResource';
import { formatDate } from '../../language/formatters';
import { paths } from '../../paths';
import { TextLink } from '../../ui/navigation/routerLinks';
import { StarRating } from '../../ui/text/StarRating';

export const formatReviewerName = ({ reviewerName }: AdminReviewFragment): string => reviewerName ?? '';
export const reviewCourseTitle = ({ course }: AdminReviewFragment): string => course.titleAr || course.title;

/** The texts of a review, Arabic first. */
export const reviewComments = ({ commentAr, comment }: AdminReviewFragment): string[] =>
  [commentAr, comment].filter((text) => text !== null && text !== '') as string[];

/** A review in full, to be read before it is approved. */
export function ReviewDialog({ row: review, isOpen, onClose, onGone, onToggle }: RowDialogProps<AdminReviewFragment>) {
  const { t } = useTranslation('adminReviews');
  const id = useId();
  const { rating, createdAt, isApproved, course } = review;
  const comments = reviewComments(review);
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
          {comments.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('noComment')}</Typography>}
          {comments.map((text) => (
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
        <Button
          variant="contained"
          onClick={() => {
            onClose();
            onToggle();
          }}
        >
          {t(isApproved ? 'withdraw' : 'approve')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
