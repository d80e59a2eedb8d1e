import { Box, Chip, Stack, TextField, Typography } from '@mui/material';
import { useId } from 'react';
import { isolateLtr } from '../../../../../schema/contract/text/directionIsolates';
import { bounds } from '../../../../../schema/contract/bounds';
import { formatReading } from '../../../../../schema/contract/grading/numbers/formatReading';
import { readNumber } from '../../../../../schema/contract/grading/numbers/readNumber';
import {
  isUnitId,
  unitIds,
  unitName,
  units,
  unitSymbol,
  type UnitId,
} from '../../../../../schema/contract/grading/numbers/units';
import { useLanguage, useTranslation, type Language } from '../../../../language';
import { NativeSelect } from '../../../../ui/form/NativeSelect';
import { acceptedRange } from './acceptedRange';
import { toDecimalText } from '../questionContent';
import { questionFieldId, type QuestionFieldsProps } from '../questionFields';

/** A number, its unit, and how far an answer may be from it. */
export function NumberFields(props: QuestionFieldsProps) {
  const { values, edit, message } = props;
  const { t } = useTranslation('quizEditor');
  const understood = useUnderstoodText(values.value, values.unit);
  const error = message('value');
  const unitOptions = useUnitOptions();
  const write = (value: string) => {
    // A unit that is typed with the number is that of the question.
    const reading = readNumber(value);
    edit({ value, ...(reading.kind === 'number' && reading.unit !== null && { unit: reading.unit }) });
  };
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Box sx={columnsStyles}>
        <TextField
          id={questionFieldId('value')}
          label={t('number.value')}
          value={values.value}
          error={error !== undefined}
          helperText={<span aria-live="polite">{error ?? understood ?? t('number.valueHint')}</span>}
          onChange={(event) => write(event.target.value)}
          slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'off', spellCheck: false } }}
        />
        <NativeSelect
          id={questionFieldId('unit')}
          name="unit"
          label={t('number.unit')}
          value={values.unit}
          options={[{ value: '', label: t('number.noUnit') }, ...unitOptions]}
          onChange={(unit) => edit({ unit, units: values.units.filter((each) => each !== unit) })}
        />
      </Box>
      <ToleranceFields {...props} />
      {values.unit !== '' && <OtherUnitsField {...props} />}
    </Stack>
  );
}

/** A number with its unit inside a sentence of either direction. */
const formatIsolated = (reading: Parameters<typeof formatReading>[0], language: Language): string =>
  isolateLtr(formatReading(reading, language));

/** How the typed text is read; undefined for a blank one. */
function useUnderstoodText(value: string, unit: string): string | undefined {
  const { t } = useTranslation('quizEditor');
  const { language } = useLanguage();
  const reading = readNumber(value);
  const withUnit = <Read extends { unit: UnitId | null }>(read: Read): Read => ({
    ...read,
    unit: read.unit ?? (isUnitId(unit) ? unit : null),
  });
  if (reading.kind === 'blank') return undefined;
  if (reading.kind === 'number' && reading.unitError === null)
    return t('number.understood', { value: formatIsolated(withUnit(reading), language) });
  if (reading.kind === 'ambiguous')
    return t('number.ambiguous', {
      first: formatIsolated(withUnit(reading.readings.decimal), language),
      second: formatIsolated(withUnit(reading.readings.grouped), language),
    });
  return t('number.unreadable');
}

/** The units by quantity, in the order of the table. */
function useUnitOptions(): { value: UnitId; label: string }[] {
  const { language } = useLanguage();
  return unitIds.map((id) => ({ value: id, label: `${unitSymbol(id, language)} · ${unitName(id, language)}` }));
}

const toleranceKinds = ['absolute', 'percent', 'digits'] as const;

function ToleranceFields({ values, edit, message }: QuestionFieldsProps) {
  const { t } = useTranslation('quizEditor');
  const { language } = useLanguage();
  const error = message('toleranceValue');
  const range = acceptedRange(toDecimalText(values.value), values.toleranceKind, toDecimalText(values.toleranceValue));
  const format = (value: string) =>
    formatIsolated({ value, unit: isUnitId(values.unit) ? values.unit : null }, language);
  const accepts =
    range &&
    (range.from === range.to
      ? t('number.acceptsExactly', { value: format(range.from) })
      : t('number.accepts', { from: format(range.from), to: format(range.to) }));
  return (
    <Box sx={columnsStyles}>
      <NativeSelect
        id={questionFieldId('toleranceKind')}
        name="toleranceKind"
        label={t('number.tolerance')}
        value={values.toleranceKind}
        options={toleranceKinds.map((kind) => ({ value: kind, label: t(`number.tolerances.${kind}`) }))}
        onChange={(chosen) => {
          const kind = toleranceKinds.find((each) => each === chosen);
          // Zero digits are no tolerance.
          if (kind) edit({ toleranceKind: kind, toleranceValue: kind === 'digits' ? '3' : '0' });
        }}
      />
      <TextField
        id={questionFieldId('toleranceValue')}
        label={t(`number.toleranceValues.${values.toleranceKind}`)}
        value={values.toleranceValue}
        error={error !== undefined}
        helperText={<span aria-live="polite">{error ?? accepts}</span>}
        onChange={(event) => edit({ toleranceValue: event.target.value })}
        slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'decimal', autoComplete: 'off' } }}
      />
    </Box>
  );
}

/** What learners choose among beside the right unit: those of the same quantity first. */
function OtherUnitsField({ values, edit, message }: QuestionFieldsProps) {
  const { t } = useTranslation('quizEditor');
  const { language } = useLanguage();
  const id = useId();
  const options = useUnitOptions();
  const quantity = isUnitId(values.unit) ? units[values.unit].quantity : undefined;
  const rank = (unit: UnitId) => (units[unit].quantity === quantity ? 0 : 1);
  const others = options
    .filter(({ value }) => value !== values.unit && !values.units.includes(value))
    .toSorted((a, b) => rank(a.value) - rank(b.value));
  return (
    <Box role="group" aria-labelledby={`${id}-title`}>
      <Typography id={`${id}-title`} component="h3" sx={{ fontWeight: 700 }}>
        {t('number.otherUnits')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
        {message('units') ?? t('number.otherUnitsHint')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {values.units.filter(isUnitId).map((unit) => (
          <Chip
            key={unit}
            label={<bdi>{unitSymbol(unit, language)}</bdi>}
            aria-label={t('number.removeUnit', { unit: unitName(unit, language) })}
            onClick={() => edit({ units: values.units.filter((each) => each !== unit) })}
            onDelete={() => edit({ units: values.units.filter((each) => each !== unit) })}
          />
        ))}
        {/* The right one is among them. */}
        <Box sx={{ flex: '0 1 16rem' }} hidden={values.units.length + 1 >= bounds.questions.units}>
          <NativeSelect
            id={questionFieldId('units')}
            name="units"
            label={t('number.addUnit')}
            isLabelHidden
            value=""
            options={[{ value: '', label: t('number.addUnit') }, ...others]}
            onChange={(unit) => unit && edit({ units: [...values.units, unit] })}
          />
        </Box>
      </Box>
    </Box>
  );
}

const columnsStyles = {
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 2,
  alignItems: 'start',
} as const;
