import { bounds } from '../bounds';
import type { Role } from '../permissions';
import { privateUploadsPath } from '../site/urls';

export const uploadKinds = ['thumbnail', 'avatar', 'attachment', 'proof', 'signature', 'captions'] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** Kinds of files that can be pictures. */
export type PictureUploadKind = Exclude<UploadKind, 'captions'>;

/** Media type → file extension. Images are stored as WebP. */
export const imageMediaTypes: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

const officeMediaType = 'application/vnd.openxmlformats-officedocument';

export const pdfMediaType = 'application/pdf';

/** Media type → file extension. These files are stored unchanged. */
const documentMediaTypes: Readonly<Record<string, string>> = {
  [pdfMediaType]: 'pdf',
  'application/zip': 'zip',
  [`${officeMediaType}.wordprocessingml.document`]: 'docx',
  [`${officeMediaType}.spreadsheetml.sheet`]: 'xlsx',
  [`${officeMediaType}.presentationml.presentation`]: 'pptx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
  'text/plain': 'txt',
  'text/csv': 'csv',
  'text/vtt': 'vtt',
};

/** A text in another encoding than UTF-8. */
export const unknownTextType = 'application/octet-stream';

/** Extensions of texts that keep their name: no system runs such a file when it is opened. */
const textExtensions = new Set(
  (
    'txt text log md markdown csv tsv vtt srt sbv sub ass ssa lrc rtl ics vcf json jsonl yaml yml toml ini cfg conf env properties ' +
    'tex bib ino pde c h cc cpp cxx hpp hh cs java kt scala py ipynb m mlx r jl go rs swift dart ts tsx jsx css scss sql lua pl ' +
    'asm s v sv vhd vhdl st scl awl gcode nc dxf cir net sch asc spice ngc plt geojson sh cmake mk'
  ).split(' '),
);

