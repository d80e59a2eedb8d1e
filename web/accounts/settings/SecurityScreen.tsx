import { useTranslation } from '../../language';
import { SettingsSection } from '../../ui/layout/SettingsSection';
import { UnsavedChangesGuard } from '../../ui/feedback/UnsavedChangesDialog';
import { AccountPageLayout } from './AccountScreen';
import { SecondFactorSection } from './SecondFactorSection';
import { SessionList } from './SessionList';
import { Box } from '@mui/material';
import { bounds } from '../../../schema/contract/bounds';
import {
  changePasswordFormSchema,
  changePasswordSchema,
  type ChangePasswordFormValues,
} from '../../../schema/contract/validation/accounts/accounts';
import { useToast } from '../../ui/feedback/ToastProvider';
import { FormFrame } from '../../ui/form/FormFrame';
import { submitWithServerErrors, useZodForm } from '../../ui/form/zodForm';
import { HiddenUsername } from '../HiddenUsername';
import { PasswordInput } from '../../ui/form/inputs';
import { NewPasswordInput } from '../parts/NewPasswordInput';
import { twoColumnGrid } from '../../ui/layout/layoutStyles';
import { AccountScreenDocument, useChangePasswordMutation } from './__generated__/AccountScreen';

export { listAccountQueries as pageQueries } from './AccountScreen';

/** Password, second factor and signed-in devices. */
export function Component() {
  const { t } = useTranslation(['account', 'workplace']);
  const passwordForm = usePasswordForm();
  return (
    <AccountPageLayout title={t('workplace:navItems.security')}>
      {({ me, mySecondFactor, mySessions }) => (
        <>
          <SettingsSection id="password" title={t('password.title')} description={t('password.text')}>
            <PasswordForm email={me.email} {...passwordForm} />
          </SettingsSection>
          <SettingsSection id="second-factor" title={t('secondFactor.title')} description={t('secondFactor.text')}>
            <SecondFactorSection secondFactor={mySecondFactor} email={me.email} />
          </SettingsSection>
          <SettingsSection id="sessions" title={t('sessions.title')} description={t('sessions.text')}>
            <SessionList sessions={mySessions} />
          </SettingsSection>
          <UnsavedChangesGuard isUnsaved={passwordForm.form.formState.isDirty} />
        </>
      )}
    </AccountPageLayout>
  );
}

type PasswordFormProps = ReturnType<typeof usePasswordForm> & { email: string };

function PasswordForm({ email, form, submit }: PasswordFormProps) {
  const { t } = useTranslation(['account', 'auth', 'common']);
  const { control } = form;
  const newPasswordProps = { control, autoComplete: 'new-password' };
  return (
    <FormFrame form={form} onSubmit={submit} submit={t('password.save')} submitting={t('common:saving')}>
      <HiddenUsername email={email} />
      <PasswordInput
        name="currentPassword"
        control={control}
        label={t('password.current')}
        autoComplete="current-password"
      />
      <Box sx={{ ...twoColumnGrid, gap: 2.5 }}>
        <NewPasswordInput
          name="newPassword"
          control={control}
          label={t('password.next')}
          helperText={t('auth:passwordHint', { min: String(bounds.password.min) })}
        />
        <PasswordInput name="confirmation" label={t('password.confirmation')} {...newPasswordProps} />
      </Box>
    </FormFrame>
  );
}

const emptyPasswordForm: ChangePasswordFormValues = { currentPassword: '', newPassword: '', confirmation: '' };

/** After a change, the form is cleared and the other sessions are removed from the list. */
function usePasswordForm() {
  const { t } = useTranslation('account');
  const showToast = useToast();
  const [changePassword] = useChangePasswordMutation({ refetchQueries: [AccountScreenDocument] });
  const form = useZodForm<ChangePasswordFormValues>(changePasswordFormSchema, emptyPasswordForm);
  const submit = submitWithServerErrors(form, async (values) => {
    // The schema removes the confirmation, which the input does not have.
    await changePassword({ variables: { input: changePasswordSchema.parse(values) } });
    form.reset(emptyPasswordForm);
    showToast({ title: t('password.saved'), description: t('password.savedText'), variant: 'success' });
  });
  return { form, submit };
}
