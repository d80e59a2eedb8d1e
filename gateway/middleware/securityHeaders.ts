import { createHash } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config';
import { mailStyles } from '../mail/MailFrame';
import { isHttps, strictTransportSecurity } from './publicUrl';

type CspDirectives = Record<string, string[]>;

/** Sources of inline elements: hashes of their texts. */
interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Emotion adds empty `<style>` elements in the browser and fills them with `insertRule`. */
const emptyStyleSource = hashSource('');

/** The preview of a newsletter is a frame with the policy of its page. */
const mailStyleSource = hashSource(mailStyles);

/**
 * Content-Security-Policy of pages.
 * @param mediaHosts null: trainers may link pictures and videos of every https host
 */
const pageCsp = (
  mediaHosts: string[] | null,
  { scripts, styles }: InlineSources = { scripts: [], styles: [] },
): CspDirectives => ({
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'", ...scripts],
  styleSrc: ["'self'", emptyStyleSource, mailStyleSource, ...styles],
  // React renders `style` attributes into the page (progress bars, menus); a hash does not allow attributes.
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', ...mediaSources(mediaHosts)],
  fontSrc: ["'self'"],
  mediaSrc: ["'self'", 'blob:', ...mediaSources(mediaHosts)],
  frameSrc: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
  // The player fetches the segments of HLS videos.
  connectSrc: ["'self'", ...mediaSources(mediaHosts)],
  manifestSrc: ["'self'"],
  baseUri: ["'none'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  formAction: ["'self'"],
});

const mediaSources = (hosts: string[] | null): string[] => hosts?.map((host) => `https://${host}`) ?? ['https:'];

const inlineElements = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;

/** Scripts with a `src` are allowed by their origin; JSON is data, which no policy restricts. */
const needsNoHash = /\ssrc=|type="application\/(ld\+)?json"/i;

/**
 * Allows the inline scripts and styles of a document's head by the hashes of their texts. The body holds what users
 * write: an element that got there by an error must not run.
 */
function listInlineSources(html: string): InlineSources {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const head = html.slice(0, html.indexOf('</head>'));
  for (const [, tag = '', attributes = '', text = ''] of head.matchAll(inlineElements)) {
    if (tag.toLowerCase() === 'style') styles.add(hashSource(text));
    else if (!needsNoHash.test(attributes)) scripts.add(hashSource(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/**
 * The Content-Security-Policy of a complete document. Hashes instead of a nonce for each response: all visitors get
 * the same bytes.
 */
export const pagePolicy = (html: string, { mediaHosts }: Pick<Config, 'mediaHosts'>): string =>
  Object.entries(pageCsp(mediaHosts, listInlineSources(html)))
    .map(([name, sources]) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ...sources].join(' '))
    .join('; ');

/** The sandbox is served from this host only, but its editor adds style elements at run time. */
const sandboxCsp: CspDirectives = {
  ...pageCsp([]),
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
};

const commonHelmetOptions: HelmetOptions = {
  strictTransportSecurity: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
  crossOriginEmbedderPolicy: false,
};

const helmetOptions = (directives: CspDirectives) => ({
  ...commonHelmetOptions,
  contentSecurityPolicy: { useDefaults: false, directives },
});

const deniedFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'midi', 'serial', 'browsing-topics'];
const permissionsPolicy = deniedFeatures.map((feature) => `${feature}=()`).join(', ');

interface SecurityOptions {
  config: Pick<Config, 'mediaHosts'>;
  withoutPolicy?: boolean;
}

/**
 * Sets the security headers; pages replace the policy by one with their hashes.
 * @param withoutPolicy omits the Content-Security-Policy, for a development server that injects scripts
 */
export const securityHeaders = ({ config, withoutPolicy = false }: SecurityOptions): RequestHandler[] => [
  (request: Request, response: Response, next: NextFunction) => {
    response.setHeader('Permissions-Policy', permissionsPolicy);
    if (isHttps(request)) response.setHeader('Strict-Transport-Security', strictTransportSecurity);
    next();
  },
  helmet(
    withoutPolicy
      ? { ...commonHelmetOptions, contentSecurityPolicy: false }
      : helmetOptions(pageCsp(config.mediaHosts)),
  ),
];

/** Data is not displayed: a browser that is led to it may load nothing. */
const dataCsp = "default-src 'none'; frame-ancestors 'none'";

const dataPath = /^\/(api|graphql)(\/|$)/i;

/** Replaces the policy of pages for the APIs, as on the fast path. */
export const dataPolicy: RequestHandler = ({ path }, response, next) => {
  if (dataPath.test(path)) response.setHeader('Content-Security-Policy', dataCsp);
  next();
};

/** The security headers of JSON responses, computed once. */
export function dataSecurityHeaders(): ReadonlyMap<string, string> {
  const headers = new Map<string, string>([['Permissions-Policy', permissionsPolicy]]);
  const recorder = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  helmet({ ...commonHelmetOptions, contentSecurityPolicy: false })(
    undefined as never,
    recorder as never,
    () => undefined,
  );
  return headers.set('Content-Security-Policy', dataCsp);
}

export const sandboxHeaders: RequestHandler = helmet(helmetOptions(sandboxCsp));
