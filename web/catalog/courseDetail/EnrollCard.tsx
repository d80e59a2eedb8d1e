import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CourseRole } from '../../../schema/contract/courses/courseAccess';
import { BookIcon, CertificateIcon, ClockIcon } from '../../art/icons/contentIcons';
import { DownloadIcon } from '../../art/icons/lessonIcons';
import { GlobeIcon } from '../../art/icons/shellIcons';
import { minutesToCeilHours } from '../../language/formatters';
import { usePlural } from '../../language/usePlural';
import { IconText } from '../../ui/text/IconText';
import { CoursePrice } from '../CoursePrice';
import { CourseThumbnail } from '../CourseThumbnail';
import { EnrollAction } from './EnrollAction';
import type { EnrollCardFragment } from './__generated__/EnrollCard';

interface EnrollCardProps {
  course: EnrollCardFragment;
  /** Null while the viewer is loading. */
  role: CourseRole | null;
}

export function EnrollCard({ course, role }: EnrollCardProps) {
  const { t } = useTranslation('courses');
  return (
    <Card component="section" aria-label={t('enroll.label')} tabIndex={-1}>
      <Box sx={{ aspectRatio: { xs: '16 / 9', sm: '3 / 1', md: '16 / 9' }, overflow: 'hidden' }}>
        <CourseThumbnail course={course} eager />
      </Box>
      <Stack sx={{ gap: 2.5, padding: { xs: 2.5, sm: 3 } }}>
        <div>
          <CoursePrice course={course} variant="h3" />
          {!course.isFree && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('enroll.lifetime')}
            </Typography>
          )}
        </div>
        {role === null ? <Skeleton variant="rounded" height={56} /> : <EnrollAction course={course} role={role} />}
        <Divider />
        <CourseIncludes course={course} />
      </Stack>
    </Card>
  );
}

function CourseIncludes({ course }: { course: EnrollCardFragment }) {
  const { t } = useTranslation('courses');
  const formatCount = usePlural('courses');
  const hasFiles = course.lessons.some((lesson) => lesson.hasAttachments);
  const rows = [
    { Icon: ClockIcon, text: formatCount('hours', minutesToCeilHours(course.duration)) },
    { Icon: BookIcon, text: formatCount('lessons', course.lessonCount) },
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
            <IconText icon={<Icon size={20} />}>{text}</IconText>
          </li>
        ))}
      </Stack>
    </div>
  );
}
