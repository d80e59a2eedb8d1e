import { Router } from 'express';
import { ownOrigin } from './ownOrigin';

/** What is not for search engines: what is personal, what is for programs, and sign-in pages that lead somewhere else. */
const closed = ['/dashboard', '/account', '/api/', '/graphql', '/auth?*next='];

/** /robots.txt: where search engines may look, and where they find the list of all pages. */
export function robots(): Router {
  const router = Router();
  router.get('/robots.txt', (request, response) => {
    const lines = ['User-agent: *', 'Allow: /', ...closed.map((path) => `Disallow: ${path}`), ''];
    response
      .type('text/plain')
      .setHeader('Cache-Control', 'public, max-age=3600')
      .send([...lines, `Sitemap: ${ownOrigin(request)}/sitemap.xml`, ''].join('\n'));
  });
  return router;
}
