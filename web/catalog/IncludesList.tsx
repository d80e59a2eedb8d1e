import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { BookIcon } from '../art/icons/BookIcon';
import { CertificateIcon } from '../art/icons/CertificateIcon';
import { ClockIcon } from '../art/icons/ClockIcon';
import { DownloadIcon } from '../art/icons/DownloadIcon';
import { GlobeIcon } from '../art/icons/GlobeIcon';
import { begunHours } from '../language/formats';
import { useCounted } from '../language/useCounted';
import { Fact } from '../ui/Fact';
import type { CourseOnPage } from './CoursePage';

/** What belongs to the course; files only where a lesson has some. */
export function IncludesList({ course }: { course: CourseOnPage }) {
  const { t } = useTranslation('courses');
  const counted = useCounted('courses');
  const hasFiles = course.lessons.some((lesson) => lesson.hasAttachments);
  const rows = [
    { Icon: ClockIcon, text: counted('hours', begunHours(course.duration)) },
    { Icon: BookIcon, text: counted('lessons', course.lessonCount) },
    ...(hasFiles ? [{ Icon: DownloadIcon, text: t('enroll.files') }] : []),
    { Icon: GlobeIcon, text: t('enroll.devices') },
    { Icon: CertificateIcon, text: t('enroll.certificate') },
  ];
  return (
    <div>
      <Typography component="h2" variant="h6" sx={{ marginBlockEnd: 1 }}>
        {t('enroll.includes')}
      </Typography>
      <Stack component="ul" sx={{ gap: 1, margin: 0, padding: 0, listStyle: 'none' }}>
        {rows.map(({ Icon, text }) => (
          <li key={text}>
            <Fact icon={<Icon size={20} />}>{text}</Fact>
          </li>
        ))}
      </Stack>
    </div>
  );
}
