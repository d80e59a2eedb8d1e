import { limits } from './limits';
import type { Role } from './permissions';

/** What a file may be uploaded as. */
export const uploadKinds = ['thumbnail', 'avatar', 'attachment'] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** Media type → the ending of its files, of pictures. All of them are sent out again as WebP. */
export const imageMediaTypes: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

const officeMediaType = 'application/vnd.openxmlformats-officedocument';

/** Media type → the ending of its files, of what is kept as it came. */
const documentMediaTypes: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  [`${officeMediaType}.wordprocessingml.document`]: 'docx',
  [`${officeMediaType}.spreadsheetml.sheet`]: 'xlsx',
  [`${officeMediaType}.presentationml.presentation`]: 'pptx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'text/plain': 'txt',
  'text/csv': 'csv',
};

/** Media type → ending, of what may be uploaded as this kind. */
export const acceptedMediaTypes = (kind: UploadKind): Readonly<Record<string, string>> =>
  kind === 'attachment' ? { ...imageMediaTypes, ...documentMediaTypes } : imageMediaTypes;

/** Students show their face; what belongs to courses comes from those who make them. */
export const canUpload = (role: Role, kind: UploadKind): boolean => kind === 'avatar' || role !== 'student';

/** The largest file of a kind, in megabytes as people count them. */
export const maxUploadMegabytes = (kind: UploadKind): number => limits.uploads[kind].bytes / 1024 / 1024;

/** What the gateway answers to a file that it keeps. */
export interface UploadedFile {
  /** Of this site: /media/uploads/<key>. */
  url: string;
  /** As its owner called it; a picture's ending is that of what it has become. */
  name: string;
  /** Media type, told from the bytes. */
  type: string;
  bytes: number;
}

/** Where uploaded files lie. */
export const uploadsPath = '/media/uploads';
