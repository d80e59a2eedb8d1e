import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon } from '../../art/icons/statusIcons';
import { EyeIcon, EyeOffIcon } from '../../art/icons/visibilityIcons';
import { dataOrPrevious } from '../../ui/feedback/dataOrPrevious';
import { AdminPage } from '../AdminPage';
import { AdminTable } from '../table/AdminTable';
import { useBulkActions, useRowToggle } from '../table/tableActions';
import { parseYesNo, useTableState } from '../table/tableState';
import type { BulkAction, RowAction } from '../table/types';
import { ReviewDialog } from './ReviewDialog';
import {
  useApproveReviewsMutation,
  useDeleteReviewsMutation,
  useAdminDeleteReviewMutation,
  useAdminReviewListQuery,
} from './__generated__/ReviewsScreen';
import type { AdminReviewFragment } from './__generated__/ReviewsScreen';
import {
  latestUpdate,
  formatReviewerName,
  reviewTableConfig,
  useFormatReviewName,
  useReviewColumns,
  useReviewFilters,
} from './reviewTableConfig';

/** What students say of courses, and what of it waits for approval. */
export function ReviewsScreen() {
  const { t } = useTranslation('adminReviews');
  return (
    <AdminPage name="reviews" text={t('text')}>
      <ReviewsTable />
    </AdminPage>
  );
}

/** The reviews: read, approved, taken back and deleted. Those that wait come first to hand, by the filter. */
function ReviewsTable() {
  const { t } = useTranslation('adminReviews');
  const table = useTableState(reviewTableConfig);
  const { search, filters } = table.state;
  const read = useAdminReviewListQuery({
    variables: {
      ...table.queryVariables,
      filter: { search, isApproved: parseYesNo(filters.approved), rating: Number(filters.rating) || undefined },
    },
    fetchPolicy: 'cache-and-network',
  });
  const page = dataOrPrevious(read)?.adminReviews;
  const nameOf = useFormatReviewName();
  const { approve, remove, bulk } = useReviewMutations(page?.rows ?? []);
  const turn = useRowToggle(approve);
  const [shown, setShown] = useState<{ review: AdminReviewFragment; isOpen: boolean } | null>(null);
  const shut = () => setShown((last) => last && { ...last, isOpen: false });
  const actions: RowAction<AdminReviewFragment>[] = [
    {
      name: 'read',
      label: (review) => t('readOf', { name: formatReviewerName(review) }),
      icon: () => <EyeIcon />,
      run: (review) => setShown({ review, isOpen: true }),
    },
    {
      name: 'approve',
      label: (review) => t(review.isApproved ? 'withdrawOf' : 'approveOf', { name: formatReviewerName(review) }),
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
        query={read}
        page={page}
        columns={useReviewColumns()}
        filters={useReviewFilters()}
        actions={actions}
        bulkActions={bulk}
        nameOf={nameOf}
        deleteRow={remove}
      />
      {shown && (
        <ReviewDialog
          {...shown}
          onClose={shut}
          onGone={() => setShown(null)}
          onToggleApproval={(review) => {
            shut();
            void turn(review, !review.isApproved);
          }}
        />
      )}
    </>
  );
}

/** What is done to reviews. Approved is what was read: a review that has changed since is left to be read again. */
function useReviewMutations(rows: readonly AdminReviewFragment[]) {
  const { t } = useTranslation('adminReviews');
  const [approveReviews] = useApproveReviewsMutation();
  const [removeReview] = useAdminDeleteReviewMutation();
  const [deleteReviews] = useDeleteReviewsMutation();
  const approve = async (ids: string[], isApproved: boolean) => {
    const unchangedSince = latestUpdate(rows.filter(({ id }) => ids.includes(id)));
    return (await approveReviews({ variables: { ids, isApproved, unchangedSince } })).data?.approveReviews;
  };
  const deletion = useBulkActions({
    remove: async (ids) => (await deleteReviews({ variables: { ids } })).data?.deleteReviews,
  });
  const bulk: BulkAction[] = [
    { name: 'approve', label: t('approve'), icon: <CheckCircleIcon />, execute: (ids) => approve(ids, true) },
    { name: 'withdraw', label: t('withdraw'), icon: <EyeOffIcon />, execute: (ids) => approve(ids, false) },
    ...deletion,
  ];
  return { approve, bulk, remove: ({ id }: AdminReviewFragment) => removeReview({ variables: { id } }) };
}
