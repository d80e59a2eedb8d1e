import { Stack } from '@mui/material';
import { bounds } from '../../../../../schema/contract/bounds';
import { useTranslation } from '../../../../language';
import { CorrectSequencePreview } from './CorrectSequencePreview';
import { OptionRows } from './OptionRows';
import { RowNumber } from './OrderFields';
import { type QuestionFieldsProps } from '../questionFields';
import { createOption } from '../questionValues';
import { SequenceRulesField } from './SequenceRulesField';

/** Steps, some of which may be traps, and the rules that a sequence of them must keep. */
export function ProcedureFields(props: QuestionFieldsProps) {
  const { values, edit, message } = props;
  const { t } = useTranslation('quizEditor');
  return (
    <Stack sx={{ gap: 3 }}>
      <OptionRows
        name="options"
        noun="step"
        title={t('procedure.title')}
        hint={t('procedure.hint')}
        rows={values.options}
        max={bounds.questions.options.max}
        createRow={createOption}
        onChange={(options) => edit({ options })}
        message={message}
        renderMark={(_row, index) => <RowNumber index={index} />}
      />
      <SequenceRulesField {...props} />
      <CorrectSequencePreview values={values} />
    </Stack>
  );
}
