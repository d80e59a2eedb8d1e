import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
} from '@mui/material';
import { bounds } from '../../../../../schema/contract/bounds';
import { useId } from 'react';
import { useTranslation } from '../../../../language';
import { useLanguageOrder } from '../BilingualInputs';
import { OptionNoteFields } from './OptionNoteFields';
import { OptionRows } from './OptionRows';
import { focusExplanation, questionFieldId, type QuestionFieldsProps } from '../questionFields';
import { createOption, type OptionValues } from '../questionValues';

/** The options of a question with one or several right ones, and what is said to those who choose a wrong one. */
export function ChoiceFields(props: QuestionFieldsProps) {
  const { values, edit, message } = props;
  const { t } = useTranslation('quizEditor');
  const name = useId();
  const languages = useLanguageOrder();
  const isSingle = values.kind === 'single';
  const mark = ({ id }: OptionValues) => {
    const others = values.correct.filter((each) => each !== id);
    if (isSingle) edit({ correct: [id] });
    else edit({ correct: values.correct.includes(id) ? others : [...others, id] });
  };
  const Mark = isSingle ? Radio : Checkbox;
  return (
    <Stack sx={{ gap: 2 }}>
      <OptionRows
        name="options"
        noun="option"
        title={t(`options.${isSingle ? 'single' : 'multiple'}`)}
        hint={t('options.keys')}
        rows={values.options}
        max={bounds.questions.options.max}
        createRow={createOption}
        onChange={(options) => edit({ options })}
        message={message}
        markField="correct"
        onMark={mark}
        onLeave={() => focusExplanation(values, languages)}
        renderMark={(row, index) => (
          <FormControlLabel
            control={
              <Mark
                name={name}
                size="small"
                checked={values.correct.includes(row.id)}
                onChange={() => mark(row)}
                slotProps={{ input: { 'aria-label': t('options.isRightOf', { number: String(index + 1) }) } }}
              />
            }
            label={t('options.isRight')}
          />
        )}
        renderExtra={(row, index) =>
          values.correct.includes(row.id) || values.correct.length === 0 ? null : (
            <OptionNoteFields {...props} option={row.id} number={index + 1} />
          )
        }
      />
      {!isSingle && <ScoringField {...props} />}
    </Stack>
  );
}

function ScoringField({ values, edit }: QuestionFieldsProps) {
  const { t } = useTranslation('quizEditor');
  return (
    <ChoiceGroup
      name="scoring"
      label={t('scoring.label')}
      value={values.scoring}
      choices={[
        { value: 'partial', label: t('scoring.partial') },
        { value: 'all', label: t('scoring.all') },
      ]}
      onChange={(value) => edit({ scoring: value === 'all' ? 'all' : 'partial' })}
    />
  );
}

/** Whether the statement is true. */
export function BooleanFields({ values, edit, message }: QuestionFieldsProps) {
  const { t } = useTranslation('quizEditor');
  return (
    <ChoiceGroup
      name="isTrue"
      label={t('statement.label')}
      value={values.isTrue === null ? '' : String(values.isTrue)}
      choices={[
        { value: 'true', label: t('statement.true') },
        { value: 'false', label: t('statement.false') },
      ]}
      error={message('isTrue')}
      onChange={(value) => edit({ isTrue: value === 'true' })}
    />
  );
}

interface ChoiceGroupProps {
  /** Path of the form. */
  name: string;
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  error?: string | undefined;
  onChange(value: string): void;
}

function ChoiceGroup({ name, label, value, choices, error, onChange }: ChoiceGroupProps) {
  const id = useId();
  return (
    <FormControl error={error !== undefined} sx={{ alignItems: 'start' }}>
      <FormLabel id={`${id}-label`} sx={{ fontWeight: 700, '&, &.Mui-focused': { color: 'text.primary' } }}>
        {label}
      </FormLabel>
      <RadioGroup
        id={questionFieldId(name)}
        aria-labelledby={`${id}-label`}
        name={name}
        value={value}
        onChange={(_event, chosen) => onChange(chosen)}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.value}
            value={choice.value}
            control={<Radio size="small" />}
            label={choice.label}
          />
        ))}
      </RadioGroup>
      <FormHelperText>{error}</FormHelperText>
    </FormControl>
  );
}
