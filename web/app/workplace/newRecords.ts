import type { Role } from '../../../schema/contract/permissions';
import type { workplace } from '../../language/messages/en/workplace';
import { newRecordParam, paths } from '../../routing/paths';

interface NewRecord {
  id: Exclude<keyof typeof workplace.add, 'label'>;
  to: string;
}

const inTab = (tab: string) => `${paths.admin.panel(tab)}&${newRecordParam}=1`;

/** What the menu "New" creates. The screens open their dialog by the parameter. */
export const newRecords: Readonly<Record<Role, readonly NewRecord[]>> = {
  admin: [
    { id: 'officeEnrollment', to: paths.admin.officeEnrollment },
    { id: 'enrollment', to: `${paths.admin.enrollments}?${newRecordParam}=1` },
    { id: 'cashPayment', to: `${paths.admin.payments}?${newRecordParam}=1` },
    { id: 'user', to: inTab('users') },
    { id: 'course', to: inTab('courses') },
    { id: 'event', to: inTab('events') },
    { id: 'blogPost', to: inTab('blog') },
    { id: 'newsletterIssue', to: `${paths.admin.newsletterIssues}&${newRecordParam}=1` },
    { id: 'faq', to: inTab('faqs') },
    { id: 'poll', to: inTab('polls') },
  ],
  trainer: [{ id: 'ownCourse', to: paths.newCourse }],
  student: [],
};
