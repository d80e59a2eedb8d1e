import { randomBytes } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet, { type HelmetOptions } from 'helmet';

type Directives = Record<string, (string | ((request: unknown, response: unknown) => string))[]>;

const nonce = (_request: unknown, response: unknown): string => `'nonce-${(response as Response).locals.nonce}'`;

/** What a page may load and do. A script or style sheet of its own carries this answer's nonce. */
const pagePolicy: Directives = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'", nonce],
  styleSrc: ["'self'", nonce],
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
const sandboxPolicy: Directives = {
  ...pagePolicy,
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
};

const common: HelmetOptions = {
  strictTransportSecurity: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
  crossOriginEmbedderPolicy: false,
};

const policy = (directives: Directives) => ({ ...common, contentSecurityPolicy: { useDefaults: false, directives } });

const refused = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'midi', 'serial', 'browsing-topics'];
const permissions = refused.map((feature) => `${feature}=()`).join(', ');

/**
 * Security headers of every answer, and the nonce that its page needs.
 * @param withoutPolicy leaves the content security policy out, for a development server that injects its own scripts
 */
export const securityHeaders = ({ withoutPolicy = false } = {}): RequestHandler[] => [
  (request: Request, response: Response, next: NextFunction) => {
    response.locals.nonce = randomBytes(16).toString('base64');
    response.setHeader('Permissions-Policy', permissions);
    if (request.secure) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    next();
  },
  helmet(withoutPolicy ? { ...common, contentSecurityPolicy: false } : policy(pagePolicy)),
];

/** Replaces the page's policy by the sandbox's. */
export const sandboxHeaders: RequestHandler = helmet(policy(sandboxPolicy));
