import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { correctResponse } from '../../../../../schema/contract/grading/gradeResponse';
import { parseQuestionContent } from '../../../../../schema/contract/grading/questions/parseQuestionContent';
import { localizeField, useLanguage, useTranslation } from '../../../../language';
import { toQuestionContent } from '../questionContent';
import type { QuestionValues } from '../questionValues';

/** The sequence that the review shows as right, once the rules allow one: its author sees which steps they do not demand. */
export function CorrectSequencePreview({ values }: { values: QuestionValues }) {
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
