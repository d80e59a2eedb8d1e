import { AccountScreen, listAccountQueries } from '../../accounts/settings/AccountScreen';
import { CertificateSettings, listCertificateSettingsQueries } from '../../certificates/settings/CertificateSettings';
import type { ListPageQueries } from '../../data/apollo/pageQueries';

export const pageQueries: ListPageQueries = (location) => [
  ...listAccountQueries(location),
  ...listCertificateSettingsQueries(location),
];

/** Composes the account page with the certificates domain. */
export function Component() {
  return <AccountScreen certificates={<CertificateSettings />} />;
}
