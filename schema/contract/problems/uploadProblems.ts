import type { Language } from '../languages';

export const uploadProblems = {
  uploadTooLarge: {
    status: 413,
    text: {
      en: 'The file is too large. The maximum is 20 MB for pictures and proofs of payment, 25 MB for attachments and 1 MB for captions',
      ar: 'الملف أكبر من المسموح. الحد الأقصى 20 ميغابايت للصور وإثباتات الدفع و25 ميغابايت للمرفقات و1 ميغابايت لملفات الترجمة المرئية',
    },
  },
  tooManyPixels: {
    status: 413,
    text: {
      en: 'The image is too large. The maximum is 65 megapixels. A screenshot of it is small enough',
      ar: 'أبعاد الصورة كبيرة جدًا. أرسلها بدقة لا تتجاوز 65 ميغابكسل، أو أرسل لقطة شاشة لها',
    },
  },
  tooManyPages: {
    status: 413,
    text: {
      en: 'The PDF has too many pages. The maximum is 20: send only the pages of the receipt',
      ar: 'صفحات ملف PDF كثيرة. أرسل صفحات الوصل وحدها، ولا تتجاوز 20 صفحة',
    },
  },
  uploadWrongType: {
    status: 415,
    text: {
      en: 'This file type is not supported. Attachments can be JPEG, PNG, WebP, PDF, ZIP, DOCX, XLSX, PPTX, ODT, ODS, ODP, subtitles (VTT, SRT), CSV, text or code',
      ar: 'هذا النوع من الملفات غير مقبول. تُقبل المرفقات بصيغة JPEG أو PNG أو WebP أو PDF أو ZIP أو DOCX أو XLSX أو PPTX أو ODT أو ODS أو ODP أو ملفات الترجمة المرئية (VTT وSRT) أو CSV أو النصوص أو الشيفرات البرمجية',
    },
  },
  pictureWrongType: {
    status: 415,
    text: {
      en: 'This is not a supported image. Images can be JPEG, PNG or WebP',
      ar: 'هذا الملف ليس صورة مقبولة. تُقبل الصور بصيغة JPEG أو PNG أو WebP',
    },
  },
  proofWrongType: {
    status: 415,
    text: {
      en: 'This is neither a supported image nor a PDF. Proofs can be JPEG, PNG, WebP or PDF',
      ar: 'هذا الملف ليس صورة مقبولة ولا ملف PDF. تُقبل الإثباتات بصيغة JPEG أو PNG أو WebP أو PDF',
    },
  },
  captionsWrongType: {
    status: 415,
    text: {
      en: 'This is not a file of captions. Captions can be WebVTT (.vtt) or SubRip (.srt)',
      ar: 'هذا الملف ليس ملف ترجمة مرئية. تُقبل صيغتا WebVTT ‏(.vtt) وSubRip ‏(.srt)',
    },
  },
  pictureHeic: {
    status: 415,
    text: {
      en: 'Pictures in HEIC or AVIF format are not supported. Share the picture as JPEG, or take a screenshot of it. JPEG, PNG and WebP are accepted',
      ar: 'الصور بصيغة HEIC أو AVIF غير مقبولة. شاركها بصيغة JPEG، أو أرسل لقطة شاشة لها. تُقبل صيغ JPEG وPNG وWebP',
    },
  },
  uploadUnreadable: {
    status: 400,
    text: { en: 'The file is empty or damaged', ar: 'الملف فارغ أو تالف' },
  },
  pdfProtected: {
    status: 400,
    text: {
      en: 'This PDF is protected by a password. Print it to a new PDF, or send a photo or a screenshot',
      ar: 'ملف PDF هذا محمي بكلمة مرور. اطبعه إلى ملف PDF جديد، أو أرسل صورة له أو لقطة شاشة',
    },
  },
  pdfDynamicForm: {
    status: 400,
    text: {
      en: 'Only Adobe Reader can show this PDF form. Print it to a new PDF, or send a photo or a screenshot',
      ar: 'لا يعرض استمارة PDF هذه إلا برنامج Adobe Reader. اطبعها إلى ملف PDF جديد، أو أرسل صورة لها أو لقطة شاشة',
    },
  },
  pictureBlank: {
    status: 400,
    text: {
      en: 'Nothing can be seen in this picture: it is white. Take another one in good light, or a screenshot',
      ar: 'لا يظهر شيء في هذه الصورة: كلها بيضاء. التقط صورة أخرى في ضوء كافٍ، أو لقطة شاشة',
    },
  },
  pdfBlank: {
    status: 400,
    text: {
      en: 'Nothing can be seen in this file: it is white. Print it to a new PDF, or send a photo or a screenshot',
      ar: 'لا يظهر شيء في هذا الملف: صفحاته بيضاء. اطبعه إلى ملف PDF جديد، أو أرسل صورة له أو لقطة شاشة',
    },
  },
  conversionTooCostly: {
    status: 400,
    text: {
      en: 'This file takes too long to read. Print it to a new PDF, or send a photo or a screenshot',
      ar: 'تستغرق قراءة هذا الملف وقتًا طويلًا. اطبعه إلى ملف PDF جديد، أو أرسل صورة له أو لقطة شاشة',
    },
  },
  conversionPending: {
    status: 429,
    text: {
      en: 'Your previous file is still being processed. Send this one in a few seconds',
      ar: 'ما زال ملفك السابق قيد المعالجة. أرسل هذا الملف بعد ثوانٍ',
    },
  },
} as const satisfies Record<string, { status: number; text: Record<Language, string> }>;
