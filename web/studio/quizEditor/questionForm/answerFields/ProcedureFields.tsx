import { Stack, Box, Typography } from '@mui/material';
import { bounds } from '../../../../../schema/contract/bounds';
import { useTranslation, localizeField, useLanguage } from '../../../../language';
import { OptionRows } from './OptionRows';
import { RowNumber } from './OrderFields';
import { type QuestionFieldsProps } from '../questionFields';
import { createOption, type QuestionValues } from '../questionValues';
import { SequenceRulesField } from './SequenceRulesField';
import { useId } from 'react';
import { correctResponse } from '../../../../../schema/contract/grading/gradeResponse';
import { parseQuestionContent } from '../../../../../schema/contract/grading/questions/parseQuestionContent';
import { toQuestionContent } from '../questionContent';

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

/** The sequence that the review shows as right, once the rules allow one: its author sees which steps they do not demand. */
function CorrectSequencePreview({ values }: { values: QuestionValues }) {
  const { t } = useTranslation('quizEditor');
  const { language } = useLanguage();
  const id = useId();
  const { content } = parseQuestionContent(toQuestionContent(values));
  const response = content && correctResponse(content);
  if (!response || !('steps' in response)) return null;
  return (
    <div>
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary' }}>
        {t('procedure.model')}
      </Typography>
      <Box component="ol" aria-labelledby={id} sx={{ margin: 0, marginBlockStart: 0.5, paddingInlineStart: 3 }}>
        {response.steps.map((step) => {
          const option = values.options.find((each) => each.id === step);
          return (
            <li key={step} dir="auto">
              {option && localizeField(option, 'text', language)}
            </li>
          );
        })}
      </Box>
    </div>
  );
}
