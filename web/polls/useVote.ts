import { useTranslation } from 'react-i18next';
import { problems } from '../../schema/contract/problems';
import { failureOf } from '../data/failures';
import { PollsDocument } from './__generated__/PollsScreen';
import { useVoteMutation } from './__generated__/Vote';
import { useNotify } from '../ui/Notices';

/** Votes in a poll and says how it went (spec.md section 8). */
export function useVote(pollId: string) {
  const { t } = useTranslation('polls');
  const notify = useNotify();
  const [send, { loading, client }] = useVoteMutation();
  const vote = async (optionIds: string[]): Promise<void> => {
    try {
      await send({ variables: { pollId, optionIds } });
      notify({ title: t('voted.title'), description: t('voted.text') });
    } catch (error) {
      const { status, text } = failureOf(error);
      notify({ title: t('failed.title'), description: t('failed.text', { reason: text }), tone: 'destructive' });
      if (status === problems.alreadyVoted.status || status === problems.pollNotFound.status) {
        // The page is behind: this person has voted elsewhere, or the poll has ended or gone.
        await client.refetchQueries({ include: [PollsDocument] }).catch(() => undefined);
      }
    }
  };
  return { vote, isVoting: loading };
}
