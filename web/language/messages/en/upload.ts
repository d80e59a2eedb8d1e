export const upload = {
  choose: 'Choose file',
  replace: 'Replace',
  remove: 'Remove',
  cancel: 'Cancel upload',
  drop: 'or drop it here',
  limits: {
    thumbnail: 'JPEG, PNG or WebP, {{max}} MB at most',
    avatar: 'JPEG, PNG or WebP, {{max}} MB at most. It is cropped to a square.',
    attachment:
      'PDF, Word, Excel, PowerPoint, OpenDocument, ZIP, an image, subtitles (VTT, SRT), a text or code file, {{max}} MB at most',
    signature: 'A JPEG, PNG or WebP of the signature on a white or transparent background, {{max}} MB at most.',
    captions: 'WebVTT (.vtt) or SubRip (.srt), {{max}} MB at most',
    proof:
      'A photo (JPEG, PNG or WebP) or a PDF of the receipt, {{max}} MB at most. Only you and the admins can see it.',
  },
  address: 'Or a URL that begins with https://',
  sending: 'Uploading \u2068{{name}}\u2069',
  finishing: 'Processing…',
  sent: '\u2068{{name}}\u2069 has been uploaded',
  cancelled: 'The upload was cancelled',
  removed: 'Removed',
  tooLarge: 'This file has {{size}} MB. The maximum is {{max}} MB.',
  tooManyPixels:
    'This picture has {{megapixels}} megapixels (\u2066{{dimensions}}\u2069). The maximum is {{max}}. A screenshot of it is small enough.',
  heic: 'This browser cannot read this picture in HEIC or AVIF format. Share it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible) or send a screenshot of it.',
  wrongType: 'Files of this type are not accepted here.',
  empty: 'This file is empty.',
  open: 'Open \u2068{{name}}\u2069',
  unseen: 'This image cannot be shown. Check its URL.',
} as const;
