import { useTranslation } from '../../language';
import { paths } from '../../routing';
import { ThreadInbox } from '../../threads/parts/ThreadInbox';
import { AdminPage } from '../AdminPage';

/** The questions of learners in all courses; those that wait too long come first. */
export function Component() {
  const { t } = useTranslation('adminThreads');
  return (
    <AdminPage name="threads" text={t('text')}>
      <ThreadInbox path={paths.admin.threads} />
    </AdminPage>
  );
}
