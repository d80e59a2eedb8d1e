import { paths } from '../../routing';
import { recordScreen } from '../record/recordScreen';
import { userFields } from '../users/userFields';
import { UserForm, userResource } from '../users/userResource';
import { PersonActions, PersonStates } from './PersonAccount';
import { PersonActivity, PersonCourses } from './PersonLists';
import { PersonNotes } from './PersonNotes';
import type { AdminUserFragment } from '../users/__generated__/userResource';
import { PersonDocument } from './__generated__/PersonScreen';

const emailState = ({ isEmailBounced, isEmailConfirmed }: AdminUserFragment) =>
  isEmailBounced ? 'emailBounced' : isEmailConfirmed ? 'emailConfirmed' : 'emailUnconfirmed';

/** Everything that admins see of one person, with the actions on the account. */
export const Component = recordScreen({
  resource: userResource,
  hiddenActions: ['person', 'officeMessage', 'endSessions'],
  navItem: 'users',
  listPath: paths.admin.panel('users'),
  entity: 'users',
  document: PersonDocument,
  select: ({ person }) => person?.account,
  notFound: 'userNotFound',
  pageTitle: ({ t }) => t('personAction'),
  Form: UserForm,
  useFields: (builder) => [
    ...userFields(builder),
    builder.field('emailState', (account) => builder.t(emailState(account))),
    builder.field('hasSecondFactor', ({ hasSecondFactor }) =>
      builder.admin(hasSecondFactor ? 'state.yes' : 'state.no'),
    ),
    builder.dateTime('createdAt'),
  ],
  States: PersonStates,
  Actions: PersonActions,
  Main: PersonCourses,
  Aside: (part) => (
    <>
      <PersonNotes {...part} />
      <PersonActivity {...part} />
    </>
  ),
});
