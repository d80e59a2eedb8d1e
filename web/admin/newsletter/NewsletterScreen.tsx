import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../language';
import { paths } from '../../routing';
import { newsletterIssueParam } from '../../routing/paths';
import { LinkTabs } from '../../ui/navigation/LinkTabs';
import { AdminPage } from '../AdminPage';
import { AdminResourceScreen } from '../resource/AdminResourceScreen';
import { useAdminNewsletterIssueForEditQuery } from './__generated__/issueResource';
import { IssueDialog } from './IssueDialog';
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
          <>
            <AdminResourceScreen resource={issueResource} />
            <RequestedIssue />
          </>
        ) : (
          <AdminResourceScreen resource={newsletterSubscriberResource} />
        )}
      </LinkTabs>
    </AdminPage>
  );
}

/** The preview of the issue that the address names, such as the one that was just created. */
function RequestedIssue() {
  const [params, setParams] = useSearchParams();
  const id = params.get(newsletterIssueParam);
  const forget = () =>
    setParams(
      (current) => {
        current.delete(newsletterIssueParam);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return id && <IssuePreview key={id} id={id} onExited={forget} />;
}

function IssuePreview({ id, onExited }: { id: string; onExited(): void }) {
  const [isOpen, setOpen] = useState(true);
  const issue = useAdminNewsletterIssueForEditQuery({ variables: { id } }).data?.newsletterIssue;
  return (
    issue && (
      <IssueDialog
        row={issue}
        name={issue.subjectAr}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onExited={onExited}
        onToggle={() => undefined}
      />
    )
  );
}
