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
import { ArrowForwardIcon } from '../../art/icons/ArrowForwardIcon';
import { TrashIcon } from '../../art/icons/TrashIcon';
import { useLanguage } from '../../language/useLanguage';
import { paths } from '../../paths';
import { EmptyState } from '../../ui/EmptyState';
import { ButtonLink } from '../../ui/RouterLink';
import { AttachmentsPart } from './AttachmentsPart';
import { Conflict } from './Conflict';
import { DeleteLesson } from './DeleteLesson';
import type { LessonValues } from './kinds';
import { LessonTexts } from './LessonTexts';
import { Part } from './Part';
import { lessonSheet, useWriting, type Writing } from './sheets';
import { useLessonTitle } from './useLessonTitle';
import { VideoPart } from './VideoPart';
import { WritingField } from './WritingField';

interface LessonEditorProps {
  courseId: string;
  ids: readonly string[];
  id: string;
  /** Deletes it; rejects with the server's error. */
  onRemove(): Promise<void>;
}

/** One lesson with everything that is written of it. */
export function LessonEditor(props: LessonEditorProps) {
  const { t } = useTranslation('editor');
  const writing = useWriting<LessonValues>(lessonSheet(props.id));
  return writing && props.ids.includes(props.id) ? (
    <Lesson {...props} writing={writing} />
  ) : (
    <EmptyState title={t('lesson.missing')} text={t('lesson.missingText')} />
  );
}

function Lesson({ courseId, ids, id, onRemove, writing }: LessonEditorProps & { writing: Writing<LessonValues> }) {
  const { t } = useTranslation('editor');
  const heading = useFocusOnOpening();
  const titleOf = useLessonTitle();
  const [isAsked, setAsked] = useState(false);
  const following = ids[ids.indexOf(id) + 1];
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
        {t('lesson.heading', { number: String(ids.indexOf(id) + 1) })}
      </Typography>
      <Conflict of={writing} said={(field, value) => said(field, value)} />
      <LessonTexts of={writing} />
      <VideoPart of={writing} title={titleOf(id)} />
      <AttachmentsPart of={writing} />
      <LengthAndState of={writing} />
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
      <DeleteLesson isOpen={isAsked} title={titleOf(id)} onDelete={onRemove} onClose={() => setAsked(false)} />
    </Stack>
  );
}

/** The files of a lesson as people read them; of the rest, the text itself. */
const said = (field: string, value: unknown): string | undefined =>
  field === 'attachments' && Array.isArray(value)
    ? (value as LessonValues['attachments']).map(({ name, url }) => `${name} (${url})`).join('\n')
    : undefined;

/** Where writing begins: at the title of a lesson that was just added, at the top of another. */
function useFocusOnOpening() {
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

function LengthAndState({ of }: { of: Writing<LessonValues> }) {
  const { t } = useTranslation('editor');
  return (
    <Part title={t('lesson.length')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, gap: 3 }}>
        <WritingField
          place="lesson"
          of={of}
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
                onChange={(_event, isPublished) => of.type({ isPublished })}
              />
            }
            label={t('fields.isPublished')}
            aria-describedby="lesson-published-hint"
          />
          <FormHelperText id="lesson-published-hint">{t('lesson.publishedHint')}</FormHelperText>
        </div>
      </Box>
    </Part>
  );
}
