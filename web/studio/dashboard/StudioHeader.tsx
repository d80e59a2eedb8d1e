import { Box, Typography } from '@mui/material';
import { Trans, useTranslation } from 'react-i18next';
import { useLanguage } from '../../language';
import { displayFirstName } from '../../../schema/contract/text/names/displayName';
import { PlusIcon } from '../../art/icons/editIcons';
import { paths, ButtonLink } from '../../routing';
import { useViewer } from '../../session/useViewer';

export function StudioHeader() {
  const { t } = useTranslation('studio');
  const { language } = useLanguage();
  const { viewer } = useViewer();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
      <div>
        <Typography component="h1" variant="h2">
          <Trans
            t={t}
            i18nKey="welcome"
            values={{ firstName: viewer ? displayFirstName(viewer, language) : '' }}
            components={{ name: <bdi /> }}
          />
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t('lead')}</Typography>
      </div>
      <NewCourseLink />
    </Box>
  );
}

export function NewCourseLink() {
  const { t } = useTranslation('studio');
  return (
    <ButtonLink
      variant="contained"
      to={paths.newCourse}
      startIcon={<PlusIcon size={20} />}
      sx={{ inlineSize: { xs: '100%', sm: 'auto' } }}
    >
      {t('courses.new')}
    </ButtonLink>
  );
}
