import { randomBytes } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config';
import { isHttps, strictTransportSecurity } from './publicUrl';

type CspDirectives = Record<string, (string | ((request: unknown, response: unknown) => string))[]>;

const nonceSource = (_request: unknown, response: unknown): string => `'nonce-${(response as Response).locals.nonce}'`;

/**
 * Content-Security-Policy of pages; inline scripts and styles carry the nonce of the response.
 * @param mediaHosts null: trainers may link pictures and videos of every https host
 */
const pageCsp = (mediaHosts: string[] | null): CspDirectives => ({
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'", nonceSource],
  styleSrc: ["'self'", nonceSource],
  // React renders `style` attributes into the page (progress bars, menus); an attribute cannot carry a nonce.
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
 * Sets the security headers and the nonce of the response.
 * @param withoutPolicy omits the Content-Security-Policy, for a development server that injects scripts
 */
export const securityHeaders = ({ config, withoutPolicy = false }: SecurityOptions): RequestHandler[] => [
  (request: Request, response: Response, next: NextFunction) => {
    response.locals.nonce = randomBytes(16).toString('base64');
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

/** The security headers of JSON responses, computed once. */
export function dataSecurityHeaders(): ReadonlyMap<string, string> {
  const headers = new Map<string, string>([['Permissions-Policy', permissionsPolicy]]);
  const recorder = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  helmet({ ...commonHelmetOptions, contentSecurityPolicy: false })({} as Request, recorder as never, () => undefined);
  return headers.set('Content-Security-Policy', dataCsp);
}

/** Replaces the policy of pages by the one of the sandbox. */
export const sandboxHeaders: RequestHandler = helmet(helmetOptions(sandboxCsp));
