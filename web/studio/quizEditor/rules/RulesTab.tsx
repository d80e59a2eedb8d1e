import { Box, FormControlLabel, FormHelperText, Stack, Switch, TextField, Typography } from '@mui/material';
import { quizReveals } from '../../../../schema/contract/quizzes';
import { parseFormNumber } from '../../../../schema/contract/text/decimalNumber';
import type { DraftHandle } from '../../../drafts/createDraftHooks';
import { usePlural, useTranslation } from '../../../language';
import { NativeSelect } from '../../../ui/form/NativeSelect';
import type { QuizValues } from '../drafts/quizValues';

interface RulesTabProps {
  draft: DraftHandle<QuizValues>;
}

/** The rules of a quiz. They are saved as they are typed, and hold for attempts that start afterwards. */
export function RulesTab({ draft }: RulesTabProps) {
  const { t } = useTranslation('quizEditor');
  return (
    <Stack sx={{ gap: 3 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('quiz.saved')}
      </Typography>
      <Box sx={columnsStyles}>
        <RuleNumberField draft={draft} name="passPercent" />
        <RuleNumberField draft={draft} name="timeLimit" />
        <RuleNumberField draft={draft} name="attemptsAllowed" />
        <RuleNumberField draft={draft} name="pauseMinutes" />
      </Box>
      <Box>
        <NativeSelect
          id="quiz-reveal"
          name="reveal"
          label={t('quiz.reveal.label')}
          value={draft.values.reveal}
          options={quizReveals.map((value) => ({ value, label: t(`quiz.reveal.${value}`) }))}
          onChange={(chosen) => {
            const reveal = quizReveals.find((each) => each === chosen);
            if (reveal) draft.edit({ reveal });
          }}
        />
        <FormHelperText>{t(`quiz.reveal.hints.${draft.values.reveal}`)}</FormHelperText>
      </Box>
      <Stack>
        <RuleSwitch draft={draft} name="shuffleQuestions" />
        <RuleSwitch draft={draft} name="shuffleOptions" />
      </Stack>
    </Stack>
  );
}

type NumberName = 'passPercent' | 'timeLimit' | 'attemptsAllowed' | 'pauseMinutes';

function RuleNumberField({ draft, name }: RulesTabProps & { name: NumberName }) {
  const { t } = useTranslation('quizEditor');
  const meaning = useMeaning(name, draft.values);
  const message = draft.validationMessage(name);
  return (
    <TextField
      id={`quiz-${name}`}
      label={t(`quiz.${name}.label`)}
      value={draft.values[name]}
      error={message !== undefined}
      helperText={message ?? meaning}
      onChange={(event) => draft.editField(name, event.target.value)}
      slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' } }}
    />
  );
}

/** What the number means, in words. */
function useMeaning(name: NumberName, values: QuizValues): string {
  const { t } = useTranslation('quizEditor');
  const formatCount = usePlural('quizEditor');
  const number = parseFormNumber(values[name]);
  const isUnlimited = parseFormNumber(values.attemptsAllowed) === 0;
  if (name === 'passPercent') return t('quiz.passPercent.hint');
  if (name === 'pauseMinutes' && number === 0 && isUnlimited) return t('quiz.pauseMinutes.unlimited');
  if (number === 0) return t(`quiz.${name}.none`);
  return name === 'attemptsAllowed' ? t('quiz.attemptsAllowed.hint') : formatCount('counts.minutes', number);
}

function RuleSwitch({ draft, name }: RulesTabProps & { name: 'shuffleQuestions' | 'shuffleOptions' }) {
  const { t } = useTranslation('quizEditor');
  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            id={`quiz-${name}`}
            checked={draft.values[name]}
            onChange={(_event, value) => draft.editField(name, value)}
          />
        }
        label={t(`quiz.${name}.label`)}
        aria-describedby={`quiz-${name}-hint`}
      />
      <FormHelperText id={`quiz-${name}-hint`}>{t(`quiz.${name}.hint`)}</FormHelperText>
    </div>
  );
}

const columnsStyles = {
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 3,
  alignItems: 'start',
} as const;
