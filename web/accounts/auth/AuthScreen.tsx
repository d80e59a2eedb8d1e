import { zodResolver } from '@hookform/resolvers/zod';
import { Alert, Box, Card, Typography } from '@mui/material';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../language';
import { dashboardPath } from '../../../schema/contract/permissions';
import {
  loginSchema,
  registerFormSchema,
  type LoginFormValues,
  type RegisterFormValues as RegisterValues,
} from '../../../schema/contract/validation/accounts';
import { paths, toSafeRedirectPath, TextLink, Redirect } from '../../routing';
import { PageMeta } from '../../seo/PageMeta';
import { useViewer } from '../../session/useViewer';
import { PageContainer } from '../../ui/layout/Section';
import { LinkTabs } from '../../ui/navigation/LinkTabs';
import { useToast } from '../../ui/feedback/ToastProvider';
import { FormFrame, submitWithServerErrors, getFormError } from '../../ui/form/FormFrame';
import { TextInput, PasswordInput } from '../../ui/form/inputs';
import { useFormDraft } from '../../ui/form/useFormDraft';
import { limits } from '../../../schema/contract/limits';
import { HomeHeroArt } from '../../art/illustrations/HomeHeroArt';
import { colorVars, colorVarsWithFallback } from '../../theme/cssVariables';
import { RegisterForm } from './RegisterForm';
import { useLoginMutation } from './__generated__/AuthScreen';
import { useSignIn } from './useSignIn';

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
  useFormDraft('login', login);
  useFormDraft('register', register);
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
        {tab === 'login' ? <LoginForm form={login} /> : <RegisterForm form={register} />}
      </LinkTabs>
      <Typography sx={{ color: 'text.secondary', textAlign: 'center', marginBlockStart: 3 }}>
        {t(tab === 'login' ? 'noAccount' : 'haveAccount')}{' '}
        <TextLink to={paths.auth(next ?? undefined, otherTab)}>{t(otherTab)}</TextLink>
      </Typography>
    </Box>
  );
}

/** The form object belongs to the screen, which keeps the values when the tab changes. */
function LoginForm({ form }: { form: UseFormReturn<LoginFormValues> }) {
  const { t } = useTranslation('auth');
  const showToast = useToast();
  const signIn = useSignIn();
  const [login] = useLoginMutation();
  const { control, formState } = form;
  const submit = submitWithServerErrors(
    form,
    async (input) => {
      const { data } = await login({ variables: { input } });
      if (!data) return;
      const user = data.login.user;
      showToast({ title: t('welcomeBack'), description: t('hello', { firstName: user.firstName }) });
      signIn(user);
    },
    ({ messageWithStatus }) =>
      showToast({ title: t('loginFailed'), description: messageWithStatus, variant: 'destructive' }),
  );
  return (
    <FormFrame
      onSubmit={submit}
      pending={formState.isSubmitting}
      submit={t('signIn')}
      submitting={t('signingIn')}
      error={getFormError(formState.errors)}
    >
      <TextInput
        name="email"
        control={control}
        label={t('email')}
        type="email"
        autoComplete="username"
        slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'email', autoCapitalize: 'none' } }}
      />
      <PasswordInput name="password" control={control} label={t('password')} autoComplete="current-password" />
      <TextLink to={paths.passwordHelp}>{t('forgotPassword')}</TextLink>
    </FormFrame>
  );
}

/** Beside the forms on wide windows, below them on phones. */
function AuthPromo() {
  const { t } = useTranslation('auth');
  const { students, courses, experts } = limits.statistics;
  return (
    <Box component="aside" data-surface="dark" aria-labelledby="promo-heading" sx={panelStyles}>
      <div>
        <Typography id="promo-heading" component="h2" variant="h3">
          {t('promoHeading')}
        </Typography>
        <Typography sx={{ color: 'onDeepMuted', marginBlockStart: 1.5 }}>{t('promoText')}</Typography>
      </div>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(5rem, 1fr))', gap: 2, margin: 0 }}
      >
        <PromoStatistic value={students} label={t('promoStudents')} />
        <PromoStatistic value={courses} label={t('promoCourses')} />
        <PromoStatistic value={experts} label={t('promoExperts')} />
      </Box>
      <Box sx={illustrationStyles}>
        <HomeHeroArt />
      </Box>
    </Box>
  );
}

function PromoStatistic({ value, label }: { value: string; label: string }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
      <Typography component="dt" variant="body2" sx={{ color: 'onDeepMuted' }}>
        {label}
      </Typography>
      <Typography
        component="dd"
        dir="ltr"
        sx={{
          margin: 0,
          fontSize: { xs: '1.75rem', sm: '2rem' },
          fontWeight: 800,
          lineHeight: 1.3,
          alignSelf: 'start',
        }}
      >
        {value}
      </Typography>
    </Box>
  );
}

const panelStyles = {
  display: 'flex',
  flexDirection: 'column',
  gap: 3,
  padding: { xs: 3, sm: 5 },
  overflow: 'hidden',
};

/** The foreground has the panel's color, so the drawing blends into the panel. */
const illustrationStyles = {
  display: { xs: 'none', md: 'flex' },
  flexDirection: 'column',
  flexGrow: 1,
  marginInline: '-48px',
  marginBlockEnd: '-56px',
  // Extends the sky upwards beside a long form, and behind the rounded corners.
  '&::before': {
    content: '""',
    flexGrow: 1,
    marginBlockEnd: '-32px',
    backgroundImage: `linear-gradient(${colorVars.deep}, ${colorVarsWithFallback.sky} calc(100% - 32px))`,
  },
  '& svg': { display: 'block', position: 'relative' },
};
