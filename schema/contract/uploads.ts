import { limits } from './limits';
import type { Role } from './permissions';

export const uploadKinds = ['thumbnail', 'avatar', 'attachment', 'proof', 'signature'] as const;
export type UploadKind = (typeof uploadKinds)[number];

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
  'text/plain': 'txt',
  'text/csv': 'csv',
};

/** A PDF is stored as a picture of its pages. */
const proofMediaTypes: Readonly<Record<string, string>> = { ...imageMediaTypes, [pdfMediaType]: 'pdf' };

export const acceptedMediaTypes = (kind: UploadKind): Readonly<Record<string, string>> => {
  if (kind === 'proof') return proofMediaTypes;
  return kind === 'attachment' ? { ...imageMediaTypes, ...documentMediaTypes } : imageMediaTypes;
};

/** Students may upload only an avatar and proofs of payments. */
export const canUpload = (role: Role, kind: UploadKind): boolean =>
  kind === 'avatar' || kind === 'proof' || role !== 'student';

/** Private files are sent to their owner and admins only. */
export const isPrivateUpload = (kind: UploadKind): boolean => kind === 'proof' || kind === 'signature';

export const maxUploadMegabytes = (kind: UploadKind): number => limits.uploads[kind].bytes / 1024 / 1024;

/** Response of an upload. */
export interface UploadedFile {
  /** Local path: /media/uploads/<key>, or /media/proofs/<key> of a private file. */
  url: string;
  /** Original name; for images with the extension of the stored format. */
  name: string;
  /** Detected from the content. */
  type: string;
  bytes: number;
}

export const uploadsPath = '/media/uploads';
