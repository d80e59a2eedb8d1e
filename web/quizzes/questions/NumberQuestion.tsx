import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useId } from 'react';
import { bounds } from '../../../schema/contract/bounds';
import { formatReading } from '../../../schema/contract/grading/numbers/formatReading';
import type { QuestionResponses } from '../../../schema/contract/grading/questions/question';
import { readNumber, type NumberResult } from '../../../schema/contract/grading/numbers/readNumber';
import { isUnitId, unitName, unitSymbol } from '../../../schema/contract/grading/numbers/units';
import type { Language } from '../../language';
import { NativeSelect } from '../../ui/form/NativeSelect';
import { ltrInputProps } from '../../ui/form/inputs';
import { questionLabels } from './questionLabels';
import type { KindProps } from './questionView';

const blank = { text: '', unit: null, reading: null } as const;

/** The answer is stored as typed; what the marking will understand is shown while it is typed. */
export function NumberQuestion({ body, response, onChange, language }: KindProps<'number'>) {
  const labels = questionLabels[language].number;
  const id = useId();
  const units = body.units ?? [];
  const { text, unit, reading } = response ?? blank;
  const onlyUnit = units.length === 1 ? (units[0] ?? null) : null;
  const change = (next: QuestionResponses['number']) => onChange(next.text === '' && next.unit === null ? null : next);
  const changeText = (typed: string) =>
    change({
      text: typed,
      unit: onlyUnit === null ? unit : impliedUnit(typed, onlyUnit),
      // Another text may be clear, or ambiguous in another way.
      reading: null,
    });
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Box sx={fieldStyles}>
        <TextField
          label={onlyUnit === null ? labels.answer : `${labels.answer} (${symbolOf(onlyUnit, language)})`}
          value={text}
          onChange={({ target }) => changeText(target.value)}
          slotProps={{
            htmlInput: {
              ...ltrInputProps,
              inputMode: 'decimal',
              autoComplete: 'off',
              maxLength: bounds.questions.responseNumberMax,
              'aria-describedby': `${id}reading`,
            },
          }}
          sx={{ flex: '3 1 9rem' }}
        />
        {units.length > 1 && (
          <Box sx={{ flex: '2 1 9rem', minInlineSize: 0 }}>
            <NativeSelect
              id={`${id}unit`}
              name="unit"
              label={labels.unit}
              value={unit ?? ''}
              options={[{ value: '', label: labels.noUnit }, ...units.map((each) => unitOption(each, language))]}
              onChange={(chosen) => change({ text, unit: chosen || null, reading })}
            />
          </Box>
        )}
      </Box>
      <div id={`${id}reading`} role="status">
        <Understood
          result={readNumber(text, { units, unit, reading })}
          hasUnits={units.length > 0}
          language={language}
        />
      </div>
      <ReadingChoice
        text={text}
        unit={unit}
        units={units}
        reading={reading}
        language={language}
        onChoose={(chosen) => change({ text, unit, reading: chosen })}
      />
    </Stack>
  );
}

const symbolOf = (id: string, language: Language) => (isUnitId(id) ? unitSymbol(id, language) : id);

const unitOption = (id: string, language: Language) => ({
  value: id,
  label: isUnitId(id) ? `${unitSymbol(id, language)} – ${unitName(id, language)}` : id,
});

interface UnderstoodProps {
  result: NumberResult;
  hasUnits: boolean;
  language: Language;
}

function Understood({ result, hasUnits, language }: UnderstoodProps) {
  const labels = questionLabels[language].number;
  if (result.kind === 'blank') return <Typography sx={hintStyles}>{labels.hint}</Typography>;
  if (result.kind !== 'number') return <Typography sx={warningStyles}>{labels[result.kind]}</Typography>;
  const { unit, unitError } = result;
  const unitNote = unitError ? labels.unitErrors[unitError] : hasUnits && unit === null ? labels.missingUnit : null;
  return (
    <>
      <Box sx={understoodStyles}>
        {labels.understood} <bdi dir="ltr">{formatReading(result, language)}</bdi>
      </Box>
      {unitNote && <Typography sx={{ ...warningStyles, marginBlockStart: 1 }}>{unitNote}</Typography>}
    </>
  );
}

type Reading = 'decimal' | 'grouped';

interface ReadingChoiceProps {
  text: string;
  unit: string | null;
  units: readonly string[];
  reading: Reading | null;
  language: Language;
  onChoose(reading: Reading): void;
}

/** The two meanings of "1,200", also once one is chosen: it can be changed. */
function ReadingChoice({ text, unit, units, reading, language, onChoose }: ReadingChoiceProps) {
  const labels = questionLabels[language].number;
  const result = readNumber(text, { units, unit });
  if (result.kind !== 'ambiguous') return null;
  return (
    <Box
      role="group"
      aria-label={labels.ambiguous}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25 }}
    >
      {(['decimal', 'grouped'] as const).map((each) => (
        <Button
          key={each}
          variant={each === reading ? 'contained' : 'outlined'}
          aria-pressed={each === reading}
          onClick={() => onChoose(each)}
        >
          <bdi dir="ltr">{formatReading(result.readings[each], language)}</bdi>
        </Button>
      ))}
      {reading === null && <Typography sx={hintStyles}>{labels.stillAmbiguous}</Typography>}
    </Box>
  );
}

const fieldStyles = { display: 'flex', flexWrap: 'wrap', gap: 1.5 } as const;

const hintStyles = { color: 'text.secondary', fontSize: '1rem' } as const;

const warningStyles = { color: 'amberInk', fontSize: '1rem', fontWeight: 500 } as const;

const understoodStyles = {
  padding: '10px 16px',
  border: '1px solid',
  borderColor: 'mistDeep',
  borderRadius: '12px',
  backgroundColor: 'tint',
  color: 'onTint',
  '& > bdi': { fontSize: '1.125rem', fontWeight: 700 },
} as const;

/** The only unit of a question, which belongs to its number; null while there is no number, and if another unit was typed. */
export function impliedUnit(text: string, onlyUnit: string): string | null {
  const result = readNumber(text, { units: [onlyUnit], unit: onlyUnit });
  return result.kind === 'blank' || (result.kind === 'number' && result.unitError !== null) ? null : onlyUnit;
}
