import { Typography } from '@mui/material';
import { pageQuery, type ListPageQueries } from '../../data/apollo/pageQueries';
import { useTranslation } from '../../language';
import { publicPageAnchor } from '../../routing';
import { QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import { SettingsSection } from '../../ui/layout/SettingsSection';
import { CertificateName } from '../name/CertificateName';
import { LearnerHandleForm } from './LearnerHandleForm';
import { CertificateSettingsDocument, useCertificateSettingsQuery } from './__generated__/CertificateSettings';

export const listCertificateSettingsQueries: ListPageQueries = () => [pageQuery(CertificateSettingsDocument, {})];

export function CertificateSettings() {
  const { t } = useTranslation('certificates');
  const settings = useCertificateSettingsQuery();
  return (
    <>
      <SettingsSection id="certificate-name" title={t('settings.title')} description={t('settings.text')}>
        <QueryResult of={settings} skeleton={<TextSkeleton lines={4} />}>
          {({ me }) => me && <CertificateName holder={me} />}
        </QueryResult>
      </SettingsSection>
      <SettingsSection id={publicPageAnchor} title={t('settings.pageTitle')} description={t('settings.pageText')}>
        <QueryResult of={settings} skeleton={<TextSkeleton lines={3} />}>
          {({ me }) =>
            me?.certificateName ? (
              <LearnerHandleForm key={me.id} handle={me.learnerHandle} />
            ) : (
              <Typography>{t('handle.needsName')}</Typography>
            )
          }
        </QueryResult>
      </SettingsSection>
    </>
  );
}
