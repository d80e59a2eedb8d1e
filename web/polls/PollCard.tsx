import { Box, Card, Chip, Stack, Typography, Button } from '@mui/material';
import { useId, useState, useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import { useTranslation, localizeFieldWithLang, formatDate, useLanguage, usePlural } from '../language';
import { linkedItemAnchor } from '../../schema/contract/site/urls';
import { problems } from '../../schema/contract/problems/problems';
import { ClockIcon, UsersIcon, CheckCircleIcon } from '../art/icons/commonIcons';
import { toClientError } from '../data/errors/clientError';
import { hasVotedCookie, storeCookie } from '../data/browser/cookies';
import { useToast } from '../ui/feedback/ToastProvider';
import { ChoiceRow } from '../ui/form/ChoiceRow';
import { useHashTarget } from '../ui/hooks/useHashTarget';
import { visuallyHidden, noScriptOnly, scriptOnly } from '../ui/layout/layoutStyles';
import { IconText } from '../ui/text/IconText';
import { formatValidationMessage } from '../../schema/contract/problems/validationMessages';
import { PollOptionResult } from './PollOptionResult';
import { useVoteMutation, type PollCardFragment } from './__generated__/PollCard';
import { PollListDocument } from './__generated__/PollsScreen';
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
  const anchor = linkedItemAnchor('poll', poll.id);
  const headingRef = useHashTarget(anchor);
  const { text, ...langProps } = localizeFieldWithLang(poll, 'question', language);
  const onVote = (optionIds: string[]) => {
    setSent(true);
    void vote(optionIds);
  };
  const showsResults = poll.hasVoted || poll.isExpired;
  return (
    <Card component="article" id={anchor} aria-labelledby={questionId} sx={cardStyles}>
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
      storeCookie(hasVotedCookie, '1');
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

const optionFieldName = 'optionIds';

interface PollVoteFormProps {
  poll: PollCardFragment;
  questionId: string;
  isVoting: boolean;
  onVote(optionIds: string[]): void;
}

const formStyles = { display: 'flex', flexDirection: 'column', flexGrow: 1, gap: 2.5 } as const;
const fieldsetStyles = { display: 'grid', gap: 1.25, border: 0, margin: 0, padding: 0, minInlineSize: 0 } as const;
const submitButtonStyles = {
  '&[aria-disabled="true"]': { backgroundColor: 'divider', color: 'text.secondary' },
} as const;

function PollVoteForm({ poll, questionId, isVoting, onVote }: PollVoteFormProps) {
  const { t } = useTranslation('polls');
  const { language } = useLanguage();
  const showToast = useToast();
  const legendId = useId();
  const { form, selectedIds, readSelection } = useSelectedOptions();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isVoting) return;
    if (selectedIds.length > 0) onVote(selectedIds);
    else
      showToast({
        title: t('nothingChosen'),
        description: formatValidationMessage('nothingChosen', language),
        variant: 'destructive',
      });
  };
  return (
    // Outside of a dialog, this method sends nothing if there are no scripts.
    <Box component="form" method="dialog" ref={form} onChange={readSelection} onSubmit={submit} sx={formStyles}>
      <Box component="fieldset" aria-labelledby={`${questionId} ${legendId}`} sx={fieldsetStyles}>
        <Box component="legend" id={legendId} sx={{ padding: 0, marginBlockEnd: 1.25, color: 'text.secondary' }}>
          {t(poll.isMultiple ? 'chooseSeveral' : 'chooseOne')}
        </Box>
        {poll.options.map((option) => (
          <PollOptionField key={option.id} option={option} isMultiple={poll.isMultiple} />
        ))}
      </Box>
      <Box sx={{ marginBlockStart: 'auto' }}>
        <Typography variant="body2" sx={{ ...noScriptOnly, marginBlockEnd: 1 }}>
          {t('needsScripts')}
        </Typography>
        {/* Stays focusable without a selection and then reports what is missing. Before hydration, the boot script enables it. */}
        <Button
          type="submit"
          variant="contained"
          aria-disabled={isVoting || selectedIds.length === 0}
          data-needs-choice
          sx={{ ...submitButtonStyles, ...scriptOnly }}
        >
          {isVoting ? t('voting') : t('vote')}
        </Button>
      </Box>
    </Box>
  );
}

function PollOptionField({ option, isMultiple }: { option: PollCardFragment['options'][number]; isMultiple: boolean }) {
  const { language } = useLanguage();
  const { text, ...langProps } = localizeFieldWithLang(option, 'optionText', language);
  return (
    <ChoiceRow type={isMultiple ? 'checkbox' : 'radio'} name={optionFieldName} value={option.id}>
      <span {...langProps}>{text}</span>
    </ChoiceRow>
  );
}

/** Reads the form, so options selected before hydration are included. */
function useSelectedOptions() {
  const form = useRef<HTMLFormElement>(null);
  const [selectedIds, setSelectedIds] = useState<string[]>([]);
  const readSelection = () =>
    setSelectedIds(form.current ? new FormData(form.current).getAll(optionFieldName).map(String) : []);
  useLayoutEffect(readSelection, []);
  return { form, selectedIds, readSelection };
}
