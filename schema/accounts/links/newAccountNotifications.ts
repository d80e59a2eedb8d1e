import type { Prisma } from '../../../prisma/generated/client';
import type { Role } from '../../contract/permissions';
import { addJob } from '../../core/jobs';
import { sendMailJob } from '../../notifications/deliverNotifications';
import { confirmAddressNotification, setPasswordNotification } from '../../notifications/kinds/accountLinks';
import { welcomeNotification } from '../../notifications/kinds/accounts';
import { messageIdOf, sendNotifications } from '../../notifications/sendNotification';
import { createAccountLinks } from './accountLinks';
import { noPasswordHash } from '../passwords/passwordHash';

interface NewAccount {
  id: number;
  email: string;
  role: Role;
  passwordHash: string;
}

/** Columns that {@link notifyNewAccounts} needs. */
export const newAccountSelect = { id: true, email: true, role: true, passwordHash: true } as const;

/** Welcomes new accounts: with a password they confirm their address, without one they set it. */
export async function notifyNewAccounts(tx: Prisma.TransactionClient, accounts: readonly NewAccount[]): Promise<void> {
  const withPassword = accounts.filter(({ passwordHash }) => passwordHash !== noPasswordHash);
  const withoutPassword = accounts.filter(({ passwordHash }) => passwordHash === noPasswordHash);
  if (withPassword.length > 0) {
    await sendConfirmations(tx, withPassword);
    const welcomes = withPassword.map(({ id, role }) => ({ userId: id, payload: { role } }));
    await sendNotifications(tx, welcomeNotification, welcomes);
  }
  if (withoutPassword.length > 0) await sendFirstPasswordLinks(tx, withoutPassword);
}

/** Mails the welcome that is in the inbox since the registration, when the address is confirmed. */
export const mailWelcome = (
  tx: Prisma.TransactionClient,
  { id: userId, role }: Pick<NewAccount, 'id' | 'role'>,
): Promise<void> =>
  addJob(tx, sendMailJob, {
    messageId: messageIdOf(`welcome ${userId}`),
    kind: welcomeNotification.kind,
    payload: { role },
    to: { userId },
  });

/** Sends the link by which the owners of the accounts confirm their address. */
export async function sendConfirmations(
  tx: Prisma.TransactionClient,
  accounts: readonly Pick<NewAccount, 'id' | 'email'>[],
): Promise<void> {
  const linkIds = await createAccountLinks(tx, 'confirm_email', accounts);
  await sendNotifications(tx, confirmAddressNotification, toLinkNotifications(accounts, linkIds));
}

/** Sends the link by which the owners of accounts without a password set it. */
export async function sendFirstPasswordLinks(
  tx: Prisma.TransactionClient,
  accounts: readonly Pick<NewAccount, 'id' | 'email'>[],
): Promise<void> {
  const linkIds = await createAccountLinks(tx, 'set_password', accounts);
  await sendNotifications(tx, setPasswordNotification, toLinkNotifications(accounts, linkIds));
}

const toLinkNotifications = (accounts: readonly { id: number }[], linkIds: readonly string[]) =>
  accounts.map(({ id }, index) => ({ userId: id, payload: { linkId: linkIds[index] ?? '' } }));
