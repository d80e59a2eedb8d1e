import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ArrowForwardIcon } from '../../../art/icons/contentIcons';
import { TrashIcon } from '../../../art/icons/editIcons';
import { useLanguage } from '../../../language/useLanguage';
import { paths } from '../../../paths';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ButtonLink } from '../../../ui/navigation/routerLinks';
import { AttachmentsField } from './AttachmentsField';
import { DraftConflict } from '../DraftConflict';
import { DeleteLessonDialog } from './DeleteLessonDialog';
import type { LessonFormValues } from '../courseDraftPolicies';
import { LessonTextFields } from './LessonTextFields';
import { FormSection } from '../FormSection';
import { lessonDraftKey, useDraft, type DraftHandle } from '../../../drafts/useDraft';
import { useDraftLessonTitle } from './useDraftLessonTitle';
import { LessonVideoField } from './LessonVideoField';
import { DraftTextField } from '../DraftTextField';

interface LessonEditorProps {
  courseId: string;
  lessonIds: readonly string[];
  id: string;
  /** Deletes it; rejects with the server's error. */
  onRemove(): Promise<void>;
}

/** One lesson with everything that is written of it. */
export function LessonEditor(props: LessonEditorProps) {
  const { t } = useTranslation('editor');
  const writing = useDraft<LessonFormValues>(lessonDraftKey(props.id));
  return writing && props.lessonIds.includes(props.id) ? (
    <LessonForm {...props} writing={writing} />
  ) : (
    <EmptyState title={t('lesson.missing')} text={t('lesson.missingText')} />
  );
}

function LessonForm({
  courseId,
  lessonIds,
  id,
  onRemove,
  writing,
}: LessonEditorProps & { writing: DraftHandle<LessonFormValues> }) {
  const { t } = useTranslation('editor');
  const heading = useFocusOnLessonOpen();
  const titleOf = useDraftLessonTitle();
  const [isAsked, setAsked] = useState(false);
  const following = lessonIds[lessonIds.indexOf(id) + 1];
  return (
    <Stack component="article" aria-labelledby="lesson-heading" sx={{ gap: 3 }}>
      <Typography
        id="lesson-heading"
        ref={heading}
        tabIndex={-1}
        component="h2"
        variant="h3"
        sx={{ outline: 'none', scrollMarginBlockStart: '10rem' }}
      >
        {t('lesson.heading', { number: String(lessonIds.indexOf(id) + 1) })}
      </Typography>
      <DraftConflict draft={writing} formatValue={(field, value) => formatLessonField(field, value)} />
      <LessonTextFields of={writing} />
      <LessonVideoField of={writing} title={titleOf(id)} />
      <AttachmentsField of={writing} />
      <LessonSettingsFields of={writing} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1.5 }}>
        <Button color="error" startIcon={<TrashIcon />} onClick={() => setAsked(true)}>
          {t('lesson.delete')}
        </Button>
        {following && (
          <ButtonLink
            variant="outlined"
            to={paths.editCourse(courseId, { lesson: following })}
            endIcon={<ArrowForwardIcon />}
            aria-label={`${t('lesson.next')}: ${titleOf(following)}`}
          >
            {t('lesson.next')}
          </ButtonLink>
        )}
      </Box>
      <DeleteLessonDialog isOpen={isAsked} title={titleOf(id)} onDelete={onRemove} onClose={() => setAsked(false)} />
    </Stack>
  );
}

/** The files of a lesson as people read them; of the rest, the text itself. */
const formatLessonField = (field: string, value: unknown): string | undefined =>
  field === 'attachments' && Array.isArray(value)
    ? (value as LessonFormValues['attachments']).map(({ name, url }) => `${name} (${url})`).join('\n')
    : undefined;

/** Where writing begins: at the title of a lesson that was just added, at the top of another. */
function useFocusOnLessonOpen() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { language } = useLanguage();
  const location = useLocation();
  const { hash } = location;
  const isNew = (location.state as { isNew?: boolean } | null)?.isNew === true;
  const arrival = useRef({ isNew, hash, language });
  useEffect(() => {
    const { isNew: begins, hash: named, language: first } = arrival.current;
    if (named) return;
    const title = document.getElementById(first === 'ar' ? 'lesson-titleAr' : 'lesson-title');
    if (!begins) return heading.current?.focus({ preventScroll: true });
    title?.focus();
    if (title instanceof HTMLInputElement) title.select();
  }, []);
  return heading;
}

function LessonSettingsFields({ of }: { of: DraftHandle<LessonFormValues> }) {
  const { t } = useTranslation('editor');
  return (
    <FormSection title={t('lesson.length')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, gap: 3 }}>
        <DraftTextField
          idPrefix="lesson"
          draft={of}
          name="duration"
          label={t('fields.duration')}
          helperText={t('lesson.lengthHint')}
          slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr', autoComplete: 'off' } }}
        />
        <div>
          <FormControlLabel
            control={
              <Switch
                id="lesson-isPublished"
                checked={of.values.isPublished}
                onChange={(_event, isPublished) => of.edit({ isPublished })}
              />
            }
            label={t('fields.isPublished')}
            aria-describedby="lesson-published-hint"
          />
          <FormHelperText id="lesson-published-hint">{t('lesson.publishedHint')}</FormHelperText>
        </div>
      </Box>
    </FormSection>
  );
}
