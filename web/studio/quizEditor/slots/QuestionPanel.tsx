import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CheckIcon } from '../../../art/icons/lessonIcons';
import { useErrorTranslation } from '../../../data/errors/useErrorMessage';
import type { DraftHandle } from '../../../drafts/createDraftHooks';
import { useLanguage, useTranslation } from '../../../language';
import { localizedFieldName } from '../../BilingualColumns';
import { useDraft } from '../../courseEditor/drafts/courseDrafts';
import { questionDraftKey } from '../../courseEditor/drafts/draftKeys';
import { useQuestionCourse } from '../questionForm/questionCourse';
import { questionFieldId } from '../questionForm/questionFields';
import { CorrectionNotice } from '../corrections/CorrectionNotice';
import { QuestionForm } from '../questionForm/QuestionForm';
import type { QuestionValues } from '../questionForm/questionValues';
import type { QuizQuestion } from '../quizQuestions';
import { useApplyRequest } from './useApplyQuestions';
import { findQuestionIssues } from './questionState';
import type { TFunction } from 'i18next';
import { DraftConflict } from '../../courseEditor/drafts/DraftConflict';
import { useFieldNames } from './useFieldNames';

interface QuestionPanelProps {
  questionId: string;
  question: QuizQuestion | undefined;
}

/** The form of a question of the quiz, and the button that gives it to learners. */
export function QuestionPanel({ questionId, question }: QuestionPanelProps) {
  const draft = useDraft(questionDraftKey(questionId));
  return draft && <QuestionDraftForm questionId={questionId} question={question} draft={draft} />;
}

function QuestionDraftForm({
  questionId,
  question,
  draft,
}: QuestionPanelProps & { draft: DraftHandle<QuestionValues> }) {
  const { language } = useLanguage();
  const { id: courseId } = useQuestionCourse();
  // What is missing is no error before the question is meant to be complete.
  const [isChecked, setChecked] = useState(false);
  const issues = findQuestionIssues(draft.values);
  const translateError = useErrorTranslation(isChecked);
  const message = (path: string) => {
    const issue = isChecked ? issues[path] : undefined;
    return draft.validationMessage(path) ?? (issue && translateError(issue, language));
  };
  useFocusOnNew();
  return (
    <Stack sx={{ gap: 3 }}>
      <QuestionConflict draft={draft} />
      <QuestionForm values={draft.values} edit={draft.edit} message={message} />
      <ApplyBar
        questionId={questionId}
        isApplied={question?.draft.isApplied === true}
        hasIssues={Object.keys(issues).length > 0}
        onIssues={() => setChecked(true)}
      />
      {question && (question.current ?? 0) > 1 && (
        <CorrectionNotice courseId={courseId} questionId={question.id} version={question.current ?? 0} />
      )}
    </Stack>
  );
}

interface ApplyBarProps {
  questionId: string;
  isApplied: boolean;
  hasIssues: boolean;
  /** Shows the issues at their fields. */
  onIssues(): void;
}

function ApplyBar({ questionId, isApplied, hasIssues, onIssues }: ApplyBarProps) {
  const { t } = useTranslation('quizEditor');
  const bar = useRef<HTMLDivElement>(null);
  const { run, isBusy } = useApplyRequest([questionId]);
  const apply = () => {
    if (!hasIssues) {
      run();
      return;
    }
    onIssues();
    // The fields are marked with the next rendering.
    requestAnimationFrame(() => focusFirstIssue(bar.current));
  };
  return (
    <Box ref={bar} sx={barStyles}>
      <Button
        id={questionFieldId('apply')}
        variant="contained"
        startIcon={<CheckIcon size={20} />}
        aria-busy={isBusy}
        onClick={apply}
      >
        {t(isBusy ? 'apply.busy' : 'apply.apply')}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 14rem' }}>
        {t(isApplied ? 'apply.applied' : 'apply.draft')}
      </Typography>
    </Box>
  );
}

const barStyles = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 } as const;

/** The first field with a message of the form above the bar: a field that is invalid, or a text that is an error. */
function focusFirstIssue(bar: HTMLElement | null): void {
  const first = bar?.parentElement?.querySelector<HTMLElement>(
    '[aria-invalid="true"], .MuiFormHelperText-root.Mui-error[tabindex]:not(:empty)',
  );
  first?.scrollIntoView({ block: 'center' });
  first?.focus({ preventScroll: true });
}

/** The text of a question that was just added gets the focus. */
function useFocusOnNew(): void {
  const { language } = useLanguage();
  const isNew = (useLocation().state as { isNew?: boolean } | null)?.isNew === true;
  const initial = useRef({ isNew, language });
  useEffect(() => {
    const opened = initial.current;
    if (opened.isNew) document.getElementById(questionFieldId(localizedFieldName('text', opened.language)))?.focus();
  }, []);
}

/** The choice between two versions of a question's fields. */
function QuestionConflict({ draft }: { draft: DraftHandle<QuestionValues> }) {
  const { t } = useTranslation('quizEditor');
  return (
    <DraftConflict
      draft={draft}
      labels={useFieldNames(draft.values.kind)}
      formatValue={(field, value) => formatQuestionField(field, value, draft.values, t)}
    />
  );
}

/** A field as text; ids are shown as the texts of their rows. */
function formatQuestionField(
  field: keyof QuestionValues,
  value: QuestionValues[keyof QuestionValues],
  values: QuestionValues,
  t: TFunction<'quizEditor'>,
): string {
  if (typeof value === 'string') return field === 'kind' ? t(`kinds.${values.kind}`) : value;
  if (typeof value === 'boolean') return t(`statement.${value}`);
  if (value === null) return '';
  const textOf = (id: string) =>
    [...values.options, ...values.targets, ...values.places].find((row) => row.id === id)?.text ?? id;
  return [...collectTexts(value, textOf)].join('\n');
}

/** The texts in a value, one for each row. */
function* collectTexts(value: unknown, textOf: (id: string) => string): Generator<string> {
  if (typeof value === 'string' && value !== '') yield textOf(value);
  else if (typeof value === 'number') yield String(value);
  else if (Array.isArray(value)) for (const item of value) yield [...collectTexts(item, textOf)].join(' · ');
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value)) if (name !== 'id') yield* collectTexts(item, textOf);
}