/** Extension of a file name in lower case, without the dot; '' for a name without one. */
export const extensionOf = (name: string): string => /\.([^.\s]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

export const isTextFileName = (name: string): boolean => textExtensions.has(extensionOf(name));

/** The media type of a text in UTF-8. */
export const textMediaType = (name: string): string =>
  ['csv', 'vtt'].includes(extensionOf(name)) ? `text/${extensionOf(name)}` : 'text/plain';

/**
 * Name under which a file of a type is downloaded: texts keep their extension if it is one of texts, and other files end like
 * their type, so that a download does not look like a program.
 */
export function downloadName(name: string, type: string): string {
  if (type === unknownTextType || (type.startsWith('text/') && isTextFileName(name))) return name;
  const extension = documentMediaTypes[type] ?? 'bin';
  return !name.includes('.') || extensionOf(name) === extension ? name : `${name}.${extension}`;
}

/** Pictures that phones take, but that no decoder reads: their sender gets advice. */
export const isAdvisedPictureType = (type = ''): boolean => /^image\/(?:hei[cf]|avif)/.test(type);

/** A PDF is stored as a picture of its pages. */
const proofMediaTypes: Readonly<Record<string, string>> = { ...imageMediaTypes, [pdfMediaType]: 'pdf' };

export const captionsMediaType = 'text/vtt';

/** Media type → file extension; SRT is stored as WebVTT. */
const captionsMediaTypes: Readonly<Record<string, string>> = { [captionsMediaType]: 'vtt' };

export const acceptedMediaTypes = (kind: UploadKind): Readonly<Record<string, string>> => {
  if (kind === 'proof') return proofMediaTypes;
  if (kind === 'captions') return captionsMediaTypes;
  return kind === 'attachment' ? { ...imageMediaTypes, ...documentMediaTypes } : imageMediaTypes;
};

/** Students may upload only an avatar and proofs of payments. */
export const canUpload = (role: Role, kind: UploadKind): boolean =>
  kind === 'avatar' || kind === 'proof' || role !== 'student';

type UploadReaders = 'everybody' | 'lesson' | 'owner';

/** Who reads the files of a kind. A file of a lesson has signed addresses for readers of its course; admins read all. */
const readersOfKind: Readonly<Record<UploadKind, UploadReaders>> = {
  thumbnail: 'everybody',
  avatar: 'everybody',
  attachment: 'lesson',
  captions: 'lesson',
  proof: 'owner',
  signature: 'owner',
};

/** Private files are sent to their owner and admins only. */
export const isPrivateUpload = (kind: UploadKind): boolean => readersOfKind[kind] === 'owner';

/** Files of lessons are sent to those who may read the lesson, by an address that expires. */
export const isLessonUpload = (kind: UploadKind): boolean => readersOfKind[kind] === 'lesson';

export const acceptedExtensions = (kind: UploadKind): string[] => [
  ...Object.values(acceptedMediaTypes(kind)),
  ...(kind === 'captions' ? ['srt'] : ['jpeg']),
  ...(kind === 'attachment' ? textExtensions : []),
];

export const maxUploadMegabytes = (kind: UploadKind): number => bounds.uploads[kind].bytes / 1024 / 1024;

export interface UploadedFile {
  /** Local path: /media/uploads/<key>, or /media/proofs/<key> of a private file. */
  url: string;
  /** Cleaned original name; for images with the extension of the stored format. */
  name: string;
  /** Detected from the content. */
  type: string;
  bytes: number;
}

export const uploadsPath = '/media/uploads';

/** Pattern of an upload's key: 128 random bits and the extension. */
export const uploadKeyPattern = '[0-9a-f]{32}\\.[a-z]{3,4}';

/** The path that rows and texts hold of an upload. */
export const uploadPath = (key: string): string => `${uploadsPath}/${key}`;

const privateUploadPattern = new RegExp(`^${privateUploadsPath}/${uploadKeyPattern}$`);

/** Whether a text is the path of a private upload, such as a proof or a signature. */
export const isPrivateUploadPath = (text: string): boolean => privateUploadPattern.test(text);

/** Query parameter of the addresses of lesson files: when the address expires and for whom it was made, signed. */
export const fileTokenParam = 'token';

/** Redirects who may read a file to an address that opens it: editors hold the path that is stored. */
export const uploadRedirectPath = (path: string): string =>
  path.startsWith(`${uploadsPath}/`) ? path.replace(uploadsPath, '/api/uploads') : path;

const query = `\\?[\\w.~%&;=+-]*[\\w~%&=+-]`;

/** Addresses of this site have no host before them. Those of `/api/uploads` need no token. */
const localAddress = new RegExp(
  `(^|[^\\p{L}\\p{N}_.~%:/@-])(?:/api/uploads/(${uploadKeyPattern})(?![\\w/-]|\\.\\w)|${uploadsPath}/(${uploadKeyPattern})(?:/[\\w.-]+)?(?=${query}))(${query})?`,
  'gu',
);

/** An address with a host, as browsers copy it. */
const remoteAddress = new RegExp(
  `https?://[^\\s/"'()<>]+${uploadsPath}/(${uploadKeyPattern})(?:/[\\w.-]+)?(${query})`,
  'g',
);

const hasToken = (parameters: string): boolean => new URLSearchParams(parameters.slice(1)).has(fileTokenParam);

/** Whether the token of an address is signed for the file itself: such an address is one of this site, whatever its host. */
function isTokenOf(key: string, parameters: string): boolean {
  const subject = new URLSearchParams(parameters.slice(1)).get(fileTokenParam)?.split('.')[0] ?? '';
  try {
    return atob(subject.replaceAll('-', '+').replaceAll('_', '/')).startsWith(`${key} `);
  } catch {
    return false;
  }
}

/**
 * Replaces addresses of uploads that readers and editors have by the path that is stored: signed addresses, which expire, and
 * `/api/uploads/<key>`. Addresses of other sites stay.
 */
export function toStoredFilePaths(text: string): string {
  if (!text.includes('/uploads/')) return text;
  return text
    .replace(remoteAddress, (address, key: string, parameters: string) =>
      isTokenOf(key, parameters) ? uploadPath(key) : address,
    )
    .replace(localAddress, (address, before: string, redirected?: string, signed?: string, parameters: string = '') => {
      if (redirected) return before + uploadPath(redirected);
      return signed && hasToken(parameters) ? before + uploadPath(signed) : address;
    });
}

/** JPEG of an uploaded picture in the size of link previews; null for a picture from elsewhere. */
export const uploadedLinkPreviewPath = (url: string): string | null =>
  url.startsWith(`${uploadsPath}/`) ? `${url}/preview.jpg` : null;
