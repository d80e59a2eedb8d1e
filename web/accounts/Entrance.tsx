import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import {
  loginDraft,
  registerForm,
  type LoginDraft,
  type RegisterForm as RegisterValues,
} from '../../schema/contract/validation/accounts';
import { paths, safeNext } from '../paths';
import { LinkTabs } from '../ui/LinkTabs';
import { PageTitle } from '../ui/PageTitle';
import { TextLink } from '../ui/RouterLink';
import { LoginForm } from './LoginForm';
import { RegisterForm } from './RegisterForm';

const blank: RegisterValues = {
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  role: 'student',
};

/** The two tabs; `?tab=register` is the second. Both forms live here, so neither loses what was typed. */
export function Entrance() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const next = safeNext(search.get('next'));
  const told = useLocation().state as { wasSignedOut?: boolean } | null;
  const [tab, other] =
    search.get('tab') === 'register' ? (['register', 'login'] as const) : (['login', 'register'] as const);
  const tabs = (['login', 'register'] as const).map((name) => ({
    name,
    label: t(name),
    to: paths.auth(next ?? undefined, name),
  }));
  const login = useForm<LoginDraft>({ resolver: zodResolver(loginDraft), defaultValues: { email: '', password: '' } });
  const register = useForm<RegisterValues>({ resolver: zodResolver(registerForm), defaultValues: blank });
  return (
    <Box sx={{ padding: { xs: 2.5, sm: 5, md: 6 }, minInlineSize: 0 }}>
      <PageTitle title={t(`${tab}Title`)} description={t('description')} listed={false} />
      <Typography component="h1" variant="h2">
        {t(`${tab}Heading`)}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBlockStart: 0.5, marginBlockEnd: 3 }}>
        {next ? t('comeBack') : t(`${tab}Intro`)}
      </Typography>
      {told?.wasSignedOut && (
        <Alert severity="info" role="status" sx={{ marginBlockEnd: 3 }}>
          {t('wasSignedOut')}
        </Alert>
      )}
      <LinkTabs id="entrance" label={t('tabs')} tabs={tabs} chosen={tab} wide>
        <noscript>
          <Alert severity="warning" sx={{ marginBlockEnd: 3 }}>
            {t('needsScript')}
          </Alert>
        </noscript>
        {tab === 'login' ? <LoginForm form={login} /> : <RegisterForm form={register} />}
      </LinkTabs>
      <Typography sx={{ color: 'text.secondary', textAlign: 'center', marginBlockStart: 3 }}>
        {t(tab === 'login' ? 'noAccount' : 'haveAccount')}{' '}
        <TextLink to={paths.auth(next ?? undefined, other)}>{t(other)}</TextLink>
      </Typography>
    </Box>
  );
}
