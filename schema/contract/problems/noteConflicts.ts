import { bounds } from '../bounds';
import type { Language } from '../languages';

export const noteConflicts = {
  tooManyNotes: {
    status: 409,
    text: {
      en: `You have reached the maximum of ${bounds.notes.perPerson} notes. Delete some to write new ones`,
      ar: `بلغت الحد الأقصى: ${bounds.notes.perPerson} ملاحظة. احذف بعضها لتكتب غيرها`,
    },
  },
  tooManyNotesAtLesson: {
    status: 409,
    text: {
      en: `You have reached the maximum of ${bounds.notes.perLesson} notes at this lesson. Delete some to write new ones`,
      ar: `بلغت الحد الأقصى في هذا الدرس: ${bounds.notes.perLesson} ملاحظة. احذف بعضها لتكتب غيرها`,
    },
  },
} as const satisfies Record<string, { status: 409; text: Record<Language, string> }>;
