import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatValidationMessage } from '../../schema/contract/problems/validationMessages';
import { localizeFieldWithLang } from '../language/formatters';
import { useLanguage } from '../language/useLanguage';
import { useToast } from '../ui/feedback/ToastProvider';
import { useIsHydrated } from '../ui/hooks/useIsHydrated';
import { noScriptOnly } from '../ui/layout/hiddenStyles';
import type { PollCardFragment } from './__generated__/PollCard';

const optionFieldName = 'optionIds';

const checkmarkClipPath = 'polygon(14% 44%, 0 65%, 50% 100%, 100% 16%, 80% 0, 43% 62%)';

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

export function PollVoteForm({ poll, questionId, isVoting, onVote }: PollVoteFormProps) {
  const { t } = useTranslation('polls');
  const { language } = useLanguage();
  const showToast = useToast();
  const isHydrated = useIsHydrated();
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
    <Box component="form" ref={form} onChange={readSelection} onSubmit={submit} sx={formStyles}>
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
        {/* Stays focusable without a selection and then reports what is missing. */}
        <Button
          type="submit"
          variant="contained"
          disabled={!isHydrated}
          aria-disabled={isVoting || selectedIds.length === 0}
          sx={submitButtonStyles}
        >
          {isVoting ? t('voting') : t('vote')}
        </Button>
      </Box>
    </Box>
  );
}

const optionRowStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minBlockSize: 52,
  paddingBlock: 1,
  paddingInline: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  lineHeight: 1.5,
  cursor: 'pointer',
  '&:hover': { borderColor: 'edge' },
  '&:has(:checked)': { borderColor: 'primary.main', backgroundColor: 'tint', color: 'onTint', fontWeight: 700 },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
} as const;

const optionInputStyles = {
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  inlineSize: 22,
  blockSize: 22,
  margin: 0,
  border: '2px solid',
  borderColor: 'edge',
  borderRadius: '50%',
  backgroundColor: 'paper',
  cursor: 'inherit',
  '&::before': { content: '""', inlineSize: 10, blockSize: 10, borderRadius: '50%', transform: 'scale(0)' },
  '&:checked': { borderColor: 'primary.main' },
  '&:checked::before': { transform: 'none', backgroundColor: 'primary.main' },
  '&[type="checkbox"]': { borderRadius: '6px' },
  '&[type="checkbox"]::before': { inlineSize: 12, blockSize: 12, borderRadius: 0, clipPath: checkmarkClipPath },
  '&[type="checkbox"]:checked': { backgroundColor: 'primary.main' },
  '&[type="checkbox"]:checked::before': { backgroundColor: 'primary.contrastText' },
  '&:focus-visible': { outline: 'none' },
  '@media (forced-colors: active)': { appearance: 'auto' },
} as const;

interface PollOptionFieldProps {
  option: PollCardFragment['options'][number];
  isMultiple: boolean;
}

/** A radio button, or a checkbox if several options may be selected. */
function PollOptionField({ option, isMultiple }: PollOptionFieldProps) {
  const { language } = useLanguage();
  const { text, ...langProps } = localizeFieldWithLang(option, 'optionText', language);
  return (
    <Box component="label" sx={optionRowStyles}>
      <Box
        component="input"
        type={isMultiple ? 'checkbox' : 'radio'}
        name={optionFieldName}
        value={option.id}
        sx={optionInputStyles}
      />
      <span {...langProps}>{text}</span>
    </Box>
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
