import { dashboardPath, type Role } from '../../../schema/contract/permissions';
import { ReceiptIcon } from '../../art/icons/accountIcons';
import { CertificateIcon, DashboardIcon, UserIcon } from '../../art/icons/commonIcons';
import { useTranslation } from '../../language';
import { paths } from '../../routing';

export function useAccountLinks(role: Role) {
  const { t } = useTranslation('shell');
  const certificates = { to: paths.certificates(), Icon: CertificateIcon, text: t('account.certificates') };
  return [
    { to: dashboardPath(role), Icon: DashboardIcon, text: t(`account.dashboard.${role}`) },
    ...(role === 'student' ? [certificates] : []),
    { to: paths.payments(), Icon: ReceiptIcon, text: t('account.payments') },
    { to: paths.account, Icon: UserIcon, text: t('account.settings') },
  ];
}
