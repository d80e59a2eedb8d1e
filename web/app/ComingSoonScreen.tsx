import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { HeroScene } from '../art/HeroScene';
import { paths } from '../paths';
import { useViewer } from '../session/useViewer';
import { EmptyState } from '../ui/EmptyState';
import { Page } from '../ui/Page';
import { PageTitle } from '../ui/PageTitle';
import { ButtonLink } from '../ui/RouterLink';

/** A dashboard that is still being built: it says so to its owner, and leads on to what there is. */
export function ComingSoonScreen() {
  const { t } = useTranslation('shell');
  const { viewer } = useViewer();
  return (
    <Page sx={{ paddingBlock: { xs: 2, md: 4 } }}>
      <PageTitle title={t('account.dashboard')} listed={false} />
      <EmptyState
        level={1}
        art={
          <Stack sx={{ alignItems: 'center', gap: 2.5 }}>
            <HeroScene />
            <Chip label={t('comingSoon.badge')} color="secondary" />
          </Stack>
        }
        artWidth={420}
        title={t('comingSoon.welcome', { firstName: viewer?.firstName ?? '' })}
        text={t('comingSoon.dashboard')}
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
