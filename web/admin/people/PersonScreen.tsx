import { paths } from '../../routing';
import { recordScreen } from '../record/recordScreen';
import { UserForm, userResource } from '../users/userResource';
import { PersonAccount, PersonActions, PersonStates } from './PersonAccount';
import { PersonActivity, PersonCourses } from './PersonLists';
import { PersonNotes } from './PersonNotes';
import { PersonDocument } from './__generated__/PersonScreen';

/** Everything that admins see of one person, with the actions on the account. */
export const Component = recordScreen({
  resource: userResource,
  hiddenActions: ['person', 'endSessions'],
  place: 'users',
  listPath: paths.admin.panel('users'),
  entity: 'users',
  document: PersonDocument,
  select: ({ person }) => person?.account,
  notFound: 'userNotFound',
  pageTitle: ({ t }) => t('personAction'),
  Form: UserForm,
  States: PersonStates,
  Actions: PersonActions,
  Main: (part) => (
    <>
      <PersonAccount {...part} />
      <PersonCourses {...part} />
    </>
  ),
  Aside: (part) => (
    <>
      <PersonNotes {...part} />
      <PersonActivity {...part} />
    </>
  ),
});
