import { Box, Chip, TextField } from '@mui/material';
import { formatCommaList, parseCommaList } from '../../../../schema/contract/text/commaSeparatedList';
import { useTranslation } from '../../../language';
import { useQuestionCourse } from './questionCourse';
import { questionFieldId, type QuestionFieldsProps } from './questionFields';
import { TagNames } from './TagNames';

/** Tags as text, and those of the course's other questions to add by a press. */
export function TagsField({ values, edit, message }: QuestionFieldsProps) {
  const { t } = useTranslation('quizEditor');
  const tags = parseCommaList(values.tags);
  const others = useQuestionCourse().tags.filter((tag) => !tags.includes(tag));
  const error = message('tags');
  return (
    <div>
      <TextField
        id={questionFieldId('tags')}
        label={t('tags.label')}
        value={values.tags}
        error={error !== undefined}
        helperText={error ?? t('tags.hint')}
        onChange={(event) => edit({ tags: event.target.value })}
        slotProps={{ htmlInput: { dir: 'auto', autoComplete: 'off' } }}
      />
      {others.length > 0 && (
        <Box
          role="group"
          aria-label={t('tags.others')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}
        >
          {others.map((tag) => (
            <Chip
              key={tag}
              label={<bdi>{tag}</bdi>}
              aria-label={t('tags.add', { tag })}
              variant="outlined"
              onClick={() => edit({ tags: formatCommaList([...tags, tag]) })}
            />
          ))}
        </Box>
      )}
      <TagNames tags={tags} />
    </div>
  );
}
