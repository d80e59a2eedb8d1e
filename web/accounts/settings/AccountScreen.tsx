import { Box, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { findAccountSection } from '../../../schema/contract/site/urls';
import { pageQuery, type ListPageQueries } from '../../data/apollo/pageQueries';
import { useTranslation } from '../../language';
import { paths, Redirect, TextLink } from '../../routing';
import { PageMeta } from '../../seo/PageMeta';
import { QueryResult } from '../../ui/feedback/queryStates';
import { UnsavedChangesGuard } from '../../ui/feedback/UnsavedChangesDialog';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { PageContainer } from '../../ui/layout/Section';
import { SettingsSection } from '../../ui/layout/SettingsSection';
import { EmailNotice } from '../parts/EmailNotice';
import { EmailForm, useEmailForm } from './EmailForm';
import { ProfileForm, useProfileForm } from './ProfileForm';
import { SignatureForm, useSignatureForm } from './SignatureForm';
import {
  AccountScreenDocument,
  useAccountScreenQuery,
  type AccountScreenQuery,
  type ProfileFragment,
} from './__generated__/AccountScreen';

export const listAccountQueries: ListPageQueries = () => [pageQuery(AccountScreenDocument, {})];

interface AccountPageProps {
  title: string;
  /** The sections, once the account is loaded. */
  children(account: Account): ReactNode;
}

type Account = AccountScreenQuery & { me: ProfileFragment };

export function AccountPageLayout({ title, children }: AccountPageProps) {
  const account = useAccountScreenQuery();
  return (
    <PageContainer sx={{ paddingBlock: { xs: 2, md: 3 } }}>
      <PageMeta title={title} isIndexed={false} />
      <Typography component="h1" variant="h3">
        {title}
      </Typography>
      <EmailNotice sx={{ marginBlockStart: 2 }} />
      <QueryResult of={account} skeleton={<AccountSkeleton />}>
        {({ me, ...data }) =>
          me && (
            <Box key={me.id} sx={{ display: 'grid', gap: { xs: 4, md: 5 }, marginBlockStart: { xs: 2.5, md: 3 } }}>
              {children({ ...data, me })}
            </Box>
          )
        }
      </QueryResult>
    </PageContainer>
  );
}

interface AccountScreenProps {
  /** Sections about certificates, for students. */
  certificates: ReactNode;
}

/** The profile, the first page of the account. */
export function AccountScreen({ certificates }: AccountScreenProps) {
  const { t } = useTranslation('account');
  const { hash } = useLocation();
  const section = findAccountSection(hash);
  // The server gets no fragment; for pages that it renders, the boot script does this.
  if (useIsHydrated() && section !== undefined) return <Redirect to={section} />;
  return (
    <AccountPageLayout title={t('title')}>
      {({ me }) => <ProfileSections profile={me}>{me.role === 'student' && certificates}</ProfileSections>}
    </AccountPageLayout>
  );
}

function AccountSkeleton() {
  return [480, 320, 240].map((height) => (
    <Skeleton key={height} variant="rounded" height={height} sx={{ marginBlockStart: 4, borderRadius: '20px' }} />
  ));
}

interface ProfileSectionsProps {
  profile: ProfileFragment;
  /** Further sections after the profile. */
  children: ReactNode;
}

/** The forms are created here, so that leaving the page asks once for all. */
function ProfileSections({ profile, children }: ProfileSectionsProps) {
  const { t } = useTranslation('account');
  const profileForm = useProfileForm(profile);
  const emailForm = useEmailForm();
  const signatureForm = useSignatureForm(profile.signature);
  return (
    <>
      <SettingsSection title={t('profile.title')} description={t('profile.text')}>
        <ProfileForm profile={profile} {...profileForm} />
      </SettingsSection>
      {profile.role === 'trainer' && (
        <SettingsSection id="signature" title={t('signature.title')} description={t('signature.text')}>
          <SignatureForm {...signatureForm} />
        </SettingsSection>
      )}
      {children}
      <SettingsSection id="email" title={t('email.title')} description={t('email.text')}>
        <EmailForm pendingEmail={profile.pendingEmail} {...emailForm} />
      </SettingsSection>
      <OwnDataLinks />
      <UnsavedChangesGuard
        isUnsaved={[profileForm, signatureForm, emailForm].some(({ form }) => form.formState.isDirty)}
      />
    </>
  );
}

/** The page of the own data is far from the profile on phones: its two purposes have a link each. */
function OwnDataLinks() {
  const { t } = useTranslation('accountData');
  return (
    <Box component="nav" aria-label={t('links')} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
      <TextLink to={paths.accountData}>{t('export.link')}</TextLink>
      <TextLink to={`${paths.accountData}#delete`}>{t('deletion.title')}</TextLink>
    </Box>
  );
}
