import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { opensLessons, standingOf } from '../../schema/contract/access';
import { useViewer } from '../session/useViewer';
import { Page } from '../ui/Page';
import { ClassroomHeader } from './ClassroomHeader';
import { columns } from './columns';
import { LessonList } from './LessonList';
import { LessonNotFound } from './LessonNotFound';
import { LessonView } from './LessonView';
import { LockedLesson } from './LockedLesson';
import type { PlayedCourse } from './played';

/** The course around a lesson: where one is in it on top, all lessons beside. */
export function Classroom({ course, lessonId }: { course: PlayedCourse; lessonId: string }) {
  const { viewer } = useViewer();
  const top = useFocusOnTurn(lessonId);
  const standing = standingOf(viewer, course);
  const opens = opensLessons(standing);
  const lesson = course.lessons.find(({ id }) => id === lessonId);
  return (
    <Page sx={{ paddingBlock: { xs: 2, md: 4 } }}>
      <ClassroomHeader course={course} />
      <Box sx={columns}>
        {/* Where reading starts after a turn to another lesson. */}
        <Box ref={top} tabIndex={-1} sx={{ minInlineSize: 0, outline: 'none', scrollMarginBlockStart: '6rem' }}>
          {!lesson && <LessonNotFound course={course} />}
          {lesson && opens && <LessonView key={lesson.id} course={course} lesson={lesson} />}
          {lesson && !opens && <LockedLesson course={course} lesson={lesson} standing={standing} />}
        </Box>
        <LessonList course={course} currentId={lessonId} open={opens} />
      </Box>
    </Page>
  );
}

/** The address keeps its path from lesson to lesson, so the focus is moved here: to the new lesson's start. */
function useFocusOnTurn(lessonId: string) {
  const start = useRef<HTMLDivElement>(null);
  const shown = useRef(lessonId);
  useEffect(() => {
    if (shown.current === lessonId) return;
    shown.current = lessonId;
    start.current?.scrollIntoView({ block: 'start' });
    start.current?.focus({ preventScroll: true });
  }, [lessonId]);
  return start;
}
