import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { limits } from '../../schema/contract/limits';
import { selfChosenRoles } from '../../schema/contract/permissions';
import type { RegisterForm } from '../../schema/contract/validation/accounts';
import { PasswordInput } from '../ui/form/PasswordInput';
import { SelectInput } from '../ui/form/SelectInput';
import { TextInput } from '../ui/form/TextInput';

const latin = { dir: 'ltr', autoCapitalize: 'none', spellCheck: false } as const;

/**
 * The fields of registration. E-mail stands right before the password, and the username is a nickname to browsers:
 * so password managers keep the e-mail, which is what one signs in with.
 */
export function RegisterFields({ control }: { control: Control<RegisterForm> }) {
  const { t } = useTranslation('auth');
  return (
    <>
      <Pair>
        <TextInput
          name="firstName"
          control={control}
          label={t('firstName')}
          autoComplete="given-name"
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
        <TextInput
          name="lastName"
          control={control}
          label={t('lastName')}
          autoComplete="family-name"
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
      </Pair>
      <Pair>
        <TextInput
          name="username"
          control={control}
          label={t('username')}
          autoComplete="nickname"
          helperText={t('usernameHint', { min: String(limits.username.min) })}
          slotProps={{ htmlInput: { ...latin, dir: 'auto' } }}
        />
        <TextInput
          name="phone"
          control={control}
          label={t('phone')}
          type="tel"
          autoComplete="tel"
          slotProps={{ htmlInput: { ...latin, inputMode: 'tel' } }}
        />
      </Pair>
      <SelectInput
        name="role"
        control={control}
        label={t('accountType')}
        options={selfChosenRoles.map((role) => ({ value: role, label: t(role) }))}
      />
      <TextInput
        name="email"
        control={control}
        label={t('email')}
        type="email"
        autoComplete="email"
        slotProps={{ htmlInput: { ...latin, inputMode: 'email' } }}
      />
      <Pair>
        <PasswordInput
          name="password"
          control={control}
          label={t('password')}
          autoComplete="new-password"
          helperText={t('passwordHint', { min: String(limits.password.min) })}
        />
        <PasswordInput
          name="confirmPassword"
          control={control}
          label={t('confirmPassword')}
          autoComplete="new-password"
        />
      </Pair>
    </>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      {children}
    </Box>
  );
}
