import { Box, IconButton, LinearProgress } from '@mui/material';
import type { ReactNode } from 'react';
import { CertificateIcon } from '../art/icons/commonIcons';
import { FocusIcon } from '../art/icons/lessonIcons';
import { ListViewIcon } from '../art/icons/listIcons';
import { localizeFieldWithLang, useLanguage, useTranslation } from '../language';
import { paths, TextLink } from '../routing';
import { narrowWindow, wideWindow } from '../ui/layout/drawerStyles';
import { scriptOnly, visuallyHidden } from '../ui/layout/layoutStyles';
import { addWithdrawnLessons } from './lessonStatus';
import { lessonListId } from './LessonSidebar';
import { BarFrame, CloseLink } from './parts/BarFrame';
import type { PlayerCourseFragment } from './__generated__/CoursePlayer';

interface PlayerBarProps {
  courseId: string;
  course: PlayerCourseFragment | null;
  menu: ReactNode;
  isFocusMode: boolean;
  onFocusModeChange(isFocusMode: boolean): void;
}

/** The way back to the course, the progress, the list of lessons and the menu that all pages have. */
export function PlayerBar({ courseId, course, menu, isFocusMode, onFocusModeChange }: PlayerBarProps) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const { text: title, ...langProps } = localizeFieldWithLang(course ?? { title: '', titleAr: '' }, 'title', language);
  return (
    <BarFrame>
      <CloseLink to={paths.course(courseId)} label={t('backToCourse')} title={title} langProps={langProps} />
      {course && <CourseProgress course={addWithdrawnLessons(course)} />}
      {course && (
        <IconButton
          color="inherit"
          aria-label={t('focusMode')}
          aria-pressed={isFocusMode}
          title={t('focusMode')}
          onClick={() => onFocusModeChange(!isFocusMode)}
          sx={{ ...scriptOnly, [narrowWindow]: { display: 'none' }, '&[aria-pressed="true"]': pressedStyles }}
        >
          <FocusIcon size={22} />
        </IconButton>
      )}
      {course && (
        <IconButton
          color="inherit"
          aria-label={t('lessons')}
          popoverTarget={lessonListId}
          sx={{ [wideWindow]: { display: 'none' } }}
        >
          <ListViewIcon size={22} />
        </IconButton>
      )}
      {menu}
    </BarFrame>
  );
}

const pressedStyles = { backgroundColor: 'tint', color: 'onTint' } as const;

const certificateLinkStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  minBlockSize: 44,
  fontWeight: 700,
  whiteSpace: 'nowrap',
} as const;

/** On phones the percentage only. */
const lessonCountStyles = {
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  [narrowWindow]: { display: 'none' },
} as const;

function CourseProgress({ course: { lessons, myEnrollment } }: { course: PlayerCourseFragment }) {
  const { t } = useTranslation('learning');
  if (!myEnrollment) return null;
  const { progress, completedLessons, certificateIssued, certificate } = myEnrollment;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, md: 2 }, fontSize: '0.9375rem' }}>
      <Box component="span" sx={lessonCountStyles}>
        {t('lessonsDone', { done: String(completedLessons.length), count: lessons.length })}
      </Box>
      <Box sx={{ inlineSize: 160, [narrowWindow]: { display: 'none' } }}>
        <LinearProgress variant="determinate" value={progress} aria-label={t('progress')} />
      </Box>
      {certificateIssued ? (
        <TextLink
          to={certificate ? paths.ownCertificate(certificate) : paths.certificates()}
          sx={certificateLinkStyles}
        >
          <CertificateIcon size={20} />
          <Box component="span" sx={{ [narrowWindow]: visuallyHidden }}>
            {t(certificate?.status === 'awaiting_name' ? 'certificateAwaitsName' : 'certificate')}
          </Box>
        </TextLink>
      ) : (
        <Box component="bdi" sx={{ fontWeight: 700 }}>{`${progress}%`}</Box>
      )}
    </Box>
  );
}
