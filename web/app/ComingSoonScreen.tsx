import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { HeroScene } from '../art/HeroScene';
import { paths } from '../paths';
import { useViewer } from '../session/useViewer';
import { EmptyState } from '../ui/EmptyState';
import { Page } from '../ui/Page';
import { PageTitle } from '../ui/PageTitle';
import { ButtonLink } from '../ui/RouterLink';

interface ComingSoonScreenProps {
  page: 'blog' | 'events' | 'glossary' | 'polls' | 'about' | 'contact' | 'dashboard';
}

/** A page of the route table that is still being built: it says so, and leads on to what there is. */
export function ComingSoonScreen({ page }: ComingSoonScreenProps) {
  const { t } = useTranslation('shell');
  const { viewer } = useViewer();
  const name = page === 'dashboard' ? t('account.dashboard') : t(`links.${page}`);
  const [title, text] =
    page === 'dashboard' && viewer
      ? [t('comingSoon.welcome', { firstName: viewer.firstName }), t('comingSoon.dashboard')]
      : [t('comingSoon.title', { page: name }), t('comingSoon.text')];
  return (
    <Page sx={{ paddingBlock: { xs: 2, md: 4 } }}>
      <PageTitle title={name} description={text} listed={false} />
      <EmptyState
        level={1}
        art={
          <>
            <Box sx={{ inlineSize: 'min(420px, 100%)' }}>
              <HeroScene />
            </Box>
            <Chip label={t('comingSoon.badge')} color="secondary" />
          </>
        }
        title={title}
        text={text}
        action={
          <>
            <ButtonLink to={paths.courses()} variant="contained">
              {t('comingSoon.courses')}
            </ButtonLink>
            <ButtonLink to={paths.home} variant="outlined">
              {t('comingSoon.home')}
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}
