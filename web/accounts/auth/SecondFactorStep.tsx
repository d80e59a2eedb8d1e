import { Box, Button, Typography } from '@mui/material';
import { useTranslation } from '../../language';
import { PageMeta } from '../../seo/PageMeta';
import type { ViewerFragment } from '../../session/__generated__/useViewer';
import { FormFrame } from '../../ui/form/FormFrame';
import { CodeInput } from '../CodeInput';
import { useSecondFactorForm, type SecondFactorForm } from './useSecondFactorForm';

/** The text of a text button begins where the fields begin. */
const flushStyles = { marginInlineStart: '-12px' } as const;

interface SecondFactorStepProps {
  challenge: string;
  onSignedIn: (user: ViewerFragment) => void;
  isSignedIn: boolean;
  /** Back to email and password, with the reason if there is one. */
  onBack: (message?: string) => void;
}

/** Takes the place of the login form after the right password. */
export function SecondFactorStep({ challenge, onSignedIn, isSignedIn, onBack }: SecondFactorStepProps) {
  const { t } = useTranslation('auth');
  const secondFactor = useSecondFactorForm({ challenge, onSignedIn, onExpired: onBack });
  const { form, submit, kind } = secondFactor;
  return (
    <Box sx={{ padding: { xs: 2.5, sm: 5, md: 6 }, minInlineSize: 0 }}>
      <PageMeta title={t('secondFactor.title')} isIndexed={false} />
      <Typography component="h1" variant="h2">
        {t('secondFactor.title')}
      </Typography>
      <Typography id="second-factor-hint" sx={{ color: 'text.secondary', marginBlockStart: 0.5, marginBlockEnd: 3 }}>
        {t(`secondFactor.${kind}Hint`)}
      </Typography>
      <FormFrame form={form} onSubmit={submit} isPending={isSignedIn} submit={t('signIn')} submitting={t('signingIn')}>
        <SecondFactorFields {...secondFactor} />
      </FormFrame>
      <Button color="inherit" onClick={() => onBack()} sx={{ ...flushStyles, marginBlockStart: 2 }}>
        {t('secondFactor.back')}
      </Button>
    </Box>
  );
}

export function SecondFactorFields({ form, kind, switchKind }: SecondFactorForm) {
  const { t } = useTranslation('auth');
  return (
    <>
      <CodeInput key={kind} control={form.control} kind={kind} label={t(`secondFactor.${kind}`)} autoFocus />
      <Button variant="text" onClick={switchKind} sx={{ ...flushStyles, justifySelf: 'start', alignSelf: 'start' }}>
        {t(kind === 'totp' ? 'secondFactor.useRecovery' : 'secondFactor.useTotp')}
      </Button>
    </>
  );
}
