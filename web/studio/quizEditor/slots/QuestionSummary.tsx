import { Box, ButtonBase, Chip } from '@mui/material';
import { ChevronDownIcon, WarningIcon } from '../../../art/icons/commonIcons';
import { useLanguage, useTranslation } from '../../../language';
import { useDraft } from '../../courseEditor/drafts/courseDrafts';
import { questionDraftKey } from '../../courseEditor/drafts/draftKeys';
import type { QuestionValues } from '../questionForm/questionValues';
import type { QuizQuestion } from '../quizQuestions';
import { firstLine } from './describeQuestion';
import { fieldsWithIssues, findQuestionIssues } from './questionState';
import { useFieldNames } from './useFieldNames';

interface QuestionSummaryProps {
  questionId: string;
  /** Position in the quiz, from 1. */
  number: string;
  question: QuizQuestion | undefined;
  isOpen: boolean;
  panelId: string;
  onToggle(): void;
}

/** The kind and the first words of a question, and what it lacks; a press opens its form. */
export function QuestionSummary({ questionId, number, question, isOpen, panelId, onToggle }: QuestionSummaryProps) {
  const { t } = useTranslation('quizEditor');
  const { language } = useLanguage();
  const draft = useDraft(questionDraftKey(questionId));
  if (!draft) return null;
  const { text, ...languageProps } = firstLine(draft.values, language);
  return (
    <>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={t('list.open', { number, text: text || t(`kinds.${draft.values.kind}`) })}
        onClick={onToggle}
        sx={buttonStyles}
      >
        <Box
          component="span"
          {...languageProps}
          sx={{ minInlineSize: 0, overflowWrap: 'anywhere', textAlign: 'start' }}
        >
          {text || t('list.blank')}
        </Box>
        <ChevronDownIcon size={20} />
      </ButtonBase>
      <QuestionState values={draft.values} question={question} />
    </>
  );
}

const buttonStyles = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: 1,
  inlineSize: '100%',
  minBlockSize: 40,
  paddingBlock: 0.75,
  borderRadius: '8px',
  font: 'inherit',
  fontWeight: 600,
  lineHeight: 1.5,
  '& > svg': { flexShrink: 0 },
  '&[aria-expanded="true"] > svg': { rotate: '180deg' },
} as const;

interface QuestionStateProps {
  values: QuestionValues;
  question: QuizQuestion | undefined;
}

/** Whether learners get the question as it is written, and what keeps it from being applied. */
function QuestionState({ values, question }: QuestionStateProps) {
  const { t } = useTranslation('quizEditor');
  const fieldNames = useFieldNames(values.kind);
  // A text in either language is enough.
  const nameOf = (field: string) => (field === 'text' ? t('text.label') : (fieldNames[field] ?? field));
  const missing = fieldsWithIssues(findQuestionIssues(values)).map(nameOf);
  const isNew = question?.current == null;
  return (
    <Box sx={stateStyles}>
      <span>{t(`kinds.${values.kind}`)}</span>
      {question?.archivedAt && <Chip size="small" label={t('state.archived')} />}
      {(isNew || !question.draft.isApplied) && (
        <Chip size="small" color="warning" label={t(isNew ? 'state.neverApplied' : 'state.notApplied')} />
      )}
      {missing.length > 0 && (
        <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, color: 'amberInk', fontWeight: 500 }}>
          <WarningIcon size={18} />
          {t('state.missing', { fields: missing.join(t('comma')) })}
        </Box>
      )}
    </Box>
  );
}

const stateStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
  marginBlockEnd: 0.75,
  color: 'text.secondary',
  fontSize: '0.875rem',
  lineHeight: 1.5,
} as const;
