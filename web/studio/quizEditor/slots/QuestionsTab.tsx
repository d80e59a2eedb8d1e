import { Box, Button, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { BookIcon } from '../../../art/icons/commonIcons';
import { EyeIcon } from '../../../art/icons/editIcons';
import { CheckIcon } from '../../../art/icons/lessonIcons';
import type { QuestionKind } from '../../../../schema/contract/grading/questions/question';
import type { DraftHandle } from '../../../drafts/createDraftHooks';
import { usePlural, useTranslation } from '../../../language';
import { useFocusAfterRemoval } from '../../../ui/hooks/lostFocus';
import { EmptyState } from '../../../ui/feedback/queryStates';
import { useAutosaveStore, useDraftValue } from '../../courseEditor/drafts/courseDrafts';
import { questionDraftKey } from '../../courseEditor/drafts/draftKeys';
import { createSlot, summarizeSlots, type QuizValues, type SlotValues } from '../drafts/quizValues';
import { BankDialog } from '../bank/BankDialog';
import type { QuizQuestion } from '../quizQuestions';
import { PreviewDialog } from '../preview/PreviewDialog';
import { AddQuestionMenu } from './AddQuestionMenu';
import { useApplyRequest } from './useApplyQuestions';
import { findQuestionIssues } from './questionState';
import { SlotList } from './SlotList';

interface QuestionsTabProps {
  draft: DraftHandle<QuizValues>;
  /** The bank of the course. */
  questions: readonly QuizQuestion[];
  /** Of the URL. */
  openQuestionId: string | null;
  /** Returns the id of the new question. */
  onAdd(kind: QuestionKind): string;
  onOpen(questionId: string | null, isNew?: boolean): void;
}

/** The places of the quiz with the forms of their questions, and what adds further ones. */
export function QuestionsTab({ draft, questions, openQuestionId, onAdd, onOpen }: QuestionsTabProps) {
  const { t } = useTranslation('quizEditor');
  const store = useAutosaveStore();
  const [isBankOpen, setBankOpen] = useState(false);
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const { slots } = draft.values;
  const byId = useMemo(() => new Map(questions.map((question) => [question.id, question])), [questions]);
  const presentId = (id: string) => store.presentKey(questionDraftKey(id)).slice(questionDraftKey('').length);
  const change = (changed: SlotValues[]) => draft.editField('slots', changed);
  const addButtons = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <AddQuestionMenu onAdd={(kind) => onOpen(onAdd(kind), true)} />
      <Button variant="outlined" startIcon={<BookIcon />} onClick={() => setBankOpen(true)}>
        {t('add.fromBank')}
      </Button>
      {slots.length > 0 && (
        <Button variant="outlined" startIcon={<EyeIcon />} onClick={() => setPreviewOpen(true)}>
          {t('preview.open')}
        </Button>
      )}
    </Box>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {slots.length === 0 ? (
        <EmptyState level={3} title={t('list.empty')} text={t('list.emptyText')} />
      ) : (
        <>
          <SlotsSummary slots={slots} questions={byId} />
          <SlotList
            slots={slots}
            questions={byId}
            openKey={openQuestionId === null ? null : store.originalKey(questionDraftKey(openQuestionId))}
            message={draft.validationMessage}
            onChange={change}
            onOpen={(id) => onOpen(id)}
          />
        </>
      )}
      {addButtons}
      <BankDialog
        isOpen={isBankOpen}
        questions={questions}
        slots={slots}
        onAdd={(added) => change([...slots, ...added.map(createSlot)])}
        onClose={() => setBankOpen(false)}
      />
      {isPreviewOpen && (
        <PreviewDialog
          slots={slots}
          firstId={openQuestionId === null ? undefined : presentId(openQuestionId)}
          onClose={() => setPreviewOpen(false)}
        />
      )}
    </Box>
  );
}

interface SlotsSummaryProps {
  slots: readonly SlotValues[];
  questions: ReadonlyMap<string, QuizQuestion>;
}

/** How many questions and points the quiz has, and the button that applies what is complete. */
function SlotsSummary({ slots, questions }: SlotsSummaryProps) {
  const { t } = useTranslation('quizEditor');
  const formatCount = usePlural('quizEditor');
  const { questions: asked, points, critical } = summarizeSlots(slots);
  const ids = slots.map(({ questionId }) => questionId).filter(Boolean);
  const complete = useDraftValue((store) =>
    ids.filter((id) => {
      const values = store.getDraft(questionDraftKey(id))?.values;
      return values !== undefined && Object.keys(findQuestionIssues(values)).length === 0;
    }),
  );
  const applicable = complete.filter((id) => questions.get(id)?.draft.isApplied !== true);
  const { run, isBusy } = useApplyRequest(applicable);
  const summary = useFocusAfterRemoval<HTMLParagraphElement>(applicable.length > 0 ? 1 : 0);
  const counts = [formatCount('counts.questions', asked), formatCount('counts.points', points)];
  if (critical > 0) counts.push(formatCount('counts.critical', critical));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Typography ref={summary} tabIndex={-1} sx={{ fontWeight: 600, outline: 'none' }}>
        {counts.join(' · ')}
      </Typography>
      {applicable.length > 0 && (
        <Button size="small" variant="outlined" startIcon={<CheckIcon size={18} />} aria-busy={isBusy} onClick={run}>
          {isBusy ? t('apply.busy') : formatCount('apply.all', applicable.length)}
        </Button>
      )}
    </Box>
  );
}
