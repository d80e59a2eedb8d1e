import { Box } from '@mui/material';
import { bounds } from '../../../../../schema/contract/bounds';
import { formatNumber, useLanguage, useTranslation } from '../../../../language';
import { useLanguageOrder } from '../BilingualInputs';
import { OptionRows } from './OptionRows';
import { focusExplanation, type QuestionFieldsProps } from '../questionFields';
import { createOption } from '../questionValues';

/** The items in their right order. */
export function OrderFields({ values, edit, message }: QuestionFieldsProps) {
  const { t } = useTranslation('quizEditor');
  const languages = useLanguageOrder();
  return (
    <OptionRows
      name="options"
      noun="item"
      title={t('order.title')}
      hint={t('order.hint')}
      rows={values.options}
      max={bounds.questions.options.max}
      createRow={createOption}
      onChange={(options) => edit({ options })}
      message={message}
      onLeave={() => focusExplanation(values, languages)}
      renderMark={(_row, index) => <RowNumber index={index} />}
    />
  );
}

/** The number of a row, beside its fields. */
export function RowNumber({ index }: { index: number }) {
  const { language } = useLanguage();
  return (
    <Box aria-hidden sx={numberStyles}>
      {formatNumber(index + 1, language)}
    </Box>
  );
}

const numberStyles = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  marginBlock: 0.5,
  borderRadius: '10px',
  backgroundColor: 'tint',
  color: 'onTint',
  fontWeight: 700,
} as const;
