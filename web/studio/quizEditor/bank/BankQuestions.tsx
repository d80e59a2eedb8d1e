import { Box, Button, Checkbox, FormControlLabel } from '@mui/material';
import { useLanguage, useTranslation } from '../../../language';
import { useToast } from '../../../ui/feedback/ToastProvider';
import { useRequest } from '../../../ui/hooks/useRequest';
import { useAutosaveStore } from '../../courseEditor/drafts/courseDrafts';
import { questionDraftKey } from '../../courseEditor/drafts/draftKeys';
import { useArchiveQuestionMutation, useRestoreQuestionMutation } from '../drafts/__generated__/quizDraftApi';
import type { QuizQuestion } from '../quizQuestions';
import { firstLine, nameQuestion } from '../slots/describeQuestion';

interface BankQuestionsProps {
  questions: readonly QuizQuestion[];
  /** Ids. */
  chosen: readonly string[];
  onChange(chosen: string[]): void;
}

/** Questions to choose. One that is no longer wanted is archived, and can return. */
export function BankQuestions({ questions, chosen, onChange }: BankQuestionsProps) {
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <Box component="ul" sx={listStyles}>
      {questions.map((question) => (
        <Box component="li" key={question.id} sx={rowStyles}>
          <BankQuestion
            question={question}
            isChosen={chosen.includes(question.id)}
            onToggle={() => toggle(question.id)}
          />
        </Box>
      ))}
    </Box>
  );
}

interface BankQuestionProps {
  question: QuizQuestion;
  isChosen: boolean;
  onToggle(): void;
}

function BankQuestion({ question, isChosen, onToggle }: BankQuestionProps) {
  const { t } = useTranslation('quizEditor');
  const { language } = useLanguage();
  const values = useAutosaveStore().getDraft(questionDraftKey(question.id))?.values;
  const isArchived = question.archivedAt !== null;
  if (!values) return null;
  const { text, ...languageProps } = firstLine(values, language);
  return (
    <>
      <FormControlLabel
        control={<Checkbox checked={isChosen} disabled={isArchived} onChange={onToggle} />}
        label={
          <>
            <Box component="span" {...languageProps} sx={{ overflowWrap: 'anywhere' }}>
              {text || t('list.blank')}
            </Box>
            <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
              {[t(`kinds.${values.kind}`), ...question.tags].join(' · ')}
            </Box>
          </>
        }
      />
      <ArchiveButton id={question.id} isArchived={isArchived} text={nameQuestion(values, language, t)} />
    </>
  );
}

function ArchiveButton({ id, isArchived, text }: { id: string; isArchived: boolean; text: string }) {
  const { t } = useTranslation('quizEditor');
  const toast = useToast();
  const [archive] = useArchiveQuestionMutation();
  const [restore] = useRestoreQuestionMutation();
  const action = isArchived ? 'restore' : 'archive';
  const { run, isBusy } = useRequest(
    async () => {
      await (isArchived ? restore({ variables: { id } }) : archive({ variables: { id } }));
      toast({ title: t(`bank.${action}Done`) });
    },
    ({ messageWithStatus }) => toast({ title: messageWithStatus, variant: 'destructive' }),
  );
  return (
    <Button size="small" aria-label={t(`bank.${action}Of`, { text })} aria-busy={isBusy} onClick={run}>
      {t(`bank.${action}`)}
    </Button>
  );
}

const listStyles = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 0.5 } as const;

const rowStyles = { display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: 1 } as const;
