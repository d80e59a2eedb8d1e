import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { sentence } from '../../schema/contract/sentences';
import type { PollCardFragment } from './__generated__/PollsScreen';
import { useLanguage } from '../language/useLanguage';
import { useNotify } from '../ui/Notices';
import { useHydrated } from '../ui/useHydrated';
import { withoutScripts } from '../ui/withoutScripts';
import { optionField, PollOptionField } from './PollOptionField';

interface PollBallotProps {
  poll: PollCardFragment;
  /** The id of the question's heading. */
  questionId: string;
  isVoting: boolean;
  onVote(optionIds: string[]): void;
}

const formStyles = { display: 'flex', flexDirection: 'column', flexGrow: 1, gap: 2.5 } as const;
const fieldsetStyles = { display: 'grid', gap: 1.25, border: 0, margin: 0, padding: 0, minInlineSize: 0 } as const;
const waiting = { '&[aria-disabled="true"]': { backgroundColor: 'divider', color: 'text.secondary' } } as const;

/** The options of a poll one has not voted in, and the button that sends the choice (spec.md section 2, Polls). */
export function PollBallot({ poll, questionId, isVoting, onVote }: PollBallotProps) {
  const { t } = useTranslation('polls');
  const { language } = useLanguage();
  const notify = useNotify();
  const isHydrated = useHydrated();
  const legendId = useId();
  const { form, chosen, read } = useChosen();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isVoting) return;
    if (chosen.length > 0) onVote(chosen);
    else
      notify({
        title: t('nothingChosen'),
        description: sentence('nothingChosen', language),
        tone: 'destructive',
      });
  };
  return (
    <Box component="form" ref={form} onChange={read} onSubmit={submit} sx={formStyles}>
      <Box component="fieldset" aria-labelledby={`${questionId} ${legendId}`} sx={fieldsetStyles}>
        <Box component="legend" id={legendId} sx={{ padding: 0, marginBlockEnd: 1.25, color: 'text.secondary' }}>
          {t(poll.isMultiple ? 'chooseSeveral' : 'chooseOne')}
        </Box>
        {poll.options.map((option) => (
          <PollOptionField key={option.id} option={option} isMultiple={poll.isMultiple} />
        ))}
      </Box>
      <Box sx={{ marginBlockStart: 'auto' }}>
        <Typography variant="body2" sx={{ ...withoutScripts, marginBlockEnd: 1 }}>
          {t('needsScripts')}
        </Typography>
        {/* Without a choice it stays within reach of the keyboard, and says what is missing. */}
        <Button
          type="submit"
          variant="contained"
          disabled={!isHydrated}
          aria-disabled={isVoting || chosen.length === 0}
          sx={waiting}
        >
          {isVoting ? t('voting') : t('vote')}
        </Button>
      </Box>
    </Box>
  );
}

/** The keys of the options that are chosen in the form, also of those chosen before scripts ran. */
function useChosen() {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<string[]>([]);
  const read = () => setChosen(form.current ? new FormData(form.current).getAll(optionField).map(String) : []);
  useLayoutEffect(read, []);
  return { form, chosen, read };
}
