import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
  TextField,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useId, useState } from 'react';
import { matchesSearch } from '../../../../schema/contract/search/matchesSearch';
import { toSearchText } from '../../../../schema/contract/search/searchText';
import { usePlural, useTranslation } from '../../../language';
import { NativeSelect } from '../../../ui/form/NativeSelect';
import { useAutosaveStore } from '../../courseEditor/drafts/courseDrafts';
import { questionDraftKey } from '../../courseEditor/drafts/draftKeys';
import type { SlotSource, SlotValues } from '../drafts/quizValues';
import { listTags, type QuizQuestion } from '../quizQuestions';
import { BankQuestions } from './BankQuestions';
import { DrawForm } from './DrawForm';

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
  const isNarrow = useMediaQuery('(max-width: 37.5em)');
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullScreen={isNarrow}
      maxWidth="md"
      fullWidth
      scroll="paper"
      aria-labelledby={`${id}-title`}
    >
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
  const [showsArchived, setShowsArchived] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const store = useAutosaveStore();
  const id = useId();
  const used = new Set(slots.map(({ questionId }) => questionId));
  const offered = questions.filter(
    (question) => !used.has(question.id) && (question.archivedAt !== null) === showsArchived,
  );
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
      <DialogContent dividers sx={contentStyles}>
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
        <FormControlLabel
          control={<Switch checked={showsArchived} onChange={(_event, shows) => setShowsArchived(shows)} />}
          label={t('bank.showArchived')}
        />
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
          {chosen.length === 0 ? t('bank.addChosen') : formatCount('bank.add', chosen.length)}
        </Button>
      </DialogActions>
    </>
  );
}

const contentStyles = { display: 'grid', gap: 2, alignContent: 'start', paddingBlockStart: 2.5 } as const;

const filterStyles = {
  display: 'grid',
  gridTemplateColumns: { sm: 'minmax(0, 3fr) minmax(0, 2fr)' },
  alignItems: 'end',
  gap: 2,
} as const;
