import { Alert, Box, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { displayFirstName } from '../../../schema/contract/text/names/displayName';
import { dashboardPath } from '../../../schema/contract/permissions';
import {
  loginSchema,
  registerFormSchema,
  type LoginFormValues,
  type RegisterFormValues,
} from '../../../schema/contract/validation/accounts/accounts';
import { useLanguage, useTranslation } from '../../language';
import { paths, Redirect, TextLink, toSafeRedirectPath } from '../../routing';
import { PageMeta } from '../../seo/PageMeta';
import type { ViewerFragment } from '../../session/__generated__/useViewer';
import { useViewer } from '../../session/useViewer';
import { useToast } from '../../ui/feedback/ToastProvider';
import { useZodForm } from '../../ui/form/zodForm';
import { useFormDraft } from '../../ui/form/useFormDraft';
import { PageContainer } from '../../ui/layout/Section';
import { LinkTabs } from '../../ui/navigation/LinkTabs';
import { AuthPromo } from './AuthPromo';
import { LoginForm } from './LoginForm';
import { RegisterForm } from './RegisterForm';
import { SecondFactorStep } from './SecondFactorStep';
import { useSignIn, type SignIn } from './useSignIn';

/**
 * A signed-in viewer is redirected to `?next=` if it is a path of this site, otherwise to the dashboard of their role.
 * The forms stay until that screen has loaded.
 */
export function Component() {
  const { viewer } = useViewer();
  const [search] = useSearchParams();
  return (
    <>
      {viewer && (
        <Redirect to={toSafeRedirectPath(search.get('next')) ?? dashboardPath(viewer.role)} placeholder={null} />
      )}
      <PageContainer sx={{ paddingBlock: { xs: 2, sm: 4, md: 6 } }}>
        <Card sx={{ display: 'grid', gridTemplateColumns: { md: '7fr 5fr' }, borderRadius: { xs: 2, sm: '24px' } }}>
          <AuthTabs />
          <AuthPromo />
        </Card>
      </PageContainer>
    </>
  );
}

const emptyRegisterForm: RegisterFormValues = {
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
  const login = useZodForm<LoginFormValues>(loginSchema, { email: '', password: '' });
  const register = useZodForm<RegisterFormValues>(registerFormSchema, emptyRegisterForm);
  useFormDraft('login', login);
  useFormDraft('register', register);
  const [challenge, setChallenge] = useState<string | null>(null);
  const { signIn, isSignedIn } = useSignIn();
  const welcome = useWelcome(signIn);
  if (challenge !== null) {
    const goBack = (message?: string) => {
      setChallenge(null);
      login.resetField('password');
      if (message) login.setError('root.server', { type: 'server', message });
    };
    return <SecondFactorStep challenge={challenge} onSignedIn={welcome} isSignedIn={isSignedIn} onBack={goBack} />;
  }
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
      <LinkTabs id="auth" label={t('tabs')} tabs={tabs} selected={tab} wide>
        <noscript>
          <Alert severity="warning" sx={{ marginBlockEnd: 3 }}>
            {t('needsScript')}
          </Alert>
        </noscript>
        {tab === 'login' ? (
          <LoginForm form={login} onSignedIn={welcome} isSignedIn={isSignedIn} onChallenge={setChallenge} />
        ) : (
          <RegisterForm form={register} signIn={signIn} isSignedIn={isSignedIn} />
        )}
      </LinkTabs>
      <Typography sx={{ color: 'text.secondary', textAlign: 'center', marginBlockStart: 3 }}>
        {t(tab === 'login' ? 'noAccount' : 'haveAccount')}{' '}
        <TextLink to={paths.auth(next ?? undefined, otherTab)}>{t(otherTab)}</TextLink>
      </Typography>
    </Box>
  );
}

/** Signs the user in on this page, with a greeting. */
function useWelcome(signIn: SignIn['signIn']): (user: ViewerFragment) => void {
  const { t } = useTranslation('auth');
  const { language } = useLanguage();
  const showToast = useToast();
  return (user) => {
    showToast({ title: t('welcomeBack'), description: t('hello', { firstName: displayFirstName(user, language) }) });
    signIn(user);
  };
}
