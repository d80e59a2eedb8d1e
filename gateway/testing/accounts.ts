import type { aGateway } from './gateway';

/** People whom nobody is: for admins to change, and to take away one after the other. */
export async function someAccounts({ aUser }: Awaited<ReturnType<typeof aGateway>>) {
  const spare = () => aUser({ firstName: 'spare' });
  return { account: await spare(), doomed: await spare(), alsoDoomed: await spare() };
}
