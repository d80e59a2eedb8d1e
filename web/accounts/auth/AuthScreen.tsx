import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { dashboardPath } from '../../../schema/contract/permissions';
import {
  loginSchema,
  registerFormSchema,
  type LoginFormValues,
  type RegisterFormValues as RegisterValues,
} from '../../../schema/contract/validation/accounts';
import { paths, toSafeRedirectPath } from '../../paths';
import { PageMeta } from '../../seo/PageMeta';
import { useViewer } from '../../session/useViewer';
import { PageContainer } from '../../ui/layout/PageContainer';
import { LinkTabs } from '../../ui/navigation/LinkTabs';
import { Redirect } from '../../ui/navigation/Redirect';
import { TextLink } from '../../ui/navigation/routerLinks';
import { AuthPromo } from './AuthPromo';
import { LoginForm } from './LoginForm';
import { RegisterForm } from './RegisterForm';

/**
 * A signed-in viewer is redirected to `?next=` if it is a path of this site, otherwise to the dashboard of their role.
 */
export function AuthScreen() {
  const { viewer } = useViewer();
  const [search] = useSearchParams();
  if (viewer) return <Redirect to={toSafeRedirectPath(search.get('next')) ?? dashboardPath(viewer.role)} />;
  return (
    <PageContainer sx={{ paddingBlock: { xs: 2, sm: 4, md: 6 } }}>
      <Card sx={{ display: 'grid', gridTemplateColumns: { md: '7fr 5fr' }, borderRadius: { xs: 2, sm: '24px' } }}>
        <AuthTabs />
        <AuthPromo />
      </Card>
    </PageContainer>
  );
}

const emptyRegisterForm: RegisterValues = {
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  role: 'student',
};

/** Both forms are created here, so neither loses its values when the tab changes (`?tab=register`). */
function AuthTabs() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const next = toSafeRedirectPath(search.get('next'));
  const locationState = useLocation().state as { wasSignedOut?: boolean } | null;
  const [tab, otherTab] =
    search.get('tab') === 'register' ? (['register', 'login'] as const) : (['login', 'register'] as const);
  const tabs = (['login', 'register'] as const).map((name) => ({
    name,
    label: t(name),
    to: paths.auth(next ?? undefined, name),
  }));
  const login = useForm<LoginFormValues>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  });
  const register = useForm<RegisterValues>({
    resolver: zodResolver(registerFormSchema),
    defaultValues: emptyRegisterForm,
  });
  return (
    <Box sx={{ padding: { xs: 2.5, sm: 5, md: 6 }, minInlineSize: 0 }}>
      <PageMeta title={t(`${tab}Title`)} description={t('description')} isIndexed={false} />
      <Typography component="h1" variant="h2">
        {t(`${tab}Heading`)}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBlockStart: 0.5, marginBlockEnd: 3 }}>
        {next ? t('comeBack') : t(`${tab}Intro`)}
      </Typography>
      {locationState?.wasSignedOut && (
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
        <TextLink to={paths.auth(next ?? undefined, otherTab)}>{t(otherTab)}</TextLink>
      </Typography>
    </Box>
  );
}
