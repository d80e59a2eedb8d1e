import { Box, Stack } from '@mui/material';
import { useRef, type ComponentType } from 'react';
import { questionKinds, type QuestionKind } from '../../../../schema/contract/grading/questions/question';
import { useTranslation } from '../../../language';
import { NativeSelect } from '../../../ui/form/NativeSelect';
import { BilingualRichTexts } from './BilingualRichTexts';
import { BooleanFields, ChoiceFields } from './answerFields/ChoiceFields';
import { FeedbackFields } from './FeedbackFields';
import { HotspotFields } from './answerFields/HotspotFields';
import { MatchFields } from './answerFields/MatchFields';
import { NumberFields } from './answerFields/NumberFields';
import { OrderFields } from './answerFields/OrderFields';
import { ProcedureFields } from './answerFields/ProcedureFields';
import { focusAnswer, questionFieldId, type QuestionFieldsProps } from './questionFields';
import { withKind } from './questionValues';
import { TagsField } from './TagsField';
import { TextAnswerFields } from './answerFields/TextAnswerFields';

const answerFields: Record<QuestionKind, ComponentType<QuestionFieldsProps>> = {
  single: ChoiceFields,
  multiple: ChoiceFields,
  boolean: BooleanFields,
  number: NumberFields,
  text: TextAnswerFields,
  order: OrderFields,
  match: MatchFields,
  hotspot: HotspotFields,
  procedure: ProcedureFields,
};

/** The fields of a question of any kind. */
export function QuestionForm(props: QuestionFieldsProps) {
  const { values, edit } = props;
  const { t } = useTranslation('quizEditor');
  const answers = useRef<HTMLDivElement>(null);
  const AnswerFields = answerFields[values.kind];
  return (
    <Stack sx={{ gap: 3 }}>
      <BilingualRichTexts
        {...props}
        name="text"
        label={t('text.label')}
        onGoOn={(language) => focusAnswer(values, answers.current, language)}
      />
      <div ref={answers}>
        <AnswerFields {...props} />
      </div>
      <FeedbackFields {...props} />
      <TagsField {...props} />
      <Box sx={{ maxInlineSize: '20rem' }}>
        <NativeSelect
          id={questionFieldId('kind')}
          name="kind"
          label={t('kind.label')}
          value={values.kind}
          options={questionKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          onChange={(chosen) => {
            const kind = questionKinds.find((each) => each === chosen);
            if (kind) edit(withKind(values, kind));
          }}
        />
      </Box>
    </Stack>
  );
}
