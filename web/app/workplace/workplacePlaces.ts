import type { ComponentType } from 'react';
import { roles as allRoles, type Role } from '../../../schema/contract/permissions';
import { GlossaryIcon } from '../../art/icons/aboutIcons';
import { BellIcon, KeyIcon, ReceiptIcon } from '../../art/icons/accountIcons';
import {
  BookIcon,
  CalendarIcon,
  CertificateIcon,
  CheckCircleIcon,
  ClockIcon,
  DashboardIcon,
  MailIcon,
  PhoneIcon,
  StarIcon,
  UserIcon,
  UsersIcon,
  WarningIcon,
} from '../../art/icons/commonIcons';
import { PlusIcon } from '../../art/icons/editIcons';
import { RefundIcon, ShieldIcon } from '../../art/icons/homeIcons';
import { DownloadIcon } from '../../art/icons/lessonIcons';
import { ListViewIcon, SearchIcon } from '../../art/icons/listIcons';
import {
  ArticleIcon,
  ChartIcon,
  CouponIcon,
  PollIcon,
  QuestionIcon,
  SettingsIcon,
  TagIcon,
  TrainerIcon,
} from '../../art/icons/placeIcons';
import { NewsletterIcon } from '../../art/icons/sharingIcons';
import { RevenueIcon } from '../../art/icons/studioIcons';
import type { IconProps } from '../../art/icons/SvgIcon';
import type { workplace } from '../../language/messages/en/workplace';
import { paths } from '../../routing/paths';
import type { WaitingKind } from '../../data/__generated__/schemaTypes';
import { waitingPaths } from '../../routing/waitingPaths';

/** The groups of the rail, in their order. The first one has no heading. */
export const placeGroups = [
  'overview',
  'waiting',
  'people',
  'offer',
  'money',
  'site',
  'system',
  'studio',
  'account',
] as const;
type PlaceGroup = (typeof placeGroups)[number];

export interface Place {
  /** Also the key of its label, `workplace:places`. */
  id: keyof typeof workplace.places;
  group: PlaceGroup;
  /** Path and parameters. */
  to: string;
  Icon: ComponentType<IconProps>;
  roles: readonly Role[];
  /** What the number beside it counts. */
  count?: WaitingKind;
  /** Starts of the addresses of its records. */
  records?: readonly string[];
  /** The letter after G that leads to it. */
  letter?: string;
  /** The page of the site that shows the same. */
  publicPath?: string;
  /** The page of the site that shows a record, by its id. */
  publicRecordPath?: (id: string) => string;
}

const admin = ['admin'] as const;
const trainer = ['trainer'] as const;
const student = ['student'] as const;
const editorRecords = [`${paths.dashboard.trainer}/courses/`];

