import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../schema/contract/limits';
import { FormFrame } from '../../ui/form/FormFrame';
import { getFormError } from '../../ui/form/submitWithServerErrors';
import { PasswordInput } from '../../ui/form/PasswordInput';
import { twoColumnGrid } from '../../ui/form/twoColumnGrid';
import type { usePasswordForm } from './accountForms';

type PasswordFormProps = ReturnType<typeof usePasswordForm> & { email: string };

export function PasswordForm({ email, form, submit }: PasswordFormProps) {
  const { t } = useTranslation(['account', 'auth', 'common']);
  const { control, formState } = form;
  const newPasswordProps = { control, autoComplete: 'new-password' };
  return (
    <FormFrame
      onSubmit={submit}
      pending={formState.isSubmitting}
      submit={t('password.save')}
      submitting={t('common:saving')}
      failure={getFormError(formState.errors)}
    >
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput name="current" control={control} label={t('password.current')} autoComplete="current-password" />
      <Box sx={{ ...twoColumnGrid, gap: 2.5 }}>
        <PasswordInput
          name="next"
          label={t('password.next')}
          helperText={t('auth:passwordHint', { min: String(limits.password.min) })}
          {...newPasswordProps}
        />
        <PasswordInput name="confirmation" label={t('password.confirmation')} {...newPasswordProps} />
      </Box>
    </FormFrame>
  );
}
