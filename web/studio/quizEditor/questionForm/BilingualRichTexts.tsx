import { Box } from '@mui/material';
import { useTranslation, type Language } from '../../../language';
import { RichTextField } from '../../../ui/form/richText/RichTextField';
import { twoColumnGrid } from '../../../ui/layout/layoutStyles';
import { localizedFieldName } from '../../BilingualColumns';
import { useLanguageOrder } from './BilingualInputs';
import { questionFieldId, type QuestionFieldsProps } from './questionFields';

interface BilingualRichTextsProps extends QuestionFieldsProps {
  name: 'text' | 'explanation';
  label: string;
  /** Ctrl and Enter in the field of a language. */
  onGoOn(language: Language): void;
}

/** A rich text of a question in both languages, side by side. */
export function BilingualRichTexts({ name, label, values, edit, message, onGoOn }: BilingualRichTextsProps) {
  const { t } = useTranslation('quizEditor');
  return (
    <Box sx={twoColumnGrid}>
      {useLanguageOrder().map((language) => {
        const field = localizedFieldName(name, language);
        return (
          <Box
            key={language}
            sx={{ minInlineSize: 0 }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
              event.preventDefault();
              onGoOn(language);
            }}
          >
            <RichTextField
              pictureKind="attachment"
              id={questionFieldId(field)}
              name={field}
              label={t(`inLanguage.${language}`, { field: label })}
              lang={language}
              value={values[field]}
              onChange={(text) => edit({ [field]: text })}
              isInvalid={message(field) !== undefined}
              helperText={message(field)}
              minRows={2}
              maxRows={16}
              isShort
            />
          </Box>
        );
      })}
    </Box>
  );
}
