import { z } from 'zod';

/** Key of a picture in the storage of uploads. */
const imageKey = z.string().optional();

/** Who signed a certificate, as its row keeps it; a trigger writes it when the certificate is issued. */
export const certificateSignaturesSchema = z.object({
  platform: z
    .object({ name: z.string(), nameAr: z.string(), title: z.string(), titleAr: z.string(), image: imageKey })
    .optional(),
  trainer: z.object({ image: imageKey }).optional(),
});
