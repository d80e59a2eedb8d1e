import { randomBytes } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet, { type HelmetOptions } from 'helmet';

type CspDirectives = Record<string, (string | ((request: unknown, response: unknown) => string))[]>;

const nonceSource = (_request: unknown, response: unknown): string => `'nonce-${(response as Response).locals.nonce}'`;

/** What a page may load and do. A script or style sheet of its own carries this answer's nonce. */
const pageCsp: CspDirectives = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'", nonceSource],
  styleSrc: ["'self'", nonceSource],
  // React renders `style` attributes into the page (progress bars, menus); an attribute cannot carry a nonce.
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'https:'],
  fontSrc: ["'self'"],
  mediaSrc: ["'self'", 'https:', 'blob:'],
  frameSrc: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
  // Trainers keep HLS videos wherever they like; the player fetches their parts.
  connectSrc: ["'self'", 'https:'],
  manifestSrc: ["'self'"],
  baseUri: ["'none'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  formAction: ["'self'"],
};

/** The GraphQL sandbox comes from this host alone, but its editor writes style elements as it goes. */
const sandboxCsp: CspDirectives = {
  ...pageCsp,
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

/**
 * Security headers of every answer, and the nonce that its page needs.
 * @param withoutPolicy leaves the content security policy out, for a development server that injects its own scripts
 */
export const securityHeaders = ({ withoutPolicy = false } = {}): RequestHandler[] => [
  (request: Request, response: Response, next: NextFunction) => {
    response.locals.nonce = randomBytes(16).toString('base64');
    response.setHeader('Permissions-Policy', permissionsPolicy);
    if (request.secure) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    next();
  },
  helmet(withoutPolicy ? { ...commonHelmetOptions, contentSecurityPolicy: false } : helmetOptions(pageCsp)),
];

/** Replaces the page's policy by the sandbox's. */
export const sandboxHeaders: RequestHandler = helmet(helmetOptions(sandboxCsp));
