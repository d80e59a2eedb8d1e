import type { RequestHandler } from 'express';
import { Problem } from '../../schema/core/errors';
import type { PreparedDocuments } from './preparedDocuments';

/**
 * Replaces the id of a trusted document in the body by its text, for Apollo Server.
 * @throws Problem `unknownDocument` for an id of another version of the web client, and for a text that is not allowed
 */
export const resolveDocumentId =
  (documents: PreparedDocuments): RequestHandler =>
  (request, _response, next) => {
    const body: unknown = request.body;
    if (typeof body === 'object' && body !== null) {
      const { documentId, query, ...rest } = body as Record<string, unknown>;
      if (typeof documentId === 'string' && query === undefined) {
        const text = documents.textOf(documentId);
        if (text === undefined) throw new Problem('unknownDocument');
        request.body = { ...rest, query: text };
      } else if (typeof query === 'string' && !documents.isAllowed(query)) throw new Problem('unknownDocument');
    }
    next();
  };
