import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { Control, UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../language';
import { bounds } from '../../../schema/contract/bounds';
import { selfRegistrationRoles } from '../../../schema/contract/permissions';
import { registerSchema, type RegisterFormValues } from '../../../schema/contract/validation/accounts/accounts';
import { ConsentNote } from '../../routing/ConsentNote';
import { useToast } from '../../ui/feedback/ToastProvider';
import { FormFrame } from '../../ui/form/FormFrame';
import { submitWithServerErrors } from '../../ui/form/zodForm';
import { NewPasswordInput } from '../parts/NewPasswordInput';
import { TextInput, SelectInput, PasswordInput, autoDirectionInputProps, ltrInputProps } from '../../ui/form/inputs';
import { useRegisterMutation } from './__generated__/RegisterForm';
import type { SignIn } from './useSignIn';

const autoDirectionSlotProps = { htmlInput: autoDirectionInputProps } as const;

interface RegisterFormProps extends SignIn {
  form: UseFormReturn<RegisterFormValues>;
}

/** A successful registration also signs the user in. */
export function RegisterForm({ form, signIn, isSignedIn }: RegisterFormProps) {
  const { t } = useTranslation('auth');
  const showToast = useToast();
  const [register] = useRegisterMutation();
  const submit = submitWithServerErrors(
    form,
    async (values) => {
      // The schema removes the confirmation, which the input does not have.
      const { data } = await register({ variables: { input: registerSchema.parse(values) } });
      if (!data) return;
      const user = data.register.user;
      showToast({ title: t('registered'), description: t('welcome', { firstName: user.firstName }) });
      signIn(user);
    },
    ({ messageWithStatus }) =>
      showToast({ title: t('registrationFailed'), description: messageWithStatus, variant: 'destructive' }),
  );
  return (
    <FormFrame
      form={form}
      onSubmit={submit}
      isPending={isSignedIn}
      submit={t('createAccount')}
      submitting={t('creatingAccount')}
    >
      <RegisterFields control={form.control} />
      <ConsentNote text={t('consent')} documents={['terms', 'privacy']} />
    </FormFrame>
  );
}

interface RegisterFieldsProps {
  control: Control<RegisterFormValues>;
}

/**
 * The e-mail field directly precedes the password and the username is marked as a nickname, so that password managers
 * store the e-mail.
 */
function RegisterFields({ control }: RegisterFieldsProps) {
  const { t } = useTranslation('auth');
  const roles = selfRegistrationRoles.map((role) => ({ value: role, label: t(role) }));
  return (
    <>
      <RegisterNameFields control={control} />
      <SelectInput name="role" control={control} label={t('accountType')} options={roles} />
      <TextInput
        name="email"
        required
        control={control}
        label={t('email')}
        type="email"
        autoComplete="email"
        slotProps={{ htmlInput: { ...ltrInputProps, inputMode: 'email' } }}
      />
      <RegisterPasswordFields control={control} />
    </>
  );
}

function RegisterNameFields({ control }: RegisterFieldsProps) {
  const { t } = useTranslation('auth');
  const nameProps = { control, slotProps: autoDirectionSlotProps };
  return (
    <>
      <FieldRow>
        <TextInput name="firstName" required label={t('firstName')} autoComplete="given-name" {...nameProps} />
        <TextInput name="lastName" required label={t('lastName')} autoComplete="family-name" {...nameProps} />
      </FieldRow>
      <FieldRow>
        <TextInput
          name="username"
          required
          control={control}
          label={t('username')}
          autoComplete="nickname"
          helperText={t('usernameHint', { min: String(bounds.username.min) })}
          slotProps={{ htmlInput: { ...ltrInputProps, dir: 'auto' } }}
        />
        <TextInput
          name="phone"
          control={control}
          label={t('phone')}
          type="tel"
          autoComplete="tel"
          slotProps={{ htmlInput: { ...ltrInputProps, inputMode: 'tel' } }}
        />
      </FieldRow>
    </>
  );
}

function RegisterPasswordFields({ control }: RegisterFieldsProps) {
  const { t } = useTranslation('auth');
  const newPasswordProps = { control, autoComplete: 'new-password', required: true };
  const hint = t('passwordHint', { min: String(bounds.password.min) });
  return (
    <FieldRow>
      <NewPasswordInput name="password" required control={control} label={t('password')} helperText={hint} />
      <PasswordInput name="confirmPassword" label={t('confirmPassword')} {...newPasswordProps} />
    </FieldRow>
  );
}

function FieldRow({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      {children}
    </Box>
  );
}
