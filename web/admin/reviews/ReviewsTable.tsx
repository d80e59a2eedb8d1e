import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon } from '../../art/icons/CheckCircleIcon';
import { EyeIcon } from '../../art/icons/EyeIcon';
import { EyeOffIcon } from '../../art/icons/EyeOffIcon';
import {
  useApproveReviewsMutation,
  useDeleteReviewsMutation,
  useRemoveReviewMutation,
  useReviewTableQuery,
} from '../__generated__/Reviews';
import type { AdminReviewFragment } from '../__generated__/Reviews';
import { kept } from '../../ui/kept';
import { AdminTable } from '../table/AdminTable';
import { asFlag } from '../table/state';
import type { BulkAction, RowAction } from '../table/types';
import { useBulkActions } from '../table/useBulkActions';
import { useRowSwitch } from '../table/useRowSwitch';
import { useTable } from '../table/useTable';
import { latest, reviewerOf, shape, useNameOfReview } from './review';
import { ReviewDialog } from './ReviewDialog';
import { useReviewColumns, useReviewFilters } from './useReviewColumns';

/** The reviews: read, approved, taken back and deleted. Those that wait come first to hand, by the filter. */
export function ReviewsTable() {
  const { t } = useTranslation('adminReviews');
  const table = useTable(shape);
  const { search, filters } = table.state;
  const read = useReviewTableQuery({
    variables: {
      ...table.window,
      filter: { search, isApproved: asFlag(filters.approved), rating: Number(filters.rating) || undefined },
    },
    fetchPolicy: 'cache-and-network',
  });
  const page = kept(read)?.reviewTable;
  const nameOf = useNameOfReview();
  const { approve, remove, bulk } = useReviewBulk(page?.rows ?? []);
  const turn = useRowSwitch(approve);
  const [shown, setShown] = useState<{ review: AdminReviewFragment; isOpen: boolean } | null>(null);
  const shut = () => setShown((last) => last && { ...last, isOpen: false });
  const actions: RowAction<AdminReviewFragment>[] = [
    {
      name: 'read',
      label: (review) => t('readOf', { name: reviewerOf(review) }),
      icon: () => <EyeIcon />,
      run: (review) => setShown({ review, isOpen: true }),
    },
    {
      name: 'approve',
      label: (review) => t(review.isApproved ? 'withdrawOf' : 'approveOf', { name: reviewerOf(review) }),
      icon: ({ isApproved }) => (isApproved ? <EyeOffIcon /> : <CheckCircleIcon />),
      run: (review) => void turn(review, !review.isApproved),
    },
  ];
  return (
    <>
      <AdminTable<AdminReviewFragment>
        id="reviews"
        label={t('label')}
        table={table}
        read={read}
        page={page}
        columns={useReviewColumns()}
        filters={useReviewFilters()}
        actions={actions}
        bulk={bulk}
        nameOf={nameOf}
        remove={remove}
      />
      {shown && (
        <ReviewDialog
          {...shown}
          onClose={shut}
          onGone={() => setShown(null)}
          onTurn={(review) => {
            shut();
            void turn(review, !review.isApproved);
          }}
        />
      )}
    </>
  );
}

/** What is done to reviews. Approved is what was read: a review that has changed since is left to be read again. */
function useReviewBulk(rows: readonly AdminReviewFragment[]) {
  const { t } = useTranslation('adminReviews');
  const [approveReviews] = useApproveReviewsMutation();
  const [removeReview] = useRemoveReviewMutation();
  const [deleteReviews] = useDeleteReviewsMutation();
  const approve = async (ids: string[], isApproved: boolean) => {
    const seenAt = latest(rows.filter(({ id }) => ids.includes(id)));
    return (await approveReviews({ variables: { ids, isApproved, seenAt } })).data?.approveReviews;
  };
  const deletion = useBulkActions({
    remove: async (ids) => (await deleteReviews({ variables: { ids } })).data?.deleteReviews,
  });
  const bulk: BulkAction[] = [
    { name: 'approve', label: t('approve'), icon: <CheckCircleIcon />, run: (ids) => approve(ids, true) },
    { name: 'withdraw', label: t('withdraw'), icon: <EyeOffIcon />, run: (ids) => approve(ids, false) },
    ...deletion,
  ];
  return { approve, bulk, remove: ({ id }: AdminReviewFragment) => removeReview({ variables: { id } }) };
}