/** Every place of the panel, the studio and the account. A new place is one entry, and its label. */
export const workplacePlaces: readonly Place[] = [
  { id: 'overview', group: 'overview', to: paths.admin.panel(), Icon: DashboardIcon, roles: admin, letter: 'H' },
  {
    id: 'paymentReview',
    group: 'waiting',
    to: waitingPaths.proofs,
    Icon: ReceiptIcon,
    roles: admin,
    count: 'proofs',
    letter: 'P',
  },
  {
    id: 'refundRequests',
    group: 'waiting',
    Icon: RefundIcon,
    roles: admin,
    to: waitingPaths.refundRequests,
    count: 'refundRequests',
  },
  {
    id: 'messages',
    group: 'waiting',
    to: waitingPaths.contactMessages,
    Icon: MailIcon,
    roles: admin,
    count: 'contactMessages',
    letter: 'M',
    records: [paths.admin.message('')],
  },
  {
    id: 'reviews',
    group: 'waiting',
    to: waitingPaths.reviews,
    Icon: StarIcon,
    roles: admin,
    count: 'reviews',
    letter: 'R',
  },
  {
    id: 'threads',
    group: 'waiting',
    to: paths.admin.threads,
    Icon: QuestionIcon,
    roles: admin,
    count: 'threads',
  },
  {
    id: 'waitingTrainers',
    group: 'waiting',
    Icon: TrainerIcon,
    roles: admin,
    to: waitingPaths.trainers,
    count: 'trainers',
  },
  {
    id: 'failedJobs',
    group: 'waiting',
    to: waitingPaths.failedJobs,
    Icon: WarningIcon,
    roles: admin,
    count: 'failedJobs',
  },
  {
    id: 'officeEnrollment',
    group: 'people',
    to: paths.admin.officeEnrollment,
    Icon: CheckCircleIcon,
    roles: admin,
    letter: 'D',
  },
  {
    id: 'users',
    group: 'people',
    to: paths.admin.panel('users'),
    Icon: UsersIcon,
    roles: admin,
    letter: 'U',
    records: [paths.admin.person('')],
  },
  { id: 'enrollments', group: 'people', to: paths.admin.enrollments, Icon: ListViewIcon, roles: admin, letter: 'E' },
  {
    id: 'certificates',
    group: 'people',
    to: paths.admin.certificates,
    Icon: CertificateIcon,
    roles: admin,
    publicPath: paths.verify(),
  },
  {
    id: 'courses',
    group: 'offer',
    to: paths.admin.panel('courses'),
    Icon: BookIcon,
    roles: admin,
    letter: 'C',
    records: [...editorRecords, paths.admin.course('')],
    publicPath: paths.courses(),
    publicRecordPath: paths.course,
  },
  {
    id: 'events',
    group: 'offer',
    to: paths.admin.panel('events'),
    Icon: CalendarIcon,
    roles: admin,
    records: [paths.admin.event('')],
    publicPath: paths.events(),
    publicRecordPath: paths.event,
  },
  {
    id: 'blog',
    group: 'offer',
    to: paths.admin.panel('blog'),
    Icon: ArticleIcon,
    roles: admin,
    letter: 'B',
    records: [paths.admin.blogPost('')],
    publicPath: paths.blog(),
  },
  {
    id: 'glossary',
    group: 'offer',
    to: paths.admin.glossary,
    Icon: GlossaryIcon,
    roles: admin,
    publicPath: paths.glossary(),
  },
  {
    id: 'faqs',
    group: 'offer',
    to: paths.admin.panel('faqs'),
    Icon: QuestionIcon,
    roles: admin,
    publicPath: paths.faq(),
  },
  {
    id: 'polls',
    group: 'offer',
    to: paths.admin.panel('polls'),
    Icon: PollIcon,
    roles: admin,
    records: [paths.admin.poll('')],
    publicPath: paths.polls(),
    publicRecordPath: paths.poll,
  },
  { id: 'categories', group: 'offer', to: paths.admin.categories, Icon: TagIcon, roles: admin },
  {
    id: 'payments',
    group: 'money',
    to: paths.admin.payments,
    Icon: RevenueIcon,
    roles: admin,
    letter: 'O',
    records: [paths.admin.payment('')],
  },
  { id: 'coupons', group: 'money', to: paths.admin.coupons, Icon: CouponIcon, roles: admin },
  { id: 'paymentSettings', group: 'money', to: paths.admin.paymentSettings, Icon: SettingsIcon, roles: admin },
  {
    id: 'newsletter',
    group: 'site',
    to: paths.admin.newsletter,
    Icon: NewsletterIcon,
    roles: admin,
    letter: 'N',
  },
  {
    id: 'documents',
    group: 'site',
    to: paths.admin.documents,
    Icon: ShieldIcon,
    roles: admin,
    publicPath: paths.documents.help,
  },
  {
    id: 'contactDetails',
    group: 'site',
    to: paths.admin.contactDetails,
    Icon: PhoneIcon,
    roles: admin,
    publicPath: paths.contact,
  },
  {
    id: 'searchVocabulary',
    group: 'site',
    to: paths.admin.searchVocabulary,
    Icon: SearchIcon,
    roles: admin,
    publicPath: paths.search(),
  },
  {
    id: 'certificateSettings',
    group: 'site',
    to: paths.admin.certificateSettings,
    Icon: CertificateIcon,
    roles: admin,
  },
  { id: 'audit', group: 'system', to: paths.admin.audit, Icon: ClockIcon, roles: admin, letter: 'L' },
  { id: 'jobs', group: 'system', to: paths.admin.jobs, Icon: SettingsIcon, roles: admin, letter: 'J' },
  { id: 'studio', group: 'overview', to: paths.studio(), Icon: DashboardIcon, roles: trainer, letter: 'H' },
  {
    id: 'studioCourses',
    group: 'studio',
    to: paths.studio({ tab: 'courses' }),
    Icon: BookIcon,
    roles: trainer,
    records: editorRecords,
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
  { id: 'ownCertificates', group: 'account', to: paths.certificates(), Icon: CertificateIcon, roles: student },
  { id: 'data', group: 'account', to: paths.accountData, Icon: DownloadIcon, roles: allRoles },
];

export const listPlaces = (role: Role | undefined): readonly Place[] =>
  workplacePlaces.filter(({ roles }) => role !== undefined && roles.includes(role));

/** The place of an address: the one that shares most parameters, else the one whose record it is. */
export function findPlace(
  places: readonly Place[],
  { pathname, search }: { pathname: string; search: string },
): Place | undefined {
  const actual = new URLSearchParams(search);
  const here = places.flatMap((place) => {
    const [path, query] = place.to.split('?');
    if (path !== pathname) return [];
    const wanted = [...new URLSearchParams(query)];
    const isMet = wanted.every(([name, value]) => actual.get(name) === value);
    return [{ place, score: isMet ? wanted.length : -1 }];
  });
  const [best] = here.sort((a, b) => b.score - a.score);
  return best?.place ?? places.find(({ records }) => records?.some((start) => pathname.startsWith(start)));
}

/** The page of the site that shows a place, or the record of it that the address names. */
export function findPublicPath(place: Place | undefined, pathname: string): string | undefined {
  const start = place?.records?.find((each) => pathname.startsWith(each)) ?? '';
  const [id] = /^\d+$/.exec(pathname.slice(start.length)) ?? [];
  return id !== undefined && place?.publicRecordPath ? place.publicRecordPath(id) : place?.publicPath;
}
