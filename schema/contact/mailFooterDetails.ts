import type { ContactDetails, PrismaClient } from '../../prisma/generated/client';

/** Who sends the mails of the site; an empty text is not shown. */
export type MailFooterDetails = Pick<ContactDetails, 'address' | 'addressAr' | 'phone' | 'email'>;

export const readMailFooterDetails = async (db: Pick<PrismaClient, 'contactDetails'>): Promise<MailFooterDetails> =>
  (await db.contactDetails.findUnique({
    where: { id: 1 },
    select: { address: true, addressAr: true, phone: true, email: true },
  })) ?? { address: '', addressAr: '', phone: '', email: '' };
