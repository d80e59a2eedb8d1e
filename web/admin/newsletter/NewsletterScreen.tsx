import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../language';
import { paths } from '../../routing';
import { LinkTabs } from '../../ui/navigation/LinkTabs';
import { AdminPage } from '../AdminPage';
import { AdminResourceScreen } from '../resource/AdminResourceScreen';
import { issueResource } from './issueResource';
import { newsletterSubscriberResource } from './newsletterSubscriberResource';

/** The subscribers of the newsletter, and its issues. */
export function Component() {
  const { t } = useTranslation('adminNewsletter');
  const [search] = useSearchParams();
  const selected = search.get('tab') === 'issues' ? 'issues' : 'subscribers';
  const tabs = [
    { name: 'subscribers', label: t('subscribers'), to: paths.admin.newsletter },
    { name: 'issues', label: t('label'), to: paths.admin.newsletterIssues },
  ] as const;
  return (
    <AdminPage name="newsletter">
      <LinkTabs id="newsletter" label={t('tabsLabel')} tabs={tabs} selected={selected}>
        {selected === 'issues' ? (
          <AdminResourceScreen key="issues" resource={issueResource} />
        ) : (
          <AdminResourceScreen key="subscribers" resource={newsletterSubscriberResource} />
        )}
      </LinkTabs>
    </AdminPage>
  );
}
