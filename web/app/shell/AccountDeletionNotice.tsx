import { useLocation } from 'react-router-dom';
import { DeletionNotice } from '../../accounts/privacy/DeletionNotice';
import { paths } from '../../routing';
import { useViewer } from '../../session/useViewer';
import { PageContainer } from '../../ui/layout/Section';

/** On every page of a user whose account will be deleted; the account page has it in its own section. */
export function AccountDeletionNotice() {
  const { viewer } = useViewer();
  const { pathname } = useLocation();
  if (!viewer?.deleteAfter || pathname === paths.accountPage('data')) return null;
  return (
    <PageContainer sx={{ paddingBlockStart: 2 }}>
      <DeletionNotice
        deleteAfter={viewer.deleteAfter}
        onCancelled={() => document.getElementById('main')?.focus({ preventScroll: true })}
      />
    </PageContainer>
  );
}
