import { acceptedExtensions, acceptedMediaTypes, type UploadKind } from '../../../../schema/contract/uploads/uploads';

/** Types for phones, extensions for desktop file dialogs. Without HEIC, so that iPhones hand over a JPEG. */
export const fileInputAccept = (kind: UploadKind): string =>
  [...Object.keys(acceptedMediaTypes(kind)), ...acceptedExtensions(kind).map((extension) => `.${extension}`)].join(',');
