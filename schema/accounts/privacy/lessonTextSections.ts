import { readNotesOf } from '../../notes/noteExport';
import { readPostsOfAuthor, readReportsOf, readThreadsOfAuthor } from '../../threads/threadExport';
import type { ExportSection } from './exportSection';

/** What the person wrote at lessons. */
export const lessonTextSections: ExportSection[] = [
  {
    name: 'lesson-notes',
    description: 'Your private notes at lessons',
    read: (db, { id }) => readNotesOf(db, id),
  },
  {
    name: 'threads',
    description: 'Questions that you asked about lessons',
    read: (db, { id }) => readThreadsOfAuthor(db, id),
  },
  {
    name: 'posts',
    description: 'Answers that you wrote to questions about lessons',
    read: (db, { id }) => readPostsOfAuthor(db, id),
  },
  {
    name: 'thread-reports',
    description: 'Questions and answers that you reported',
    read: (db, { id }) => readReportsOf(db, id),
  },
];
