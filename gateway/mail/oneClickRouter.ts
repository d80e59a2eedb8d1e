import { raw, Router } from 'express';
import type { Language } from '../../schema/contract/languages';
import { newsletterPaths } from '../../schema/contract/site/urls';
import { Problem } from '../../schema/core/problem';
import { unsubscribe } from '../../schema/newsletter/subscription';
import { stopMails } from '../../schema/notifications/notificationPreference';
import type { CreateContext, RequestContext } from '../context/requestContext';
import { methodNotAllowed } from '../middleware/methodNotAllowed';
import { oneClickPaths } from './oneClick';

/** RFC 8058: the body of a mail program, as a form or as multipart/form-data. */
const oneClickPattern = /List-Unsubscribe"?(?:=|\s+)One-Click/;

interface OneClickTarget {
  path: string;
  /** Page with the button, to which a GET leads: it changes nothing itself. */
  page: string;
  unsubscribe(token: string, context: RequestContext): Promise<unknown>;
  confirmation: Record<Language, string>;
}

const targets: OneClickTarget[] = [
  {
    path: oneClickPaths.message,
    page: '/unsubscribe',
    unsubscribe: (token, { db, services: { linkTokens } }) => stopMails(db, linkTokens.verify('unsubscribe', token)),
    confirmation: {
      ar: 'لن تصلك رسائل بريدية من هذا النوع بعد الآن.',
      en: 'You will get no more mails of this kind.',
    },
  },
  {
    path: oneClickPaths.newsletter,
    page: newsletterPaths.unsubscribe,
    unsubscribe: (token, context) => unsubscribe(context, token),
    confirmation: {
      ar: 'أُلغي اشتراكك وحُذف عنوانك من قائمة النشرة.',
      en: 'You are unsubscribed: your address was deleted from the list.',
    },
  },
];

/** Unsubscribing by one click in a mail program, without sign-in: from a kind of message, or from the newsletter. */
export function oneClickRouter({ createContext }: { createContext: CreateContext }): Router {
  const router = Router();
  for (const { path, page, confirmation, ...target } of targets) {
    router.post(path, raw({ type: () => true, limit: '8kb' }), async (request, response) => {
      if (!Buffer.isBuffer(request.body) || !oneClickPattern.test(request.body.toString('latin1')))
        throw new Problem('malformedRequest');
      const context = await createContext(request, response);
      await target.unsubscribe(toToken(request.query.token), context);
      response.setHeader('Cache-Control', 'no-store');
      response.type('text/plain').send(confirmation[context.language]);
    });
    router.get(path, (request, response) => {
      response.setHeader('Cache-Control', 'no-store');
      response.redirect(303, `${page}#token=${encodeURIComponent(toToken(request.query.token))}`);
    });
    router.all(path, methodNotAllowed(['GET', 'HEAD', 'POST']));
  }
  return router;
}

const toToken = (parameter: unknown): string => (typeof parameter === 'string' ? parameter : '');
