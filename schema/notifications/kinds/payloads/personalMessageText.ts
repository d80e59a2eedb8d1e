import { z } from 'zod';

/** What a person wrote to others; null for a message in Arabic only. */
export const personalMessagePayload = z.object({
  subjectAr: z.string(),
  textAr: z.string(),
  subject: z.string().nullable(),
  text: z.string().nullable(),
});

/** Mail programs join the lines of a paragraph, so that each line is one. */
export const toParagraphs = (text: string): string[] => text.split(/\n+/);
