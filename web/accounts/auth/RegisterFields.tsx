import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../schema/contract/limits';
import { selfRegistrationRoles } from '../../../schema/contract/permissions';
import type { RegisterFormValues } from '../../../schema/contract/validation/accounts';
import { PasswordInput } from '../../ui/form/PasswordInput';
import { SelectInput } from '../../ui/form/SelectInput';
import { TextInput } from '../../ui/form/TextInput';

const ltrInputProps = { dir: 'ltr', autoCapitalize: 'none', spellCheck: false } as const;
const autoDirectionSlotProps = { htmlInput: { dir: 'auto' } } as const;

interface RegisterFieldsProps {
  control: Control<RegisterFormValues>;
}

/**
 * The e-mail field directly precedes the password and the username is marked as a nickname, so that password managers
 * store the e-mail.
 */
export function RegisterFields({ control }: RegisterFieldsProps) {
  const { t } = useTranslation('auth');
  const roles = selfRegistrationRoles.map((role) => ({ value: role, label: t(role) }));
  return (
    <>
      <RegisterNameFields control={control} />
      <SelectInput name="role" control={control} label={t('accountType')} options={roles} />
      <TextInput
        name="email"
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
        <TextInput name="firstName" label={t('firstName')} autoComplete="given-name" {...nameProps} />
        <TextInput name="lastName" label={t('lastName')} autoComplete="family-name" {...nameProps} />
      </FieldRow>
      <FieldRow>
        <TextInput
          name="username"
          control={control}
          label={t('username')}
          autoComplete="nickname"
          helperText={t('usernameHint', { min: String(limits.username.min) })}
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
  const newPasswordProps = { control, autoComplete: 'new-password' };
  const hint = t('passwordHint', { min: String(limits.password.min) });
  return (
    <FieldRow>
      <PasswordInput name="password" label={t('password')} helperText={hint} {...newPasswordProps} />
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
