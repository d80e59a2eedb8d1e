import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { certificateKeysSetting, type CertificateKeys } from './certificates/credential/certificateKeys';
import { defaultLimits, type Limits, type RateLimit } from './limits';
import { periods } from '../schema/contract/periods';

/** Configuration from the environment, validated once and frozen. */
export interface Config {
  production: boolean;
  port: number;
  /** Undefined: listen on all addresses. */
  host: string | undefined;
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** Undefined: a secret is created and stored in `dataDir`; required in production. */
  sessionSecret: string | undefined;
  /** Sign certificates; undefined: a key is created and stored in `dataDir`; required in production. */
  certificateKeys: CertificateKeys | undefined;
  /** Scheme and host of the site; undefined: those of each request. Required in production. */
  publicUrl: string | undefined;
  trustProxy: number | string[] | false;
  /** Mail server; undefined: mails are written to the folder `mail` in `dataDir`. */
  smtpUrl: string | undefined;
  /** Sender of all mails: an address, or name and address. */
  mailFrom: string;
  jobs: boolean;
  /** Milliseconds in which /readyz answers 503 before the server stops accepting connections. */
  shutdownDelayMs: number;
  logLevel: LogLevel;
  demoData: boolean;
  /** Publishing requires that an admin has approved the trainer. */
  trainerApproval: boolean;
  /** Admins need a second factor for everything that students may not do. */
  adminSecondFactor: boolean;
  /** Allows requests from other machines to read /metrics. */
  metricsToken: string | undefined;
  /** Bucket for uploads; undefined: the folder `uploads` in `dataDir`. */
  bucket: S3Bucket | undefined;
  /** Chargily Pay; undefined: cards are not offered. */
  chargily: ChargilyAccount | undefined;
  /** Refuses common passwords for new accounts and new passwords. */
  passwordCheck: boolean;
  /** Hosts of pictures and videos that pages may load; null: every https host. */
  mediaHosts: string[] | null;
  uploadSpace: UploadSpace;
  retention: Retention;
  renderWorkers: number;
  /** Refuses GraphQL documents of clients other than the own web client. */
  trustedDocumentsOnly: boolean;
  pageCacheBytes: number;
  /** Memory for API responses to visitors. */
  responseCacheBytes: number;
  limits: Limits;
}

/** Space for uploads, in bytes. */
export interface UploadSpace {
  /** Uploads are refused while the disk has less space left. */
  minFreeBytes: number;
  totalBytes: number;
}

/** Days after which personal data are deleted. */
export interface Retention {
  /** Of contact messages, after an admin has marked them as handled. */
  contactMessageDays: number;
  notificationDays: number;
  /** Of newsletter addresses that were not confirmed. */
  unconfirmedSubscriberDays: number;
}

