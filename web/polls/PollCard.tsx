import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PollCardFragment } from './__generated__/PollsScreen';
import { bilingual } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { pollAnchor } from '../paths';
import { useAnchor } from '../ui/useAnchor';
import { PollBallot } from './PollBallot';
import { PollFacts } from './PollFacts';
import { PollResults } from './PollResults';
import { useVote } from './useVote';

const cardStyles = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2.5,
  padding: { xs: 2.5, sm: 4 },
} as const;

/** A poll: its options before one votes, its results after, or when it has ended (spec.md section 4, Poll). */
export function PollCard({ poll }: { poll: PollCardFragment }) {
  const { t } = useTranslation('polls');
  const { language } = useLanguage();
  const { vote, isVoting } = useVote(poll.id);
  const [hasSent, setSent] = useState(false);
  const questionId = useId();
  const heading = useAnchor(pollAnchor(poll.id));
  const { text, ...tongue } = bilingual(poll, 'question', language);
  const onVote = (optionIds: string[]) => {
    setSent(true);
    void vote(optionIds);
  };
  const showsResults = poll.hasVoted || poll.isExpired;
  return (
    <Card component="article" id={pollAnchor(poll.id)} aria-labelledby={questionId} sx={cardStyles}>
      <Box>
        <PollFacts poll={poll} />
        <Typography ref={heading} id={questionId} component="h2" variant="h3" tabIndex={-1} {...tongue}>
          {text}
        </Typography>
      </Box>
      {poll.options.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('noOptions')}</Typography>}
      {poll.options.length > 0 &&
        (showsResults ? (
          <PollResults poll={poll} questionId={questionId} takesFocus={hasSent} />
        ) : (
          <PollBallot poll={poll} questionId={questionId} isVoting={isVoting} onVote={onVote} />
        ))}
    </Card>
  );
}
