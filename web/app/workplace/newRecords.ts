import type { Role } from '../../../schema/contract/permissions';
import type { workplace } from '../../language/messages/en/workplace';
import { newRecordParam, paths, type NewRecordRequest } from '../../routing/paths';
import type { NavItem } from './navItem';

interface NewRecord {
  id: Exclude<keyof typeof workplace.add, 'label'>;
  to: string;
  /** The item of the rail that lists such records, and offers a new one beside its name. */
  item?: NavItem['id'];
}

const request: NewRecordRequest = '1';
const inTab = (tab: string) => `${paths.admin.panel(tab)}&${newRecordParam}=${request}`;

/** What the menu "New" creates. The screens open their dialog by the parameter. */
export const newRecords: Readonly<Record<Role, readonly NewRecord[]>> = {
  admin: [
    { id: 'officeEnrollment', to: paths.admin.officeEnrollment },
    { id: 'enrollment', to: `${paths.admin.enrollments}?${newRecordParam}=${request}`, item: 'enrollments' },
    { id: 'cashPayment', to: `${paths.admin.payments}?${newRecordParam}=${request}`, item: 'payments' },
    { id: 'user', to: inTab('users'), item: 'users' },
    { id: 'course', to: inTab('courses'), item: 'courses' },
    { id: 'event', to: inTab('events'), item: 'events' },
    { id: 'blogPost', to: inTab('blog'), item: 'blog' },
    { id: 'newsletterIssue', to: `${paths.admin.newsletterIssues}&${newRecordParam}=${request}`, item: 'newsletter' },
    { id: 'faq', to: inTab('faqs'), item: 'faqs' },
    { id: 'poll', to: inTab('polls'), item: 'polls' },
  ],
  trainer: [{ id: 'ownCourse', to: paths.newCourse }],
  student: [],
};

const importRequest: NewRecordRequest = 'import';

/** What the palette offers besides: what starts in the toolbar or with a filter of a list. */
export const furtherActions = {
  importUsers: `${paths.admin.panel('users')}&${newRecordParam}=${importRequest}`,
  publishCourses: `${paths.admin.panel('courses')}&status=no`,
  publishBlogPosts: `${paths.admin.panel('blog')}&status=no`,
  publishEvents: `${paths.admin.panel('events')}&status=no`,
};
