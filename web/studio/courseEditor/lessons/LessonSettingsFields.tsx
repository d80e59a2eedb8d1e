import { Box, FormControlLabel, FormHelperText, Stack, Switch } from '@mui/material';
import { useTranslation } from '../../../language';
import type { DraftHandle } from '../../../drafts/createDraftHooks';
import type { LessonFormValues } from '../courseDraftPolicies';
import { FormSection } from '../FormSection';
import { LessonTextField } from './LessonTextField';
import { WithdrawalSwitch } from './WithdrawalSwitch';

/** Length, publication, and what the lesson is to the course. */
export function LessonSettingsFields({ id, draft }: { id: string; draft: DraftHandle<LessonFormValues> }) {
  const { t } = useTranslation('editor');
  return (
    <FormSection title={t('lesson.length')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, gap: 3 }}>
        <LessonTextField
          draft={draft}
          name="duration"
          label={t('fields.duration')}
          helperText={t('lesson.lengthHint')}
          slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr', autoComplete: 'off' } }}
        />
        <Stack sx={{ gap: 2 }}>
          <WithdrawalSwitch id={id} draft={draft} name="isPublished" hint={t('lesson.publishedHint')} />
          <WithdrawalSwitch id={id} draft={draft} name="isRequired" hint={t('lesson.requiredHint')} />
          <NeedsPreviousSwitch draft={draft} />
        </Stack>
      </Box>
    </FormSection>
  );
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
