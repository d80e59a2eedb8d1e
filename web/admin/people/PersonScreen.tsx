import { PlusIcon } from '../../art/icons/editIcons';
import { ButtonLink, paths } from '../../routing';
import { personParam } from '../../routing/paths';
import { recordScreen } from '../record/recordScreen';
import { userFields } from '../users/userFields';
import { UserForm, userResource, UserState } from '../users/userResource';
import { PersonActivity, PersonCourses } from './PersonLists';
import { PersonNotes } from './PersonNotes';
import type { AdminUserFragment } from '../users/__generated__/userResource';
import { PersonDocument } from './__generated__/PersonScreen';
import { roleLabelsAr } from '../../../schema/contract/userImport/userCsv';
import { useTranslation } from '../../language';
import { OfficeMessageButton } from '../officeMessages/OfficeMessageButton';
import { StatusCell } from '../table/cells';

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
  Notes: PersonNotes,
  Aside: PersonActivity,
});

interface AccountProps {
  record: AdminUserFragment;
}

function PersonStates({ record: account }: AccountProps) {
  return (
    <>
      <StatusCell color="default">{roleLabelsAr[account.role]}</StatusCell>
      <UserState {...account} />
    </>
  );
}

function PersonActions({ record: { id, isActive, role } }: AccountProps) {
  const { t } = useTranslation('adminPeople');
  return (
    <>
      {isActive && role === 'student' && (
        <ButtonLink
          to={`${paths.admin.officeEnrollment}?${personParam}=${id}`}
          variant="contained"
          startIcon={<PlusIcon />}
        >
          {t('enroll')}
        </ButtonLink>
      )}
      {isActive && <OfficeMessageButton userIds={[id]} label={t('write')} />}
    </>
  );
}
