import { Alert, Button, Stack, Typography } from '@mui/material';
import { useTranslation, formatDate } from '../../language';
import { CheckCircleIcon } from '../../art/icons/commonIcons';
import { EyeIcon, UndoIcon } from '../../art/icons/editIcons';
import { StarRating } from '../../ui/text/StarRating';
import { adminResource, type RowDialogProps } from '../resource/adminResource';
import { RowDialogFrame } from '../resource/RowDialogFrame';
import { adminListPage } from '../resource/AdminResourceScreen';
import { runBulkMutation } from '../resource/bulkMutations';
import { parseYesNo } from '../resource/filterOptions';
import { ArabicCell, LongTextCell, StatusCell, TextCell } from '../table/cells';
import { paths, TextLink } from '../../routing';
import {
  AdminDeleteReviewDocument,
  AdminReviewListDocument,
  ApproveReviewsDocument,
  DeleteReviewsDocument,
  type AdminReviewFragment,
} from './__generated__/reviewResource';

export const reviewResource = adminResource({
  name: 'reviews',
  namespace: 'adminReviews',
  list: AdminReviewListDocument,
  page: ({ adminReviews }) => adminReviews,
  rowName: (review, { t }) => t('name', { reviewer: formatReviewerName(review), course: reviewCourseTitle(review) }),
  columns: ({ t, column, date }) => [
    column('course', {
      isSortable: false,
      cell: (review) => <ArabicCell>{reviewCourseTitle(review)}</ArabicCell>,
    }),
    // Visible in narrow windows, too: it is what the decision is about.
    column('comment', {
      isLongText: true,
      isOnCard: true,
      isSortable: false,
      cell: (review) => <LongTextCell>{reviewComments(review)[0] ?? t('noComment')}</LongTextCell>,
    }),
    column('reviewer', {
      isOnCard: true,
      isSortable: false,
      cell: (review) => <TextCell>{formatReviewerName(review)}</TextCell>,
    }),
    column('rating', {
      cell: ({ rating }) => <StarRating filled={rating} label={t('stars', { rating: String(rating) })} />,
    }),
    column('isApproved', {
      isOnCard: true,
      label: t('state'),
      cell: ({ isApproved, isReviewerConfirmed }) => {
        const waiting = isReviewerConfirmed === false ? 'reviewerUnconfirmed' : 'waiting';
        return (
          <StatusCell color={isApproved ? 'success' : 'warning'}>{t(isApproved ? 'approved' : waiting)}</StatusCell>
        );
      },
    }),
    date('createdAt', { label: t('writtenAt') }),
  ],
  sort: ['isApproved', 'asc'],
  filters: ({ t }) => ({
    approved: {
      label: t('state'),
      allLabel: t('all'),
      options: [
        { value: 'no', label: t('waiting') },
        { value: 'yes', label: t('approved') },
      ],
    },
    rating: {
      label: t('rating'),
      allLabel: t('anyRating'),
      options: [5, 4, 3, 2, 1].map((stars) => ({
        value: String(stars),
        label: t('stars', { rating: String(stars) }),
      })),
    },
  }),
  views: ({ t }) => [
    { name: t('waiting'), filters: { approved: 'no' } },
    { name: t('approved'), filters: { approved: 'yes' } },
  ],
  toFilter: ({ approved, rating }) => ({ isApproved: parseYesNo(approved), rating: Number(rating) || undefined }),
  toggle: {
    on: { name: 'approve', label: ({ t }) => t('approve'), icon: <CheckCircleIcon /> },
    off: { name: 'withdraw', label: ({ t }) => t('withdraw'), icon: <UndoIcon /> },
    isAwaited: true,
    isOn: ({ isApproved }) => isApproved,
    confirm: ({ isOn, rows, name }, { t }) =>
      isOn
        ? undefined
        : {
            title:
              rows.length === 1 ? t('confirmWithdraw', { name }) : t('confirmWithdrawMany', { n: String(rows.length) }),
            text: t('withdrawText'),
            confirm: t('withdraw'),
            isDestructive: true,
          },
    rowActionLabel: (review, { t }) =>
      t(review.isApproved ? 'withdrawOf' : 'approveOf', { name: formatReviewerName(review) }),
    // Optimistic lock: a review that has changed since it was read is refused.
    mutate: (client, { ids, isOn, rows }) => {
      const versions = new Map(rows.map((row) => [row.id, row.updatedAt]));
      const updatedAt = ids.flatMap((id) => versions.get(id) ?? []);
      return runBulkMutation(client, ApproveReviewsDocument, { ids, isApproved: isOn, updatedAt });
    },
  },
  actions: [
    {
      name: 'read',
      opensRow: true,
      text: ({ t }) => t('readAction'),
      label: (review, { t }) => t('readOf', { name: formatReviewerName(review) }),
      icon: <EyeIcon />,
      Dialog: ReviewDialog,
    },
  ],
  delete: AdminDeleteReviewDocument,
  deleteMany: DeleteReviewsDocument,
});

export const Component = adminListPage('reviews', reviewResource, ({ t }) => t('text'));

const formatReviewerName = ({ reviewerNameAr }: AdminReviewFragment): string => reviewerNameAr ?? '';
const reviewCourseTitle = ({ course }: AdminReviewFragment): string => course.titleAr || course.title;

const reviewComments = ({ commentAr, comment }: AdminReviewFragment): string[] =>
  [commentAr, comment].filter((text) => text !== null && text !== '') as string[];

function ReviewDialog({ row: review, isOpen, onClose, onExited, onToggle }: RowDialogProps<AdminReviewFragment>) {
  const { t } = useTranslation('adminReviews');
  const { rating, createdAt, isApproved, course } = review;
  const comments = reviewComments(review);
  return (
    <RowDialogFrame
      isOpen={isOpen}
      onClose={onClose}
      onExited={onExited}
      title={
        <TextLink to={paths.course(course.id)}>
          <bdi>{reviewCourseTitle(review)}</bdi>
        </TextLink>
      }
      contentProps={{ dividers: true }}
      actions={
        <>
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
        </>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, color: 'text.secondary' }}>
          <StarRating filled={rating} label={t('stars', { rating: String(rating) })} />
          <bdi>{formatReviewerName(review)}</bdi>
          <time dateTime={createdAt}>{formatDate(createdAt, 'ar')}</time>
        </Stack>
        {!isApproved && review.isReviewerConfirmed === false && <Alert severity="info">{t('unconfirmedText')}</Alert>}
        {comments.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('noComment')}</Typography>}
        {comments.map((text) => (
          <Typography key={text} dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        ))}
      </Stack>
    </RowDialogFrame>
  );
}
