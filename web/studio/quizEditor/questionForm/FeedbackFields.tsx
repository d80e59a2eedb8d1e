import { Button, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { PlusIcon } from '../../../art/icons/editIcons';
import { useTranslation } from '../../../language';
import { localizedFieldName } from '../../BilingualColumns';
import { useLanguageOrder } from './BilingualInputs';
import { BilingualRichTexts } from './BilingualRichTexts';
import { focusTranslation, questionFieldId, type QuestionFieldsProps } from './questionFields';

/** What the review says to everybody: why the right answer is right. The fields wait behind a button while they are blank. */
export function FeedbackFields(props: QuestionFieldsProps) {
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
