import { noteSchema, noteTextSchema } from '../../../schema/contract/validation/learning/notes';
import {
  RestCreateLessonNoteDocument,
  RestDeleteLessonNoteDocument,
  RestLessonNotesDocument,
  RestMyNotesDocument,
  RestUpdateLessonNoteDocument,
} from '../operations/generated';
import { noteQuerySchema } from '../queryParameters';
import { optimisticLock } from '../requestBody';
import { del, get, listRoute, post, put, type Route } from '../route';

export const noteRoutes: Route[] = [
  listRoute('/api/my-notes', RestMyNotesDocument, {
    query: noteQuerySchema,
    variables: ({ query: { courseId, search } }) => ({ courseId, search }),
    page: ({ myNotes }) => myNotes,
  }),
  get('/api/lessons/:id/notes', RestLessonNotesDocument, {
    variables: ({ params }) => ({ lessonId: params.id }),
    response: ({ lessonNotes }) => lessonNotes,
  }),
  post('/api/lessons/:id/notes', RestCreateLessonNoteDocument, {
    body: noteSchema,
    variables: ({ params, body }) => ({ lessonId: params.id, input: body }),
    response: ({ createLessonNote }) => createLessonNote,
    status: 201,
  }),
  put('/api/notes/:id', RestUpdateLessonNoteDocument, {
    body: noteTextSchema.extend(optimisticLock),
    variables: ({ params, body: { text, updatedAt } }) => ({ id: params.id, text, updatedAt }),
    response: ({ updateLessonNote }) => updateLessonNote,
  }),
  del('/api/notes/:id', RestDeleteLessonNoteDocument, {
    variables: ({ params }) => ({ id: params.id }),
    response: ({ deleteLessonNote }) => ({ deleted: deleteLessonNote }),
  }),
];
