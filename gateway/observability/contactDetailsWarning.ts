import type { Logger } from 'pino';
import type { PrismaClient } from '../../prisma/generated/client';

const contactDetailsPath = '/dashboard/admin/contact-details';

/** Visitors of a site without contact details, or with those of the demonstration, cannot reach anybody. */
export async function warnWithoutContactDetails(db: PrismaClient, log: Pick<Logger, 'warn'>): Promise<void> {
  const reachable = await db.contactDetails.count({
    where: { OR: [{ phone: { not: '' } }, { email: { not: '' } }], NOT: { email: { endsWith: '.example' } } },
  });
  if (reachable === 0)
    log.warn(`The site shows no contact details of its own. Enter them in the admin panel: ${contactDetailsPath}`);
}
