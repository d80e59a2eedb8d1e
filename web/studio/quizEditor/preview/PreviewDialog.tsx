import {
  Box,
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useId, useState } from 'react';
import { languageNames, languages, type Language } from '../../../../schema/contract/languages';
import { useLanguage, useTranslation } from '../../../language';
import { useDraft } from '../../courseEditor/drafts/courseDrafts';
import { questionDraftKey } from '../../courseEditor/drafts/draftKeys';
import type { SlotValues } from '../drafts/quizValues';
import { TriedQuestion } from './TriedQuestion';

interface PreviewDialogProps {
  /** Of the quiz; draws are left out, since each learner gets other questions. */
  slots: readonly SlotValues[];
  /** The question that is shown first. */
  firstId: string | undefined;
  onClose(): void;
}

/** The questions as learners see them, in both languages, with what is typed now. Answers are tried and not stored. */
export function PreviewDialog({ slots, firstId, onClose }: PreviewDialogProps) {
  const { t } = useTranslation(['quizEditor', 'common']);
  const { language: pageLanguage } = useLanguage();
  const id = useId();
  const named = slots.filter(({ questionId }) => questionId !== '');
  const [index, setIndex] = useState(
    Math.max(
      0,
      named.findIndex(({ questionId }) => questionId === firstId),
    ),
  );
  const [language, setLanguage] = useState<Language>(pageLanguage);
  const slot = named[index];
  const isNarrow = useMediaQuery('(max-width: 37.5em)');
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isNarrow}
      maxWidth="md"
      fullWidth
      scroll="paper"
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`} sx={titleStyles}>
        {t('preview.title')}
        <ToggleButtonGroup
          exclusive
          size="small"
          value={language}
          aria-label={t('preview.language')}
          onChange={(_event, chosen: Language | null) => chosen && setLanguage(chosen)}
        >
          {languages.map((each) => (
            <ToggleButton key={each} value={each} lang={each} sx={{ textTransform: 'none' }}>
              {languageNames[each]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </DialogTitle>
      <DialogContent dividers sx={{ paddingBlockStart: 2.5 }}>
        {slot ? (
          <>
            <PreviewHeading slot={slot} index={index} count={named.length} />
            <PreviewedQuestion key={slot.questionId} questionId={slot.questionId} language={language} />
          </>
        ) : (
          <Typography>{t('list.empty')}</Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={index === 0} onClick={() => setIndex(index - 1)}>
          {t('preview.previous')}
        </Button>
        <Button variant="outlined" disabled={index >= named.length - 1} onClick={() => setIndex(index + 1)}>
          {t('preview.next')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('common:close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function PreviewHeading({ slot, index, count }: { slot: SlotValues; index: number; count: number }) {
  const { t } = useTranslation('quizzes');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginBlockEnd: 1.5 }}>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {t('questionOf', { number: String(index + 1), total: String(count) })}
      </Typography>
      {slot.isCritical && <Chip size="small" color="error" label={t('critical')} />}
    </Box>
  );
}

function PreviewedQuestion({ questionId, language }: { questionId: string; language: Language }) {
  const draft = useDraft(questionDraftKey(questionId));
  return draft && <TriedQuestion values={draft.values} language={language} />;
}

const titleStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
} as const;
