import { Box, Typography } from '@mui/material';
import { Trans, useTranslation } from 'react-i18next';
import { useLanguage } from '../../language';
import { displayFirstName } from '../../../schema/contract/text/names/displayName';
import { PlusIcon } from '../../art/icons/editIcons';
import { paths, ButtonLink } from '../../routing';
import { useViewer } from '../../session/useViewer';

/** @param props.isSlim above a tab that was asked for: one line */
export function StudioHeader({ isSlim }: { isSlim: boolean }) {
  const { t } = useTranslation('studio');
  const { language } = useLanguage();
  const { viewer } = useViewer();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
      <div>
        <Typography component="h1" variant={isSlim ? 'h4' : 'h2'}>
          <Trans
            t={t}
            i18nKey="welcome"
            values={{ firstName: viewer ? displayFirstName(viewer, language) : '' }}
            components={{ name: <bdi /> }}
          />
        </Typography>
        {!isSlim && <Typography sx={{ color: 'text.secondary' }}>{t('lead')}</Typography>}
      </div>
      <NewCourseLink isNarrow={isSlim} />
    </Box>
  );
}

/** @param props.isNarrow beside other things on phones, too */
export function NewCourseLink({ isNarrow = false }: { isNarrow?: boolean }) {
  const { t } = useTranslation('studio');
  return (
    <ButtonLink
      variant="contained"
      to={paths.newCourse}
      startIcon={<PlusIcon size={20} />}
      sx={{ inlineSize: { xs: isNarrow ? 'auto' : '100%', sm: 'auto' } }}
    >
      {t('courses.new')}
    </ButtonLink>
  );
}
