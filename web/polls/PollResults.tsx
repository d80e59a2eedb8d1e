import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon } from '../art/icons/CheckCircleIcon';
import type { PollCardFragment } from './__generated__/PollsScreen';
import { visuallyHidden } from '../ui/visuallyHidden';
import { OptionResult } from './OptionResult';
import { resultListStyles } from './resultListStyles';
import { sharesOf } from './shares';

interface PollResultsProps {
  poll: PollCardFragment;
  /** The id of the question's heading. */
  questionId: string;
  /** Whether they have just taken the place of what had the focus. */
  takesFocus: boolean;
}

const focus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

/** How a poll stands, for those who have voted, and for all once it has ended (spec.md section 2, Polls). */
export function PollResults({ poll, questionId, takesFocus }: PollResultsProps) {
  const { t } = useTranslation('polls');
  const titleId = useId();
  const shares = sharesOf(poll);
  return (
    <Box
      ref={takesFocus ? focus : undefined}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${titleId} ${questionId}`}
      sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, gap: 2.5, outlineOffset: 8, borderRadius: '8px' }}
    >
      <Box component="span" id={titleId} sx={visuallyHidden}>
        {t('results')}
      </Box>
      <Box component="ul" sx={resultListStyles}>
        {poll.options.map((option, at) => (
          <OptionResult
            key={option.id}
            option={option}
            percent={shares[at] ?? 0}
            isMine={poll.myChoices.includes(option.id)}
            withCount
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