/** Bucket of an S3-compatible storage. */
export interface S3Bucket {
  endpoint: string;
  region: string;
  name: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Account at the card provider. */
export interface ChargilyAccount {
  /** Address of the API, in test or live mode. */
  url: string;
  /** Secret key; it signs webhooks too. */
  key: string;
}

type LogLevel = (typeof logLevels)[number];
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const minSecretBytes = 32;
const onOffSetting = z.enum(['on', 'off'], 'must be "on" or "off"');
const integerSetting = (max: number, text: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, text)
    .transform(Number)
    .refine((n) => n <= max, text);
const positiveSetting = integerSetting(999_999_999, 'must be a whole number');
const daysText = 'must be a number of days from 1 to 36500';
const daysSetting = integerSetting(36_500, daysText).refine((days) => days > 0, daysText);
const megabyte = 1024 * 1024;
const renderWorkersText = 'must be a number of threads from 1 to 16';
const cacheSizeText = 'must be a number of megabytes from 1 to 4096';
const cacheSize = integerSetting(4096, cacheSizeText).refine((megabytes) => megabytes > 0, cacheSizeText);
const publicUrlText = 'must be the address of the site without a path, such as https://tayyar.example';
const publicUrl = z
  .url({ protocol: /^https?$/, error: publicUrlText })
  .refine((text) => URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`, publicUrlText)
  .transform((text) => new URL(text).origin);
const hostList = z
  .string()
  .transform((text) => text.split(',').map((host) => host.trim()))
  .refine(
    (hosts) => hosts.every((host) => /^(\*\.)?[a-z0-9.-]+(:\d+)?$/i.test(host)),
    'must be host names with commas between them',
  );
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
  EMBEDDED: onOffSetting.default('off'),
  DATA_DIR: z.string().default('./data'),
  SESSION_SECRET: z.string().optional(),
  CERTIFICATE_KEYS: certificateKeysSetting.optional(),
  RATE_LIMITS: onOffSetting.default('on'),
  PUBLIC_URL: publicUrl.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>\r\n]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      'must be an address, or a name and an <address>',
    )
    .optional(),
  JOBS: onOffSetting.default('on'),
  SHUTDOWN_DELAY: integerSetting(60, 'must be a number of seconds from 0 to 60').default(0),
  REQUESTS_PER_MINUTE: positiveSetting.optional(),
  REGISTRATIONS_PER_HOUR: positiveSetting.optional(),
  TRAINER_REGISTRATIONS_PER_HOUR: positiveSetting.optional(),
  PASSWORD_CHECK: onOffSetting.optional(),
  TRUSTED_DOCUMENTS_ONLY: onOffSetting.default('off'),
  MEDIA_HOSTS: hostList.optional(),
  MIN_FREE_DISK_MB: positiveSetting.default(500),
  UPLOADS_TOTAL_MB: positiveSetting.optional(),
  CONTACT_MESSAGE_DAYS: daysSetting.default(periods.contactMessageDays),
  NOTIFICATION_DAYS: daysSetting.default(365),
  UNCONFIRMED_SUBSCRIBER_DAYS: daysSetting.default(30),
  RENDER_WORKERS: integerSetting(16, renderWorkersText)
    .refine((count) => count > 0, renderWorkersText)
    .optional(),
  PAGE_CACHE_MB: cacheSize.default(64),
  RESPONSE_CACHE_MB: cacheSize.default(64),
  TRUST_PROXY: trustedProxies.optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).optional(),
  DEMO_DATA: onOffSetting.optional(),
  TRAINER_APPROVAL: onOffSetting.optional(),
  ADMIN_SECOND_FACTOR: z.enum(['required', 'optional'], 'must be "required" or "optional"').default('optional'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must begin with https:// or http://' }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  CHARGILY_KEY: z.string().min(16, 'must be the secret key of the account').optional(),
  CHARGILY_URL: z.url({ protocol: /^https?$/, error: 'must begin with https:// or http://' }).optional(),
});

const s3SettingNames = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** The S3 settings are set together or not at all. */
const completeS3Settings = z.record(z.string(), z.unknown()).superRefine((settings, context) => {
  const missing = s3SettingNames.filter((name) => settings[name] === undefined);
  if (missing.length === s3SettingNames.length) return;
  for (const name of missing)
    context.addIssue({ code: 'custom', path: [name], message: 'is needed with the other S3 settings' });
});

/** What the messages of missing settings say after "is needed in production: ". */
const neededInProduction = {
  DATABASE_URL:
    'postgresql://… (EMBEDDED=on uses the embedded database, which can lose the last writes when the power fails)',
  SESSION_SECRET: `${minSecretBytes} bytes or more`,
  CERTIFICATE_KEYS: 'a key of "npm run certificate-key"',
  PUBLIC_URL: 'the address of the site, such as https://tayyar.example',
};

/** A separate schema: zod refines an object only if its fields are valid, but all errors are reported at once. */
const productionRules = z.record(z.string(), z.string().optional()).superRefine((settings, context) => {
  const addIssue = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
  const given = settings.EMBEDDED === 'on' ? { DATABASE_URL: '', ...settings } : settings;
  if (settings.NODE_ENV === 'production')
    for (const [name, remedy] of Object.entries(neededInProduction))
      if (given[name] === undefined) addIssue(name, `is needed in production: ${remedy}`);
  const { SESSION_SECRET, MAIL_FROM, SMTP_URL, CHARGILY_KEY, CHARGILY_URL } = settings;
  if (SESSION_SECRET !== undefined && Buffer.byteLength(SESSION_SECRET) < minSecretBytes)
    addIssue('SESSION_SECRET', `must have at least ${minSecretBytes} bytes`);
  if (MAIL_FROM === undefined && SMTP_URL !== undefined)
    addIssue('MAIL_FROM', 'is needed with SMTP_URL: the sender of mails, such as Tayyar <no-reply@tayyar.example>');
  if (CHARGILY_KEY !== undefined && CHARGILY_URL === undefined)
    addIssue('CHARGILY_URL', 'is needed with CHARGILY_KEY: the address of the API, in test or live mode');
});

/** Lists all invalid environment variables. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';

  constructor(readonly issues: string[]) {
    super(['The configuration is not valid:', ...issues.map((issue) => `  ${issue}`)].join('\n'));
  }
}

/**
 * Reads the environment; empty values count as absent. RATE_LIMITS=off is ignored in production.
 * @throws ConfigurationError
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const values = environmentSchema.safeParse(variables);
  const issues = [values, productionRules.safeParse(variables), completeS3Settings.safeParse(variables)].flatMap(
    ({ error }) => error?.issues ?? [],
  );
  if (!values.success || issues.length > 0)
    throw new ConfigurationError(issues.map(({ path, message }) => `${path.join('.')} ${message}`));
  return toConfig(values.data);
}

/** One core is left to the APIs; more than four workers would wait for the operations of their pages. */
const defaultRenderWorkers = (): number => Math.min(4, Math.max(1, availableParallelism() - 1));

function toConfig(values: z.output<typeof environmentSchema>): Config {
  const production = values.NODE_ENV === 'production';
  return Object.freeze<Config>({
    production,
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    dataDir: values.DATA_DIR,
    sessionSecret: values.SESSION_SECRET,
    certificateKeys: values.CERTIFICATE_KEYS,
    publicUrl: values.PUBLIC_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? 'Tayyar <no-reply@tayyar.example>',
    jobs: values.JOBS === 'on',
    trustProxy: values.TRUST_PROXY ?? false,
    shutdownDelayMs: values.SHUTDOWN_DELAY * 1000,
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    demoData: values.DEMO_DATA ? values.DEMO_DATA === 'on' : !production,
    trainerApproval: values.TRAINER_APPROVAL ? values.TRAINER_APPROVAL === 'on' : production,
    adminSecondFactor: values.ADMIN_SECOND_FACTOR === 'required',
    metricsToken: values.METRICS_TOKEN,
    bucket: toS3Bucket(values),
    chargily:
      values.CHARGILY_KEY && values.CHARGILY_URL
        ? Object.freeze({ url: values.CHARGILY_URL, key: values.CHARGILY_KEY })
        : undefined,
    passwordCheck: values.PASSWORD_CHECK ? values.PASSWORD_CHECK === 'on' : production,
    trustedDocumentsOnly: values.TRUSTED_DOCUMENTS_ONLY === 'on',
    mediaHosts: values.MEDIA_HOSTS ?? null,
    renderWorkers: values.RENDER_WORKERS ?? defaultRenderWorkers(),
    pageCacheBytes: values.PAGE_CACHE_MB * megabyte,
    responseCacheBytes: values.RESPONSE_CACHE_MB * megabyte,
    uploadSpace: Object.freeze({
      minFreeBytes: values.MIN_FREE_DISK_MB * megabyte,
      totalBytes: values.UPLOADS_TOTAL_MB === undefined ? Infinity : values.UPLOADS_TOTAL_MB * megabyte,
    }),
    retention: Object.freeze({
      contactMessageDays: values.CONTACT_MESSAGE_DAYS,
      notificationDays: values.NOTIFICATION_DAYS,
      unconfirmedSubscriberDays: values.UNCONFIRMED_SUBSCRIBER_DAYS,
    }),
    limits: Object.freeze(toLimits(values, values.RATE_LIMITS === 'off' && !production)),
  });
}

function toLimits(values: z.output<typeof environmentSchema>, isRateLimitOff: boolean): Limits {
  const { requests, registerPerAddress, registerTrainerPerAddress, ...others } = defaultLimits.rateLimits;
  const withPoints = (limit: RateLimit, points = limit.points): RateLimit => ({ ...limit, points });
  const rateLimits = {
    ...others,
    requests: withPoints(requests, values.REQUESTS_PER_MINUTE),
    registerPerAddress: withPoints(registerPerAddress, values.REGISTRATIONS_PER_HOUR),
    registerTrainerPerAddress: withPoints(registerTrainerPerAddress, values.TRAINER_REGISTRATIONS_PER_HOUR),
  };
  return { ...defaultLimits, rateLimits: isRateLimitOff ? null : rateLimits };
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
