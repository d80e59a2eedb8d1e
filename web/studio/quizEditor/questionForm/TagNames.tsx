import { Box, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from '../../../language';
import { useToast } from '../../../ui/feedback/ToastProvider';
import { useRequest } from '../../../ui/hooks/useRequest';
import { useQuestionCourse } from './questionCourse';
import { QuestionTagsDocument, useNameQuestionTagMutation, useQuestionTagsQuery } from './__generated__/TagNames';
import { hasArabicLetter } from '../../../../schema/contract/text/characters';

/** The name of each tag in the language in which it is not written; results and certificates show both. */
export function TagNames({ tags }: { tags: readonly string[] }) {
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
