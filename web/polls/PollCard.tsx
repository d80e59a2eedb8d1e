import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problems } from '../../schema/contract/problems/problems';
import { ClockIcon, UsersIcon } from '../art/icons/contentIcons';
import { CheckCircleIcon } from '../art/icons/statusIcons';
import { toClientError } from '../data/clientError';
import { localizeFieldWithLang, formatDate } from '../language/formatters';
import { useLanguage } from '../language/useLanguage';
import { usePlural } from '../language/usePlural';
import { pollAnchor } from '../paths';
import { useToast } from '../ui/feedback/ToastProvider';
import { useHashTarget } from '../ui/hooks/useHashTarget';
import { visuallyHidden } from '../ui/layout/hiddenStyles';
import { IconText } from '../ui/text/IconText';
import { PollOptionResult } from './PollOptionResult';
import { PollVoteForm } from './PollVoteForm';
import { useVoteMutation } from './__generated__/PollCard';
import { PollListDocument } from './__generated__/PollsScreen';
import type { PollCardFragment } from './__generated__/PollCard';
import { pollPercentages } from './pollPercentages';
import { pollResultListStyles } from './pollStyles';

const cardStyles = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2.5,
  padding: { xs: 2.5, sm: 4 },
} as const;

export function PollCard({ poll }: { poll: PollCardFragment }) {
  const { t } = useTranslation('polls');
  const { language } = useLanguage();
  const { vote, isVoting } = useVote(poll.id);
  const [hasSent, setSent] = useState(false);
  const questionId = useId();
  const headingRef = useHashTarget(pollAnchor(poll.id));
  const { text, ...langProps } = localizeFieldWithLang(poll, 'question', language);
  const onVote = (optionIds: string[]) => {
    setSent(true);
    void vote(optionIds);
  };
  const showsResults = poll.hasVoted || poll.isExpired;
  return (
    <Card component="article" id={pollAnchor(poll.id)} aria-labelledby={questionId} sx={cardStyles}>
      <Box>
        <PollMeta poll={poll} />
        <Typography ref={headingRef} id={questionId} component="h2" variant="h3" tabIndex={-1} {...langProps}>
          {text}
        </Typography>
      </Box>
      {poll.options.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('noOptions')}</Typography>}
      {poll.options.length > 0 &&
        (showsResults ? (
          <PollResults poll={poll} questionId={questionId} autoFocus={hasSent} />
        ) : (
          <PollVoteForm poll={poll} questionId={questionId} isVoting={isVoting} onVote={onVote} />
        ))}
    </Card>
  );
}

interface PollResultsProps {
  poll: PollCardFragment;
  questionId: string;
  /** Whether the results replace the form that had the focus. */
  autoFocus: boolean;
}

const focusWithoutScroll = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

/** Shown to viewers who have voted, and to everyone after the poll has ended. */
function PollResults({ poll, questionId, autoFocus }: PollResultsProps) {
  const { t } = useTranslation('polls');
  const titleId = useId();
  const percentages = pollPercentages(poll);
  return (
    <Box
      ref={autoFocus ? focusWithoutScroll : undefined}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${titleId} ${questionId}`}
      sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, gap: 2.5, outlineOffset: 8, borderRadius: '8px' }}
    >
      <Box component="span" id={titleId} sx={visuallyHidden}>
        {t('results')}
      </Box>
      <Box component="ul" sx={pollResultListStyles}>
        {poll.options.map((option, index) => (
          <PollOptionResult
            key={option.id}
            option={option}
            percent={percentages[index] ?? 0}
            isMyChoice={poll.myChoices.includes(option.id)}
            showVoteCount
          />
        ))}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {poll.isMultiple && <Typography variant="body2">{t('ofVoters')}</Typography>}
        {poll.hasVoted ? (
          <Typography
            role="status"
            sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'primary.main', fontWeight: 700 }}
          >
            <CheckCircleIcon size={22} />
            {t('thanks')}
          </Typography>
        ) : (
          <Typography>{t('ended')}</Typography>
        )}
      </Box>
    </Box>
  );
}

function useVote(pollId: string) {
  const { t } = useTranslation('polls');
  const showToast = useToast();
  const [sendVote, { loading, client }] = useVoteMutation();
  const vote = async (optionIds: string[]): Promise<void> => {
    try {
      await sendVote({ variables: { pollId, optionIds } });
      showToast({ title: t('voted.title'), description: t('voted.text') });
    } catch (error) {
      const { status, messageWithStatus } = toClientError(error);
      showToast({
        title: t('failed.title'),
        description: t('failed.text', { reason: messageWithStatus }),
        variant: 'destructive',
      });
      if (status === problems.alreadyVoted.status || status === problems.pollNotFound.status) {
        // The page is stale: the viewer voted elsewhere, or the poll ended or was deleted.
        await client.refetchQueries({ include: [PollListDocument] }).catch(() => undefined);
      }
    }
  };
  return { vote, isVoting: loading };
}

function PollMeta({ poll: { isExpired, voterCount, endsAt } }: { poll: PollCardFragment }) {
  const { t } = useTranslation('polls');
  const { language } = useLanguage();
  const formatCount = usePlural('polls');
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, marginBlockEnd: 1.5 }}
    >
      <Chip
        size="small"
        color={isExpired ? 'default' : 'success'}
        variant={isExpired ? 'outlined' : 'filled'}
        label={t(isExpired ? 'expired' : 'active')}
      />
      <IconText icon={<UsersIcon size={18} />}>{formatCount('votes', voterCount)}</IconText>
      {endsAt && (
        <IconText icon={<ClockIcon size={18} />}>
          {t(isExpired ? 'endedOn' : 'until', { date: formatDate(endsAt, language) })}
        </IconText>
      )}
    </Stack>
  );
}
