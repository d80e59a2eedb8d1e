import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths';
import { ButtonLink, TextLink } from '../ui/RouterLink';

/** For a visitor: sign in, or make an account, and come back here. */
export function LoginToEnroll({ courseId }: { courseId: string }) {
  const { t } = useTranslation('courses');
  const here = paths.course(courseId);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <ButtonLink to={paths.auth(here)} variant="contained" size="large" sx={{ whiteSpace: 'normal' }}>
        {t('enroll.login')}
      </ButtonLink>
      <Typography variant="body2" sx={{ textAlign: 'center', color: 'text.secondary' }}>
        {t('enroll.newHere')}{' '}
        <TextLink to={paths.auth(here, 'register')} underline="always">
          {t('enroll.createAccount')}
        </TextLink>
      </Typography>
    </Stack>
  );
}
