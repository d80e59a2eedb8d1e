import { Box, Typography } from '@mui/material';
import { useTranslation } from '../../language';
import { paths, TextLink } from '../../routing';
import { QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import { useFocusAfterRemoval } from '../../ui/hooks/lostFocus';
import { useRefetchOnVisitPolicy } from '../../ui/hooks/useRefetchOnVisitPolicy';
import { NoteForm } from './NoteForm';
import { NoteItem } from './NoteItem';
import { noteListStyles } from './noteListStyles';
import { useLessonNotesQuery, type NoteFragment } from './__generated__/notes';

interface LessonNotesProps {
  lessonId: string;
  hasVideo: boolean;
  readSecond(): number | null;
}

/** The own notes at a lesson by second, and the field for a new one. */
export function LessonNotes({ lessonId, hasVideo, readSecond }: LessonNotesProps) {
  const { t } = useTranslation('notes');
  const query = useLessonNotesQuery({ variables: { lessonId }, ...useRefetchOnVisitPolicy() });
  const reload = () => void query.refetch().catch(() => undefined);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <NoteForm lessonId={lessonId} hasVideo={hasVideo} readSecond={readSecond} onSaved={reload} />
      <QueryResult of={query} skeleton={<TextSkeleton lines={3} />}>
        {({ lessonNotes }) => <NoteList notes={lessonNotes} isLinked={hasVideo} onDeleted={reload} />}
      </QueryResult>
      <TextLink to={paths.notes()} sx={{ justifySelf: 'start' }}>
        {t('all')}
      </TextLink>
    </Box>
  );
}

interface NoteListProps {
  notes: readonly NoteFragment[];
  isLinked: boolean;
  onDeleted(): void;
}

function NoteList({ notes, isLinked, onDeleted }: NoteListProps) {
  const { t } = useTranslation('notes');
  const ref = useFocusAfterRemoval<HTMLDivElement>(notes.length);
  return (
    <Box ref={ref} tabIndex={-1} role="group" aria-label={t('list')} sx={{ outlineOffset: 4 }}>
      {notes.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('empty')}</Typography>
      ) : (
        <Box component="ul" sx={noteListStyles}>
          {notes.map((note) => (
            <NoteItem key={note.id} note={note} isLinked={isLinked} onDeleted={onDeleted} />
          ))}
        </Box>
      )}
    </Box>
  );
}
