import { z } from 'zod';
import type { LimitedByIp, LimitedByUser } from '../schema/core/context';

/** What the process is told by its environment, checked once and frozen. */
export interface Config {
  production: boolean;
  port: number;
  /** Undefined: every address of the machine. */
  host: string | undefined;
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** Undefined: one is made and kept in `dataDir`; never so in production. */
  sessionSecret: string | undefined;
  trustProxy: number | string[] | false;
  logLevel: LogLevel;
  demoData: boolean;
  /** Lets callers beyond this machine read /metrics. */
  metricsToken: string | undefined;
  /** Where uploads are kept; undefined: the folder `uploads` in `dataDir`. */
  bucket: S3Bucket | undefined;
  limits: Limits;
}

/** Storage that speaks S3's protocol. */
export interface S3Bucket {
  endpoint: string;
  region: string;
  name: string;
  accessKeyId: string;
  secretAccessKey: string;
}

type LogLevel = (typeof logLevels)[number];
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** How much a caller may send, ask for and try. `rateLimits` is null where limits are switched off. */
export interface Limits {
  rateLimits: Record<
    | 'signInPerAccount'
    | 'signInPerAccountAnywhere'
    | 'signInPerAddress'
    | 'registerPerAddress'
    | LimitedByIp
    | LimitedByUser,
    RateLimit
  > | null;
  bodyBytes: number;
  /** Milliseconds until a request that has no answer gets a 503. */
  responseTimeoutMs: number;
  /** Requests at work at the same time; more get a 503. */
  maxConcurrentRequests: number;
  document: { tokens: number; rootFields: number; mutations: number; aliases: number; selections: number };
}

interface RateLimit {
  points: number;
  seconds: number;
}

export const defaultLimits: Limits = {
  rateLimits: {
    /** From one address. */
    signInPerAccount: { points: 10, seconds: 900 },
    /** From all addresses together: guessing from a thousand machines is guessing too. */
    signInPerAccountAnywhere: { points: 100, seconds: 3600 },
    signInPerAddress: { points: 100, seconds: 900 },
    registerPerAddress: { points: 100, seconds: 3600 },
    contactMessage: { points: 10, seconds: 3600 },
    subscription: { points: 20, seconds: 3600 },
    /** Votes in one poll by visitors of a network: carriers put many phones behind one address. */
    visitorVote: { points: 300, seconds: 3600 },
    /** Visitors of a network whose reading of one article is counted. */
    visitorView: { points: 300, seconds: 86_400 },
    /** New terms of one trainer. */
    glossaryTerm: { points: 100, seconds: 3600 },
    /** New courses of one trainer, and new lessons. */
    course: { points: 30, seconds: 3600 },
    lesson: { points: 300, seconds: 3600 },
    /** Files of one person, kept or refused. */
    upload: { points: 200, seconds: 3600 },
  },
  bodyBytes: 400 * 1024,
  responseTimeoutMs: 20_000,
  maxConcurrentRequests: 1000,
  document: { tokens: 2000, rootFields: 15, mutations: 3, aliases: 30, selections: 1500 },
};

const minSecretBytes = 32;
const onOffSetting = z.enum(['on', 'off'], 'must be "on" or "off"');
const integerSetting = (max: number, text: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, text)
    .transform(Number)
    .refine((n) => n <= max, text);
const databaseUrl = z.string().regex(/^postgres(ql)?:\/\/./, 'must begin with postgresql://');
const hopCount = integerSetting(99, '');
const trustedProxies = z
  .string()
  .transform((text) => hopCount.safeParse(text).data ?? text.split(',').map((part) => part.trim()));

const environmentSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('development'),
  PORT: integerSetting(65_535, 'must be a whole number from 0 to 65535').default(3000),
  HOST: z.string().optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATA_DIR: z.string().default('./data'),
  SESSION_SECRET: z.string().optional(),
  RATE_LIMITS: onOffSetting.default('on'),
  TRUST_PROXY: trustedProxies.optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).optional(),
  DEMO_DATA: onOffSetting.optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must begin with https:// or http://' }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
});

const s3SettingNames = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** All of them or none: half a bucket keeps nothing. */
const completeS3Settings = z.record(z.string(), z.unknown()).superRefine((given, context) => {
  const missing = s3SettingNames.filter((name) => given[name] === undefined);
  if (missing.length === s3SettingNames.length) return;
  for (const name of missing)
    context.addIssue({ code: 'custom', path: [name], message: 'is needed with the other S3 settings' });
});

/** Apart from the rest: zod looks at a whole object only when its parts are right, and all faults are to be named at once. */
const sessionSecretRules = z
  .object({ NODE_ENV: z.string().optional(), SESSION_SECRET: z.string().optional() })
  .superRefine(({ NODE_ENV, SESSION_SECRET }, context) => {
    const complain = (message: string) => context.addIssue({ code: 'custom', path: ['SESSION_SECRET'], message });
    if (SESSION_SECRET === undefined && NODE_ENV === 'production')
      complain(`is needed in production: ${minSecretBytes} bytes or more`);
    if (SESSION_SECRET !== undefined && Buffer.byteLength(SESSION_SECRET) < minSecretBytes)
      complain(`must have at least ${minSecretBytes} bytes`);
  });

/** Names every fault of the environment at once. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';

  constructor(readonly issues: string[]) {
    super(['The configuration is not valid:', ...issues.map((fault) => `  ${fault}`)].join('\n'));
  }
}

/**
 * Reads the environment; empty values count as absent. RATE_LIMITS=off is heard outside production alone.
 * @throws ConfigurationError
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const values = environmentSchema.safeParse(present);
  const issues = [values, sessionSecretRules.safeParse(present), completeS3Settings.safeParse(present)].flatMap(
    ({ error }) => error?.issues ?? [],
  );
  if (!values.success || issues.length > 0)
    throw new ConfigurationError(issues.map(({ path, message }) => `${path.join('.')} ${message}`));
  return toConfig(values.data);
}

function toConfig(values: z.output<typeof environmentSchema>): Config {
  const production = values.NODE_ENV === 'production';
  const unlimited = values.RATE_LIMITS === 'off' && !production;
  return Object.freeze<Config>({
    production,
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    dataDir: values.DATA_DIR,
    sessionSecret: values.SESSION_SECRET,
    trustProxy: values.TRUST_PROXY ?? false,
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    demoData: values.DEMO_DATA ? values.DEMO_DATA === 'on' : !production,
    metricsToken: values.METRICS_TOKEN,
    bucket: toS3Bucket(values),
    limits: Object.freeze({ ...defaultLimits, rateLimits: unlimited ? null : defaultLimits.rateLimits }),
  });
}

function toS3Bucket(values: z.output<typeof environmentSchema>): S3Bucket | undefined {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET } = values;
  const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  return S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
    ? Object.freeze({
        endpoint: S3_ENDPOINT,
        region: S3_REGION,
        name: S3_BUCKET,
        accessKeyId: S3_ACCESS_KEY_ID,
        secretAccessKey: S3_SECRET_ACCESS_KEY,
      })
    : undefined;
}
