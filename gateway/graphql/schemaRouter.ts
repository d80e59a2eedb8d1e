import { Router } from 'express';
import { printSchema } from 'graphql';
import { schema } from '../../schema';
import { methodNotAllowed } from '../middleware/methodNotAllowed';

/**
 * GET /api/schema.graphql: the schema as text (SDL), in production too, where introspection is off. Clients keep it and
 * ask with its entity tag.
 */
export function schemaRouter(): Router {
  const router = Router();
  let sdl: string | undefined;
  router.get('/api/schema.graphql', (_request, response) => {
    sdl ??= `${printSchema(schema)}\n`;
    response.type('text/plain').setHeader('Cache-Control', 'public, no-cache').send(sdl);
  });
  router.all('/api/schema.graphql', methodNotAllowed(['GET', 'HEAD']));
  return router;
}
