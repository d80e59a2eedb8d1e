import { roles as allRoles, type Role } from '../../../schema/contract/permissions';
import { BellIcon, KeyIcon, ReceiptIcon } from '../../art/icons/accountIcons';
import { BookIcon, CertificateIcon, DashboardIcon, UserIcon, UsersIcon } from '../../art/icons/commonIcons';
import { PlusIcon } from '../../art/icons/editIcons';
import { DownloadIcon } from '../../art/icons/lessonIcons';
import { ArticleIcon, ChartIcon, QuestionIcon, SettingsIcon } from '../../art/icons/navIcons';
import { paths } from '../../routing/paths';
import { adminNavItems, courseEditorPathStarts } from './adminNavItems';
import type { NavItem } from './navItem';

const trainer = ['trainer'] as const;
const student = ['student'] as const;

/** Every item of the panel, the studio and the account. A new item is one entry, and its label. */
export const navItems: readonly NavItem[] = [
  ...adminNavItems,
  { id: 'studio', group: 'overview', to: paths.studio(), Icon: DashboardIcon, roles: trainer, letter: 'H' },
  {
    id: 'studioCourses',
    group: 'studio',
    to: paths.studio({ tab: 'courses' }),
    Icon: BookIcon,
    roles: trainer,
    records: courseEditorPathStarts,
    letter: 'C',
    publicRecordPath: paths.course,
  },
  {
    id: 'students',
    group: 'studio',
    to: paths.studio({ tab: 'students' }),
    Icon: UsersIcon,
    roles: trainer,
    letter: 'U',
  },
  {
    id: 'analytics',
    group: 'studio',
    to: paths.studio({ tab: 'analytics' }),
    Icon: ChartIcon,
    roles: trainer,
    letter: 'A',
  },
  {
    id: 'threadInbox',
    group: 'studio',
    to: paths.threadInbox,
    Icon: QuestionIcon,
    roles: trainer,
    count: 'threads',
    letter: 'Q',
  },
  { id: 'newCourse', group: 'studio', to: paths.newCourse, Icon: PlusIcon, roles: trainer, letter: 'N' },
  { id: 'learning', group: 'overview', to: paths.dashboard.student, Icon: DashboardIcon, roles: student, letter: 'H' },
  { id: 'profile', group: 'account', to: paths.account, Icon: UserIcon, roles: allRoles },
  { id: 'security', group: 'account', to: paths.accountSecurity, Icon: KeyIcon, roles: allRoles },
  { id: 'notifications', group: 'account', to: paths.notifications(), Icon: BellIcon, roles: allRoles },
  {
    id: 'notificationSettings',
    group: 'account',
    to: paths.accountNotifications,
    Icon: SettingsIcon,
    roles: allRoles,
  },
  {
    id: 'orders',
    group: 'account',
    to: paths.payments(),
    Icon: ReceiptIcon,
    roles: allRoles,
    records: [`${paths.payments()}/`],
  },
  { id: 'ownNotes', group: 'account', to: paths.notes(), Icon: ArticleIcon, roles: student },
  { id: 'ownCertificates', group: 'account', to: paths.certificates(), Icon: CertificateIcon, roles: student },
  { id: 'data', group: 'account', to: paths.accountData, Icon: DownloadIcon, roles: allRoles },
];

export const listNavItems = (role: Role | undefined): readonly NavItem[] =>
  navItems.filter(({ roles }) => role !== undefined && roles.includes(role));

/** The item of an address: the one that shares most parameters, else the one whose record it is. */
export function findNavItem(
  items: readonly NavItem[],
  { pathname, search }: { pathname: string; search: string },
): NavItem | undefined {
  const actual = new URLSearchParams(search);
  const here = items.flatMap((item) => {
    const [path, query] = item.to.split('?');
    if (path !== pathname) return [];
    const wanted = [...new URLSearchParams(query)];
    const isMet = wanted.every(([name, value]) => actual.get(name) === value);
    return [{ item, score: isMet ? wanted.length : -1 }];
  });
  const [best] = here.sort((a, b) => b.score - a.score);
  return best?.item ?? items.find(({ records }) => records?.some((start) => pathname.startsWith(start)));
}

/** The page of the site that shows an item, or the record of it that the address names. */
export function findPublicPath(item: NavItem | undefined, pathname: string): string | undefined {
  const start = item?.records?.find((each) => pathname.startsWith(each)) ?? '';
  const [id] = /^\d+$/.exec(pathname.slice(start.length)) ?? [];
  return id !== undefined && item?.publicRecordPath ? item.publicRecordPath(id) : item?.publicPath;
}
