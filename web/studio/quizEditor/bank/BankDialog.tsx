import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { matchesSearch } from '../../../../schema/contract/search/matchesSearch';
import { toSearchText } from '../../../../schema/contract/search/searchText';
import { useLanguage, usePlural, useTranslation } from '../../../language';
import { NativeSelect } from '../../../ui/form/NativeSelect';
import { questionDraftKey, useAutosaveStore } from '../../courseEditor/draftKeys';
import type { SlotValues } from '../drafts/quizValues';
import { listTags, type QuizQuestion } from '../quizQuestions';
import { firstLine } from '../slots/describeQuestion';
import { DrawForm } from './DrawForm';

/** What a place asks. */
export type SlotSource = Partial<Pick<SlotValues, 'questionId' | 'drawTag' | 'drawCount'>>;

interface BankDialogProps {
  isOpen: boolean;
  /** The bank of the course. */
  questions: readonly QuizQuestion[];
  /** Of the quiz: their questions are not offered again. */
  slots: readonly SlotValues[];
  onAdd(sources: SlotSource[]): void;
  onClose(): void;
}

/** Adds questions of the course to the quiz, or places that draw some by a tag. */
export function BankDialog({ isOpen, onClose, ...props }: BankDialogProps) {
  const { t } = useTranslation('quizEditor');
  const id = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="md" fullWidth scroll="paper" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{t('bank.title')}</DialogTitle>
      <BankContent {...props} onClose={onClose} />
    </Dialog>
  );
}

function BankContent({ questions, slots, onAdd, onClose }: Omit<BankDialogProps, 'isOpen'>) {
  const { t } = useTranslation(['quizEditor', 'common']);
  const formatCount = usePlural('quizEditor');
  const [search, setSearch] = useState('');
  const [tag, setTag] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const store = useAutosaveStore();
  const id = useId();
  const used = new Set(slots.map(({ questionId }) => questionId));
  const offered = questions.filter((question) => !used.has(question.id) && question.archivedAt === null);
  const found = offered.filter(({ id: questionId, tags }) => {
    const values = store.getDraft(questionDraftKey(questionId))?.values;
    const text = toSearchText(values?.text, values?.textAr, ...tags);
    return (tag === '' || tags.includes(tag)) && matchesSearch(text, search);
  });
  const add = (sources: SlotSource[]) => {
    onAdd(sources);
    onClose();
  };
  return (
    <>
      <DialogContent dividers sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Box sx={filterStyles}>
          <TextField
            label={t('bank.search')}
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <NativeSelect
            id={`${id}-tag`}
            name="tag"
            label={t('bank.tag')}
            value={tag}
            options={[
              { value: '', label: t('bank.allTags') },
              ...listTags(questions).map((each) => ({ value: each, label: each })),
            ]}
            onChange={setTag}
          />
        </Box>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {formatCount('bank.found', found.length)}
        </Typography>
        <BankQuestions questions={found} chosen={chosen} onChange={setChosen} />
        <DrawForm
          tags={listTags(questions)}
          usedTags={slots.map(({ drawTag }) => drawTag)}
          onAdd={(source) => add([source])}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={chosen.length === 0}
          onClick={() => add(chosen.map((questionId) => ({ questionId })))}
        >
          {formatCount('bank.add', chosen.length)}
        </Button>
      </DialogActions>
    </>
  );
}

interface BankQuestionsProps {
  questions: readonly QuizQuestion[];
  /** Ids. */
  chosen: readonly string[];
  onChange(chosen: string[]): void;
}

function BankQuestions({ questions, chosen, onChange }: BankQuestionsProps) {
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <Box component="ul" sx={listStyles}>
      {questions.map((question) => (
        <li key={question.id}>
          <BankQuestion
            question={question}
            isChosen={chosen.includes(question.id)}
            onToggle={() => toggle(question.id)}
          />
        </li>
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
  if (!values) return null;
  const { text, ...languageProps } = firstLine(values, language);
  return (
    <FormControlLabel
      control={<Checkbox checked={isChosen} onChange={onToggle} />}
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
  );
}

const filterStyles = {
  display: 'grid',
  gridTemplateColumns: { sm: 'minmax(0, 3fr) minmax(0, 2fr)' },
  alignItems: 'end',
  gap: 2,
} as const;

const listStyles = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 0.5 } as const;
