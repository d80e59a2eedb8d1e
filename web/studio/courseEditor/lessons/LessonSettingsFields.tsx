import { useApolloClient } from '@apollo/client/react';
import { Box, FormControlLabel, FormHelperText, Stack, Switch } from '@mui/material';
import { problems } from '../../../../schema/contract/problems/problems';
import { useLanguage, useTranslation } from '../../../language';
import type { DraftHandle } from '../../../drafts/createDraftHooks';
import type { LessonFormValues } from '../drafts/courseDraftPolicies';
import { useAutosaveStore } from '../drafts/courseDrafts';
import { isNewLessonId } from '../drafts/draftKeys';
import { FormCard } from '../FormCard';
import { LessonDraftField } from './LessonDraftField';
import { WithdrawalSwitch } from './WithdrawalSwitch';
import { AskableQuestionsDocument } from './__generated__/LessonsTab';

/** Length, publication, and what the lesson is to the course. */
export function LessonSettingsFields({ id, draft }: { id: string; draft: DraftHandle<LessonFormValues> }) {
  const { t } = useTranslation('editor');
  const findUnaskableQuiz = useFindUnaskableQuiz(id);
  return (
    <FormCard title={t('lesson.length')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, gap: 3 }}>
        <LessonDraftField
          draft={draft}
          name="duration"
          label={t('fields.duration')}
          helperText={t('lesson.lengthHint')}
          slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr', autoComplete: 'off' } }}
        />
        <Stack sx={{ gap: 2 }}>
          <WithdrawalSwitch
            id={id}
            draft={draft}
            name="isPublished"
            hint={t('lesson.publishedHint')}
            {...(draft.values.kind === 'quiz' && { findObstacle: findUnaskableQuiz })}
          />
          <WithdrawalSwitch id={id} draft={draft} name="isRequired" hint={t('lesson.requiredHint')} />
          <NeedsPreviousSwitch draft={draft} />
        </Stack>
      </Box>
    </FormCard>
  );
}

/** Returns what keeps a quiz from being published: the server refuses one whose questions cannot be asked. */
function useFindUnaskableQuiz(lessonId: string): () => Promise<string | null> {
  const client = useApolloClient();
  const store = useAutosaveStore();
  const { language } = useLanguage();
  return async () => {
    const message = problems.quizIsEmpty.text[language];
    if (isNewLessonId(lessonId)) return message;
    // Places that were just added or removed count.
    await store.flush();
    const answer = await client
      .query({ query: AskableQuestionsDocument, variables: { lessonId }, fetchPolicy: 'network-only' })
      .catch(() => null);
    const quiz = answer?.data?.quiz;
    if (quiz?.questionCount === 0) return message;
    return quiz && quiz.missingCount > 0 ? problems.quizLacksQuestions.text[language] : null;
  };
}

function NeedsPreviousSwitch({ draft }: { draft: DraftHandle<LessonFormValues> }) {
  const { t } = useTranslation('editor');
  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            id="lesson-needsPrevious"
            checked={draft.values.needsPrevious}
            onChange={(_event, value) => draft.editField('needsPrevious', value)}
          />
        }
        label={t('fields.needsPrevious')}
        aria-describedby="lesson-needsPrevious-hint"
      />
      <FormHelperText id="lesson-needsPrevious-hint">{t('lesson.needsPreviousHint')}</FormHelperText>
    </div>
  );
}
