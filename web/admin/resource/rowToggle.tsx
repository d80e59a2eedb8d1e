import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import type { ReactElement } from 'react';
import { useTranslation } from '../../language';
import { LockIcon } from '../../art/icons/lessonIcons';
import { CheckCircleIcon } from '../../art/icons/commonIcons';
import { EyeIcon, EyeOffIcon } from '../../art/icons/editIcons';
import { toClientError } from '../../data/clientError';
import { useToast } from '../../ui/feedback/ToastProvider';
import type { ActionConfirmation, AdminRow, BulkResult } from '../table/types';
import { useInvalidateAllQueries } from '../useInvalidateAllQueries';
import type { ResourceNamespace, ResourceTexts } from './resourceTexts';

/** A mutation on several rows; its only field is the result. */
export type BulkDocument<Variables> = TypedDocumentNode<Record<string, BulkResult>, Variables>;

export async function runBulkMutation<Variables extends Record<string, unknown>>(
  client: ApolloClient,
  document: BulkDocument<Variables>,
  variables: Variables,
): Promise<BulkResult | undefined> {
  const { data } = await client.mutate({ mutation: document, variables });
  return Object.values(data ?? {})[0];
}

interface ToggleState<Namespace extends ResourceNamespace> {
  name: string;
  /** Text of the bulk action that switches to this state. */
  label(texts: ResourceTexts<Namespace>): string;
  icon: ReactElement;
}

/** A flag of rows (published, active), switched for one row or for the selected ones. */
export interface RowToggle<Row extends AdminRow, Namespace extends ResourceNamespace> {
  on: ToggleState<Namespace>;
  off: ToggleState<Namespace>;
  isOn(row: Row): boolean;
  /** Text of the button in a row; without it only selected rows are switched. */
  rowLabel?(row: Row, texts: ResourceTexts<Namespace>, name: string): string;
  mutate(client: ApolloClient, ids: string[], isOn: boolean, rows: readonly Row[]): Promise<BulkResult | undefined>;
  /** Asked before rows that are on are switched off. */
  confirmOff?(rows: readonly Row[], texts: ResourceTexts<Namespace>): ActionConfirmation;
}

/** Publishes or unpublishes rows. */
export const publishToggle = (
  document: BulkDocument<{ ids: string[]; isPublished: boolean }>,
): Required<Omit<RowToggle<AdminRow & { isPublished: boolean }, ResourceNamespace>, 'confirmOff'>> => ({
  on: { name: 'publish', label: ({ admin }) => admin('bulk.publish'), icon: <EyeIcon /> },
  off: { name: 'unpublish', label: ({ admin }) => admin('bulk.unpublish'), icon: <EyeOffIcon /> },
  isOn: ({ isPublished }) => isPublished,
  rowLabel: ({ isPublished }, { admin }, name) => admin(isPublished ? 'unpublishRow' : 'publishRow', { name }),
  mutate: (client, ids, isPublished) => runBulkMutation(client, document, { ids, isPublished }),
});

/** Activates or deactivates rows; uses the texts `activate` and `deactivate` of the namespace. */
export const activateToggle = (
  document: BulkDocument<{ ids: string[]; isActive: boolean }>,
): RowToggle<AdminRow & { isActive: boolean }, 'adminPolls' | 'adminUsers'> => ({
  on: { name: 'activate', label: ({ admin }) => admin('bulk.activate'), icon: <CheckCircleIcon /> },
  off: { name: 'deactivate', label: ({ admin }) => admin('bulk.deactivate'), icon: <LockIcon /> },
  isOn: ({ isActive }) => isActive,
  rowLabel: ({ isActive }, { t }, name) => t(isActive ? 'deactivate' : 'activate', { name }),
  mutate: (client, ids, isActive) => runBulkMutation(client, document, { ids, isActive }),
});

/** Runs a mutation on a single row and shows the result in a toast. */
export function useRowMutation() {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const refetchAll = useInvalidateAllQueries();
  const showError = (description: string) => toast({ title: t('error'), description, variant: 'destructive' });
  return async (mutate: () => Promise<BulkResult | undefined>) => {
    try {
      const failed = (await mutate())?.failed[0];
      await refetchAll();
      if (failed) showError(failed.message);
      else toast({ title: t('updated') });
    } catch (error) {
      showError(toClientError(error).messageWithStatus);
    }
  };
}
