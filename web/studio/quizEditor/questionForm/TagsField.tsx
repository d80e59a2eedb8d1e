import { hasArabicLetter } from '../../../../schema/contract/text/characters';
import { Box, Chip, TextField } from '@mui/material';
import { formatCommaList, parseCommaList } from '../../../../schema/contract/text/commaSeparatedList';
import { useTranslation } from '../../../language';
import { useQuestionCourse } from './questionCourse';
import { questionFieldId, type QuestionFieldsProps } from './questionFields';
import { useState } from 'react';
import { useToast } from '../../../ui/feedback/ToastProvider';
import { useRequest } from '../../../ui/hooks/useRequest';
import { QuestionTagsDocument, useNameQuestionTagMutation, useQuestionTagsQuery } from './__generated__/TagsField';

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

/** The name of each tag in the language in which it is not written; results and certificates show both. */
function TagNames({ tags }: { tags: readonly string[] }) {
  const courseId = useQuestionCourse().id;
  const { data } = useQuestionTagsQuery({ variables: { courseId }, skip: tags.length === 0 });
  if (!data || tags.length === 0) return null;
  const names = new Map(data.questionTags.map((named) => [named.tag, named]));
  return (
    <Box sx={{ display: 'grid', gap: 1, marginBlockStart: 1.5 }}>
      {tags.map((tag) => {
        const named = names.get(tag);
        const other = hasArabicLetter(tag) ? named?.name : named?.nameAr;
        return <TagName key={tag} courseId={courseId} tag={tag} stored={other === tag ? '' : (other ?? '')} />;
      })}
    </Box>
  );
}

/** Saves when it is left. A blank name is the tag itself. */
function TagName({ courseId, tag, stored }: { courseId: string; tag: string; stored: string }) {
  const { t } = useTranslation('quizEditor');
  const toast = useToast();
  const [typed, setTyped] = useState(stored);
  const [nameTag] = useNameQuestionTagMutation({
    refetchQueries: [{ query: QuestionTagsDocument, variables: { courseId } }],
  });
  const other = typed.trim() || tag;
  const input = hasArabicLetter(tag) ? { tag, name: other, nameAr: tag } : { tag, name: tag, nameAr: other };
  const { run } = useRequest(
    () => nameTag({ variables: { courseId, input } }),
    ({ messageWithStatus }) => toast({ title: messageWithStatus, variant: 'destructive' }),
  );
  return (
    <TextField
      size="small"
      label={t(hasArabicLetter(tag) ? 'tags.nameInEnglish' : 'tags.nameInArabic', { tag })}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (typed.trim() !== stored) run();
      }}
      slotProps={{ htmlInput: { dir: 'auto', autoComplete: 'off', lang: hasArabicLetter(tag) ? 'en' : 'ar' } }}
    />
  );
}
