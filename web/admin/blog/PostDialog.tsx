import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problems } from '../../../schema/contract/problems';
import { postForm } from '../../../schema/contract/validation/blog';
import {
  PostToEditDocument,
  useCreatePostMutation,
  usePostToEditQuery,
  useUpdatePostMutation,
} from '../__generated__/BlogTab';
import type { AdminPostFragment, AdminPostWholeFragment, PostTableQuery } from '../__generated__/BlogTab';
import { RecordDialog } from '../../ui/form/RecordDialog';
import { keyOf } from '../form/keyOf';
import { ReadingDialog } from '../form/ReadingDialog';
import { useAdminRecord } from '../form/useAdminRecord';
import type { RecordDialogProps } from '../table/types';
import { PostFields } from './PostFields';
import { useSuggestedSlug } from './useSuggestedSlug';
import { useToldFields } from './useToldFields';
import { valuesOf } from './values';

type Categories = PostTableQuery['categories'];

interface PostDialogProps extends RecordDialogProps<AdminPostFragment> {
  categories: Categories;
}

/** The dialog in which an article is written. A known one is read first: the table knows it without its texts. */
export function PostDialog({ row, ...props }: PostDialogProps) {
  return row ? <KnownPost {...props} row={row} /> : <PostForm {...props} row={null} />;
}

function KnownPost({ row: { id }, ...props }: PostDialogProps & { row: AdminPostFragment }) {
  const { t } = useTranslation('adminBlog');
  const read = usePostToEditQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const { isOpen, onClose, onGone } = props;
  const post = read.data?.blogPostToEdit;
  if (post) return <PostForm {...props} row={post} />;
  return (
    <ReadingDialog
      {...{ isOpen, onClose, onGone }}
      title={t('edit')}
      error={read.error ?? (read.data && new Error(problems.articleNotFound.text.ar))}
      onRetry={() => void read.refetch().catch(() => undefined)}
    />
  );
}

interface PostFormProps extends RecordDialogProps<AdminPostWholeFragment> {
  categories: Categories;
}

function PostForm({ row, onDone, categories, ...dialog }: PostFormProps) {
  const { t } = useTranslation('adminBlog');
  const client = useApolloClient();
  const [create] = useCreatePostMutation();
  const [update] = useUpdatePostMutation();
  const [isSending, setSending] = useState(false);
  const record = useAdminRecord({
    row,
    schema: postForm,
    values: valuesOf(row),
    valuesOf,
    create: (input) => create({ variables: { input: { ...input, categoryId: keyOf(input.categoryId) } } }),
    update: (input, { id, updatedAt }) =>
      update({ variables: { id, input: { ...input, categoryId: keyOf(input.categoryId) }, updatedAt } }),
    readNow: async ({ id }) =>
      (await client.query({ query: PostToEditDocument, variables: { id }, fetchPolicy: 'no-cache' })).data
        ?.blogPostToEdit,
    onDone,
  });
  useSuggestedSlug(record.form, row === null);
  return (
    <RecordDialog
      {...dialog}
      record={record}
      isWaiting={isSending}
      title={row ? t('edit') : t('add')}
      told={useToldFields()}
    >
      <PostFields control={record.form.control} categories={categories} onBusy={setSending} />
    </RecordDialog>
  );
}
