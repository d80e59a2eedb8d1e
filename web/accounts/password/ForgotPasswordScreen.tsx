import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import {
  requestPasswordResetSchema,
  type RequestPasswordResetFormValues,
} from '../../../schema/contract/validation/accounts/accounts';
import { useTranslation } from '../../language';
import { paths, TextLink } from '../../routing';
import { FormFrame } from '../../ui/form/FormFrame';
import { submitWithServerErrors, useZodForm } from '../../ui/form/zodForm';
import { ltrInputProps, TextInput } from '../../ui/form/inputs';
import { AccountLinkPage } from '../AccountLinkPage';
import { useRequestPasswordResetMutation } from './__generated__/passwordScreens';

/** Requests a link for a new password. The answer does not depend on whether an account has the address. */
export function Component() {
  const { t } = useTranslation(['accountLinks', 'auth']);
  const [sentTo, setSentTo] = useState<string>();
  const [requestReset] = useRequestPasswordResetMutation();
  const form = useZodForm<RequestPasswordResetFormValues>(requestPasswordResetSchema, { email: '' });
  const { control } = form;
  const submit = submitWithServerErrors(form, async ({ email }) => {
    await requestReset({ variables: { email } });
    setSentTo(email);
  });
  if (sentTo !== undefined)
    return (
      <AccountLinkPage title={t('forgot.doneTitle')} text={t('forgot.doneText', { email: sentTo })} isResult>
        <Typography sx={{ color: 'text.secondary' }}>{t('forgot.doneHelp')}</Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Button variant="outlined" onClick={() => setSentTo(undefined)}>
            {t('forgot.again')}
          </Button>
          <TextLink to={paths.auth()}>{t('toSignIn')}</TextLink>
        </Stack>
      </AccountLinkPage>
    );
  return (
    <AccountLinkPage title={t('forgot.title')} text={t('forgot.text')}>
      <FormFrame form={form} onSubmit={submit} submit={t('forgot.submit')} submitting={t('pending')}>
        <TextInput
          name="email"
          control={control}
          label={t('auth:email')}
          type="email"
          autoFocus
          autoComplete="username"
          slotProps={{ htmlInput: { ...ltrInputProps, inputMode: 'email', autoCapitalize: 'none' } }}
        />
      </FormFrame>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <TextLink to={paths.auth()}>{t('toSignIn')}</TextLink>
        <TextLink to={paths.passwordHelp}>{t('forgot.noMailbox')}</TextLink>
      </Stack>
    </AccountLinkPage>
  );
}
