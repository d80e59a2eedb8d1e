import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ExternalIcon } from '../../art/icons/ExternalIcon';
import { bilingual } from '../../language/formats';
import { useLanguage } from '../../language/useLanguage';
import { paths } from '../../paths';
import { BackLink } from '../../ui/BackLink';
import { useWayBack } from '../useWayBack';
import type { CourseValues } from './kinds';
import { SaveState } from './SaveState';
import { courseSheet, useDesk, useStanding, useWriting } from './sheets';
import type { EditedCourse } from './useOpenDesk';

interface EditorHeaderProps {
  course: EditedCourse;
  lessonId: string | null;
  onSignIn(): void;
}

/** Stays in sight under the site's bar: whether all is saved. */
const barStyles = {
  position: 'sticky',
  insetBlockStart: 'var(--tayyar-bar)',
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minBlockSize: 56,
  marginBlockEnd: 1,
  paddingBlock: 0.5,
  backgroundColor: 'ground',
} as const;

/** The course's name as it is being written, whether it is published and saved, and the way to see it as students do. */
export function EditorHeader({ course, lessonId, onSignIn }: EditorHeaderProps) {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const back = useWayBack();
  const seen = paths.course(course.id, lessonId ? { lesson: lessonId } : {});
  const writing = useWriting<CourseValues>(courseSheet);
  const { text, ...said } = bilingual(writing?.values ?? course, 'title', language);
  return (
    <>
      <BackLink to={back.to} height={32}>
        {back.name}
      </BackLink>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography component="h1" variant="h2" {...said} sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}>
          {text || t('untitled')}
        </Typography>
        <Chip
          label={t(course.isPublished ? 'published' : 'draft')}
          color={course.isPublished ? 'primary' : 'warning'}
          sx={{ fontWeight: 700 }}
        />
      </Box>
      <Box sx={barStyles}>
        <Box sx={{ flex: '1 1 12rem', minInlineSize: 0 }}>
          <SaveState onSignIn={onSignIn} />
        </Box>
        <PreviewLink to={seen} shown={{ xs: 'none', sm: 'inline-flex' }} />
      </Box>
      <PreviewLink to={seen} shown={{ sm: 'none' }} />
      <Reassurance />
    </>
  );
}

/** On phones it stands beneath the bar that stays in sight: there every line counts while one writes. */
function PreviewLink({ to, shown }: { to: string; shown: { xs?: 'none'; sm: 'none' | 'inline-flex' } }) {
  const { t } = useTranslation('editor');
  return (
    <Button
      size="small"
      href={to}
      target="_blank"
      endIcon={<ExternalIcon />}
      title={t('previewHint')}
      sx={{ display: shown }}
    >
      {t('preview')}
    </Button>
  );
}

/** What to know while nothing can be saved. */
function Reassurance() {
  const { t } = useTranslation('editor');
  const desk = useDesk();
  const { kind } = useStanding();
  if (kind !== 'unreached' && kind !== 'signedOut') return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
      {desk.isKeeping() ? t(`state.${kind}Text`) : t('state.unkept')}
    </Typography>
  );
}
