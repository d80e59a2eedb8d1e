import { Box, Stack, Button, Typography } from '@mui/material';
import { useRef, type ComponentType, useEffect, useState } from 'react';
import { questionKinds, type QuestionKind } from '../../../../schema/contract/grading/questions/question';
import { useTranslation } from '../../../language';
import { NativeSelect } from '../../../ui/form/NativeSelect';
import { BilingualRichTexts } from './BilingualRichTexts';
import { BooleanFields, ChoiceFields } from './answerFields/ChoiceFields';
import { HotspotFields } from './answerFields/HotspotFields';
import { MatchFields } from './answerFields/MatchFields';
import { NumberFields } from './answerFields/NumberFields';
import { OrderFields } from './answerFields/OrderFields';
import { ProcedureFields } from './answerFields/ProcedureFields';
import { focusAnswer, questionFieldId, type QuestionFieldsProps, focusTranslation } from './questionFields';
import { withKind } from './questionValues';
import { TagsField } from './TagsField';
import { TextAnswerFields } from './answerFields/TextAnswerFields';
import { PlusIcon } from '../../../art/icons/editIcons';
import { localizedFieldName } from '../../BilingualColumns';
import { useLanguageOrder } from './BilingualInputs';

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

/** What the review says to everybody: why the right answer is right. The fields wait behind a button while they are blank. */
function FeedbackFields(props: QuestionFieldsProps) {
  const { values, message } = props;
  const { t } = useTranslation('quizEditor');
  const languages = useLanguageOrder();
  const [firstLanguage = 'ar'] = languages;
  const [isOpen, setOpen] = useState(false);
  const isShown =
    isOpen ||
    `${values.explanation}${values.explanationAr}`.trim() !== '' ||
    (message('explanation') ?? message('explanationAr')) !== undefined;
  // The button that opened the fields is gone.
  const wantsFocus = useRef(false);
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    document.getElementById(questionFieldId(localizedFieldName('explanation', firstLanguage)))?.focus();
  });
  if (!isShown)
    return (
      <div>
        <Button
          id={questionFieldId('explanation.add')}
          startIcon={<PlusIcon />}
          onClick={() => {
            wantsFocus.current = true;
            setOpen(true);
          }}
        >
          {t('explanation.add')}
        </Button>
      </div>
    );
  return (
    <div>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {t('explanation.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
        {t('explanation.hint')}
      </Typography>
      <BilingualRichTexts
        {...props}
        name="explanation"
        label={t('explanation.label')}
        onGoOn={() => focusTranslation(values, languages)}
      />
    </div>
  );
}
