import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { appendPage } from '../../data/apollo/appendPage';
import { toClientError } from '../../data/errors/clientError';
import { useTranslation } from '../../language';
import { useToast } from '../../ui/feedback/ToastProvider';
import { runBulkMutation } from '../resource/bulkMutations';
import {
  CheckInParticipantsDocument,
  useParticipantsPageQuery,
  type ParticipantFragment,
} from './__generated__/ParticipantsScreen';
import { splitSearchWords, toPhoneDigits, toSearchText } from '../../../schema/contract/search/searchText';

/** Which participants are shown, as in the address. */
export const participantStates = ['absent', 'present', 'unpaid'] as const;
type ParticipantState = (typeof participantStates)[number];

const isInState: Record<ParticipantState, (participant: ParticipantFragment) => boolean> = {
  absent: ({ attendedAt }) => attendedAt === null,
  present: ({ attendedAt }) => attendedAt !== null,
  unpaid: ({ payment }) => payment === 'unpaid',
};

export const countInState = (participants: readonly ParticipantFragment[], state: ParticipantState): number =>
  participants.filter(isInState[state]).length;

const arabicOrder = new Intl.Collator('ar');

export const sortByName = (participants: readonly ParticipantFragment[]): ParticipantFragment[] =>
  [...participants].sort((a, b) => arabicOrder.compare(a.name, b.name) || Number(a.id) - Number(b.id));

/** The participants in whose name, address or phone number all words occur. */
export function filterParticipants(
  participants: readonly ParticipantFragment[],
  search: string,
  state: ParticipantState | undefined,
): ParticipantFragment[] {
  const words = splitSearchWords(search);
  const digits = /^[+\d\s()./-]{4,}$/.test(toSearchText(search)) ? toPhoneDigits(toSearchText(search)) : '';
  return participants.filter((participant) => {
    if (state && !isInState[state](participant)) return false;
    const { name, latinName, email, phone } = participant;
    if (digits !== '' && toPhoneDigits(phone ?? '').includes(digits)) return true;
    const text = toSearchText(name, latinName, email);
    return words.every((word) => text.includes(word));
  });
}

const pageSize = 100;

/** All participants of an event, page by page: at the door and on paper the list is searched and read as a whole. */
export function useParticipants(eventId: string) {
  const query = useParticipantsPageQuery({ variables: { eventId, page: 1 }, fetchPolicy: 'cache-and-network' });
  const { data, loading, fetchMore } = query;
  const [lastPage, setLastPage] = useState(1);
  const [error, setError] = useState<unknown>();
  const isComplete = lastPage * pageSize >= (data?.adminEventRegistrations.totalCount ?? 0);
  useEffect(() => {
    if (isComplete || loading || error !== undefined) return;
    const page = lastPage + 1;
    fetchMore({
      variables: { page },
      updateQuery: appendPage('adminEventRegistrations', 'rows'),
    }).then(() => setLastPage(page), setError);
  }, [lastPage, isComplete, loading, error, fetchMore]);
  return { query, isComplete, error, retry: () => setError(undefined) };
}

/** Checks one participant in or out; the tick is there before the response, and goes again with an error. */
export function useCheckIn() {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const client = useApolloClient();
  return async ({ id, attendedAt }: ParticipantFragment, isPresent: boolean) => {
    const show = (at: string | null) =>
      client.cache.modify({
        id: client.cache.identify({ __typename: 'AdminEventRegistration', id }),
        fields: { attendedAt: () => at },
      });
    show(isPresent ? new Date().toISOString() : null);
    try {
      const result = await runBulkMutation(client, CheckInParticipantsDocument, { ids: [id], isPresent });
      const failure = result?.failed[0];
      if (!failure) return;
      throw new Error(failure.message);
    } catch (error) {
      show(attendedAt);
      toast({ title: t('error'), description: toClientError(error).messageWithStatus, variant: 'destructive' });
    }
  };
}
