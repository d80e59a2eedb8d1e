import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router, type RequestHandler } from 'express';
import { z } from 'zod';
import { noteExportPath } from '../../schema/contract/site/urls';
import { searchQuerySchema } from '../../schema/contract/validation/fields/textFields';
import { Problem, validate } from '../../schema/core/problem';
import { permissionProblem } from '../../schema/core/permissionProblem';
import { readNotesWithTitles } from '../../schema/notes/noteExport';
import { toNoteMarkdown } from '../../schema/notes/noteMarkdown';
import type { CreateContext, RequestContext } from '../context/requestContext';
import { methodNotAllowed } from '../middleware/methodNotAllowed';
import { idParameter } from '../rest/queryParameters';

interface NoteExportDependencies {
  createContext: CreateContext;
  loadShedder: RequestHandler;
}

/** Query string of the export: the same notes as on the page. */
export const noteExportQuerySchema = z.object({ courseId: idParameter.optional(), search: searchQuerySchema });

/** GET /api/my-notes.md: the signed-in person's own notes as Markdown, with labels in the language of the request. */
export function noteExportRouter({ createContext, loadShedder }: NoteExportDependencies): Router {
  const router = Router();
  router.get(noteExportPath, loadShedder, async (request, response) => {
    const context = await createContext(request, response);
    const batches = openNotes(context, request.query);
    // The first batch is read before the headers are sent, so that its errors get an error status.
    const first = request.method === 'HEAD' ? undefined : await batches.next();
    response
      .attachment(`tayyar-notes-${new Date().toISOString().slice(0, 10)}.md`)
      .type('text/markdown; charset=utf-8')
      .setHeader('Cache-Control', 'private, no-store');
    response.vary('Cookie, Authorization');
    if (!first) return void response.end();
    const text = toNoteMarkdown(startingWith(first, batches), context.language);
    // A client that disconnects is not an error.
    await pipeline(Readable.from(text), response).catch(() => response.destroy());
  });
  router.all(noteExportPath, methodNotAllowed(['GET', 'HEAD']));
  return router;
}

/** @throws Problem `notSignedIn`, `notAllowed`, `secondFactorRequired`, `invalidInput` */
function openNotes({ db, viewer }: RequestContext, query: unknown): Batches {
  if (!viewer) throw new Problem('notSignedIn');
  const problem = permissionProblem(viewer, 'note:write');
  if (problem) throw new Problem(problem);
  const { courseId, search } = validate(noteExportQuerySchema, query);
  return readNotesWithTitles(db, {
    userId: viewer.id,
    courseId: courseId === undefined ? undefined : Number(courseId),
    search,
  });
}

type Batches = ReturnType<typeof readNotesWithTitles>;

async function* startingWith(first: Awaited<ReturnType<Batches['next']>>, rest: Batches) {
  for (let batch = first; !batch.done; batch = await rest.next()) yield batch.value;
}
