import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { missingToPublish, publishingSteps } from '../../../schema/contract/publishing';
import { Advice } from './Advice';
import { Checklist } from './Checklist';
import type { CourseValues } from './kinds';
import { Live } from './Live';
import { Part } from './Part';
import { PublishButton } from './PublishButton';
import { courseSheet, useWriting } from './sheets';
import { useLessonsAsWritten } from './useLessonsAsWritten';
import type { EditedCourse } from './useOpenDesk';

/** What is missing, the button that makes the course public, and where students find it then. */
export function PublishPart({ course }: { course: EditedCourse }) {
  const { t } = useTranslation('editor');
  const writing = useWriting<CourseValues>(courseSheet);
  const lessons = useLessonsAsWritten(course);
  if (!writing) return null;
  const missing = missingToPublish(writing.values, lessons);
  const isReady = missing.length === 0;
  return (
    <Stack sx={{ gap: 3, maxInlineSize: 760 }}>
      {course.isPublished && <Live course={course} />}
      {(!course.isPublished || !isReady) && (
        <Part
          title={t(isReady ? 'publish.ready' : 'publish.notReady')}
          hint={t(isReady ? 'publish.readyText' : 'publish.notReadyText')}
        >
          <Checklist courseId={course.id} steps={publishingSteps} missing={missing} />
          {!course.isPublished && <PublishButton course={course} isReady={isReady} />}
        </Part>
      )}
      <Advice courseId={course.id} values={writing.values} lessons={lessons} />
    </Stack>
  );
}
