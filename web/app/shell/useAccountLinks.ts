import { dashboardPath, type Role } from '../../../schema/contract/permissions';
import { ReceiptIcon } from '../../art/icons/accountIcons';
import { CertificateIcon, DashboardIcon, UserIcon } from '../../art/icons/commonIcons';
import { DownloadIcon } from '../../art/icons/lessonIcons';
import { ArticleIcon } from '../../art/icons/navIcons';
import { useTranslation } from '../../language';
import { paths } from '../../routing';

export function useAccountLinks(role: Role) {
  const { t } = useTranslation('shell');
  const notes = { to: paths.notes(), Icon: ArticleIcon, text: t('account.notes') };
  const certificates = { to: paths.certificates(), Icon: CertificateIcon, text: t('account.certificates') };
  return [
    { to: dashboardPath(role), Icon: DashboardIcon, text: t(`account.dashboard.${role}`) },
    ...(role === 'student' ? [notes, certificates] : []),
    { to: paths.payments(), Icon: ReceiptIcon, text: t('account.payments') },
    { to: paths.account, Icon: UserIcon, text: t('account.settings') },
    { to: paths.accountData, Icon: DownloadIcon, text: t('account.ownData') },
  ];
}
