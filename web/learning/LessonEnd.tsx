import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../ui/visuallyHidden';
import type { PlayedCourse, PlayedLesson } from './played';
import { Completion } from './Completion';
import { Finished } from './Finished';
import { LessonLinks } from './LessonLinks';
import { nextAfter } from './nextAfter';
import { useCompletion } from './useCompletion';

/** The end of a lesson: marking it as complete, then going on; the end of the course, where this was its last. */
export function LessonEnd({ course, lesson }: { course: PlayedCourse; lesson: PlayedLesson }) {
  const { t } = useTranslation('learning');
  const { complete, completing } = useCompletion(lesson.id);
  const enrollment = course.myEnrollment;
  const now = {
    lesson: enrollment?.completedLessons.includes(lesson.id) ?? false,
    course: enrollment?.status === 'completed',
  };
  const [before] = useState(now);
  const justCompleted = now.lesson && !before.lesson;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone: the focus goes on to what comes next.
    if (justCompleted) end.current?.querySelector<HTMLElement>('[data-onward]')?.focus();
  }, [justCompleted]);
  return (
    <Box ref={end} sx={{ display: 'grid', gap: 3 }}>
      <Box role="status" sx={visuallyHidden}>
        {justCompleted && t('saved', { progress: String(enrollment?.progress ?? 0) })}
      </Box>
      {now.course && !before.course && <Finished course={course} />}
      <Box sx={bar}>
        {enrollment && lesson.isPublished && (
          <Completion completed={now.lesson} completing={completing} onComplete={complete} />
        )}
        <LessonLinks
          course={course}
          previous={course.lessons[course.lessons.indexOf(lesson) - 1]}
          next={nextAfter(lesson, course)}
          completed={now.lesson}
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
