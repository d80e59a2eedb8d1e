import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
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
import type { DraftHandle } from '../../../drafts/createDraftHooks';
import { lessonDraftKey, useDraft } from '../draftKeys';
import { useDraftLessonTitle } from './useDraftLessonTitle';
import { LessonVideoField } from './LessonVideoField';
import { LessonTextField } from './LessonTextField';

interface LessonEditorProps {
  courseId: string;
  lessonIds: readonly string[];
  id: string;
  /** Rejects with the server's error. */
  onRemove(): Promise<void>;
}

/** The form of one lesson. */
export function LessonEditor(props: LessonEditorProps) {
  const { t } = useTranslation('editor');
  const draft = useDraft(lessonDraftKey(props.id));
  return draft && props.lessonIds.includes(props.id) ? (
    <LessonForm {...props} draft={draft} />
  ) : (
    <EmptyState title={t('lesson.missing')} text={t('lesson.missingText')} />
  );
}

function LessonForm({
  courseId,
  lessonIds,
  id,
  onRemove,
  draft,
}: LessonEditorProps & { draft: DraftHandle<LessonFormValues> }) {
  const { t } = useTranslation('editor');
  const headingRef = useFocusOnLessonOpen();
  const getTitle = useDraftLessonTitle();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const nextLessonId = lessonIds[lessonIds.indexOf(id) + 1];
  return (
    <Stack component="article" aria-labelledby="lesson-heading" sx={{ gap: 3 }}>
      <Typography
        id="lesson-heading"
        ref={headingRef}
        tabIndex={-1}
        component="h2"
        variant="h3"
        sx={{ outline: 'none', scrollMarginBlockStart: '10rem' }}
      >
        {t('lesson.heading', { number: String(lessonIds.indexOf(id) + 1) })}
      </Typography>
      <LessonConflict draft={draft} />
      <LessonTextFields draft={draft} />
      <LessonVideoField draft={draft} title={getTitle(id)} />
      <AttachmentsField draft={draft} />
      <LessonSettingsFields draft={draft} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1.5 }}>
        <Button color="error" startIcon={<TrashIcon />} onClick={() => setConfirmOpen(true)}>
          {t('lesson.delete')}
        </Button>
        {nextLessonId && (
          <ButtonLink
            variant="outlined"
            to={paths.editCourse(courseId, { lesson: nextLessonId })}
            endIcon={<ArrowForwardIcon />}
            aria-label={`${t('lesson.next')}: ${getTitle(nextLessonId)}`}
          >
            {t('lesson.next')}
          </ButtonLink>
        )}
      </Box>
      <DeleteLessonDialog
        isOpen={isConfirmOpen}
        title={getTitle(id)}
        onDelete={onRemove}
        onClose={() => setConfirmOpen(false)}
      />
    </Stack>
  );
}

function LessonConflict({ draft }: { draft: DraftHandle<LessonFormValues> }) {
  const { t } = useTranslation('editor');
  const labels = {
    title: t('fields.title'),
    titleAr: t('fields.titleAr'),
    content: t('fields.content'),
    contentAr: t('fields.contentAr'),
    videoUrl: t('fields.videoUrl'),
    attachments: t('fields.attachments'),
    duration: t('fields.duration'),
    isPublished: t('fields.isPublished'),
  };
  return <DraftConflict draft={draft} labels={labels} formatValue={(_field, value) => formatLessonValue(value, t)} />;
}

function formatLessonValue(value: LessonFormValues[keyof LessonFormValues], t: TFunction<'editor'>): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return t(value ? 'published' : 'draft');
  return value.map(({ name, url }) => `${name} (${url})`).join('\n');
}

/** Focuses the title of a new lesson, the heading of another one. A hash in the URL takes precedence. */
function useFocusOnLessonOpen() {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { language } = useLanguage();
  const location = useLocation();
  const { hash } = location;
  const isNew = (location.state as { isNew?: boolean } | null)?.isNew === true;
  const initial = useRef({ isNew, hash, language });
  useEffect(() => {
    const opened = initial.current;
    if (opened.hash) return;
    if (!opened.isNew) return headingRef.current?.focus({ preventScroll: true });
    const title = document.getElementById(opened.language === 'ar' ? 'lesson-titleAr' : 'lesson-title');
    title?.focus();
    if (title instanceof HTMLInputElement) title.select();
  }, []);
  return headingRef;
}

function LessonSettingsFields({ draft }: { draft: DraftHandle<LessonFormValues> }) {
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
        <div>
          <FormControlLabel
            control={
              <Switch
                id="lesson-isPublished"
                checked={draft.values.isPublished}
                onChange={(_event, isPublished) => draft.edit({ isPublished })}
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
