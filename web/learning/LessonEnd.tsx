import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../ui/visuallyHidden';
import type { PlayedCourse, PlayedLesson } from './access';
import { Completion } from './Completion';
import { Finished } from './Finished';
import { LessonLinks } from './LessonLinks';
import { nextAfter } from './nextAfter';
import { useCompletion } from './useCompletion';

/** The end of a lesson: marking it as complete, then going on; the end of the course, where this was its last. */
export function LessonEnd({ course, lesson }: { course: PlayedCourse; lesson: PlayedLesson }) {
  const { t } = useTranslation('learning');
  const [just, setJust] = useState<'lesson' | 'course' | null>(null);
  const { complete, completing } = useCompletion(lesson.id, (status) =>
    setJust(status === 'completed' && course.myEnrollment?.status !== 'completed' ? 'course' : 'lesson'),
  );
  const onward = useRef<HTMLDivElement>(null);
  const enrollment = course.myEnrollment;
  const completed = enrollment?.completedLessons.includes(lesson.id) ?? false;
  useEffect(() => {
    // The button that was pressed is gone: the focus goes on to what comes next.
    if (just) onward.current?.querySelector<HTMLElement>('[data-onward]')?.focus();
  }, [just]);
  return (
    <Box ref={onward} sx={{ display: 'grid', gap: 3 }}>
      <Box role="status" sx={visuallyHidden}>
        {just && t('saved', { progress: String(enrollment?.progress ?? 0) })}
      </Box>
      {just === 'course' && <Finished course={course} />}
      <Box sx={bar}>
        {enrollment && lesson.isPublished && (
          <Completion completed={completed} completing={completing} onComplete={complete} />
        )}
        <LessonLinks
          course={course}
          previous={course.lessons[course.lessons.indexOf(lesson) - 1]}
          next={nextAfter(lesson, course)}
          completed={completed}
        />
      </Box>
    </Box>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  paddingBlockStart: 3,
  borderBlockStart: '1px solid',
  borderColor: 'line',
} as const;
