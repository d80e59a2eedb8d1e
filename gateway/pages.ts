import type { ApolloServer } from '@apollo/server';
import type { FormattedExecutionResult } from 'graphql';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { Context } from '../schema/context';
import { asLanguage, defaultLanguage, languageCookie, type Language } from '../schema/contract/languages';
import { asScheme, schemeCookie, type Scheme } from '../schema/contract/scheme';
import { Problem } from '../schema/errors';
import type { Caller } from './caller';
import { cookiesOf } from './cookies';
import type { Page, Site } from './site';

interface Parts {
  site: Site;
  caller: Caller;
  engine: ApolloServer<Context>;
}

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** Everything that is no file and no API is a page, rendered in the visitor's language: the cookie's, else Arabic. */
export function pages({ site, caller, engine }: Parts): Router {
  const router = Router();
  router.get('/{*path}', rendering(site, caller, engine));
  router.all('/{*path}', (_request, response) => {
    response.setHeader('Allow', 'GET, HEAD');
    throw new Problem('methodNotAllowed');
  });
  return router;
}

const rendering =
  (site: Site, caller: Caller, engine: ApolloServer<Context>): RequestHandler =>
  async (request, response) => {
    const language = chosenLanguage(request, response);
    const context = { ...(await caller(request, response)), language };
    const page = await site.render({
      url: request.originalUrl,
      origin: originOf(request),
      language,
      scheme: schemeOf(request),
      nonce: response.locals.nonce,
      assets: site.assets,
      execute: asking(engine, context),
    });
    send(page, response, context.viewer !== null);
  };

/**
 * The address that the visitor sees before the path.
 * @throws Problem `malformedRequest` where Host, or a request for another site, leaves nothing that could be an address
 */
function originOf({ protocol, host, originalUrl }: Request): string {
  const origin = `${protocol}://${host}`;
  if (!originalUrl.startsWith('/') || !URL.canParse(origin)) throw new Problem('malformedRequest');
  return new URL(origin).origin;
}

function send({ status, html, redirect }: Page, response: Response, isPersonal: boolean): void {
  // Each page carries a nonce of its own; what a signed-in person sees is not to lie around at all.
  response.setHeader('Cache-Control', isPersonal ? 'private, no-store' : 'private, no-cache').vary('Cookie');
  if (redirect) response.redirect(302, redirect);
  else response.status(status).type('html').send(html);
}

/** `?lang=` chooses, and is remembered like the language menu's choice. */
function chosenLanguage(request: Request, response: Response): Language {
  const chosen = asLanguage(request.query.lang);
  if (chosen)
    response.cookie(languageCookie, chosen, { maxAge: yearMs, sameSite: 'lax', path: '/', secure: request.secure });
  return chosen ?? asLanguage(cookiesOf(request)[languageCookie]) ?? defaultLanguage;
}

const schemeOf = (request: Request): Scheme | null => asScheme(cookiesOf(request)[schemeCookie]) ?? null;

/** The page's operations run like those of a browser, with the visitor's own rights, in this process. */
const asking =
  (engine: ApolloServer<Context>, contextValue: Context) =>
  async (
    query: string,
    variables: Record<string, unknown>,
    operationName?: string,
  ): Promise<FormattedExecutionResult> => {
    const { body } = await engine.executeOperation({ query, variables, operationName }, { contextValue });
    if (body.kind !== 'single') throw new Error('Pages are rendered from whole answers');
    return body.singleResult;
  };
