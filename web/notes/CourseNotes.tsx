import { Box, Chip, Typography } from '@mui/material';
import { useId } from 'react';
import { localizeFieldWithLang, useLanguage, useTranslation } from '../language';
import { paths, TextLink } from '../routing';
import type { groupNotes } from './groupNotes';
import { NoteItem } from './parts/NoteItem';
import { noteListStyles } from './parts/noteListStyles';

type CourseGroup = ReturnType<typeof groupNotes>[number];

interface CourseNotesProps {
  course: CourseGroup;
  search: string;
  onDeleted(): void;
}

/** The notes of a course, lesson by lesson. */
export function CourseNotes({ course: { place, items }, ...props }: CourseNotesProps) {
  const { language } = useLanguage();
  const headingId = useId();
  const { text, ...langProps } = localizeFieldWithLang(place, 'courseTitle', language);
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ marginBlockStart: 4 }}>
      <Typography id={headingId} component="h2" variant="h3" {...langProps} sx={{ overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {items.map((lesson) => (
        <NotesOfLesson key={lesson.place.id} lesson={lesson} {...props} />
      ))}
    </Box>
  );
}

/** A title that leads to the lesson, while it is open to the reader. */
function NotesOfLesson({
  lesson: { place, items },
  search,
  onDeleted,
}: Omit<CourseNotesProps, 'course'> & { lesson: CourseGroup['items'][number] }) {
  const { t } = useTranslation('notes');
  const { language } = useLanguage();
  const { text: title, ...langProps } = localizeFieldWithLang(place, 'lessonTitle', language);
  const isOpen = place.isLessonInCourse;
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, marginBlockEnd: 1 }}>
        <Typography component="h3" variant="h5" {...langProps} sx={{ overflowWrap: 'anywhere' }}>
          {isOpen ? <TextLink to={paths.course(place.courseId, { lesson: place.lessonId })}>{title}</TextLink> : title}
        </Typography>
        {!isOpen && <Chip size="small" label={t('page.gone')} />}
      </Box>
      <Box component="ul" aria-label={t('page.list', { lesson: title })} sx={noteListStyles}>
        {items.map((note) => (
          <NoteItem key={note.id} note={note} isLinked={isOpen} search={search} onDeleted={onDeleted} />
        ))}
      </Box>
    </Box>
  );
}
