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
const eitherWay = { htmlInput: { dir: 'auto' } } as const;

interface Fields {
  control: Control<RegisterForm>;
}

/**
 * The fields of registration. E-mail stands right before the password, and the username is a nickname to browsers:
 * so password managers keep the e-mail, which is what one signs in with.
 */
export function RegisterFields({ control }: Fields) {
  const { t } = useTranslation('auth');
  const roles = selfChosenRoles.map((role) => ({ value: role, label: t(role) }));
  return (
    <>
      <NameFields control={control} />
      <SelectInput name="role" control={control} label={t('accountType')} options={roles} />
      <TextInput
        name="email"
        control={control}
        label={t('email')}
        type="email"
        autoComplete="email"
        slotProps={{ htmlInput: { ...latin, inputMode: 'email' } }}
      />
      <PasswordFields control={control} />
    </>
  );
}

function NameFields({ control }: Fields) {
  const { t } = useTranslation('auth');
  const named = { control, slotProps: eitherWay };
  return (
    <>
      <Pair>
        <TextInput name="firstName" label={t('firstName')} autoComplete="given-name" {...named} />
        <TextInput name="lastName" label={t('lastName')} autoComplete="family-name" {...named} />
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
    </>
  );
}

function PasswordFields({ control }: Fields) {
  const { t } = useTranslation('auth');
  const fresh = { control, autoComplete: 'new-password' };
  const hint = t('passwordHint', { min: String(limits.password.min) });
  return (
    <Pair>
      <PasswordInput name="password" label={t('password')} helperText={hint} {...fresh} />
      <PasswordInput name="confirmPassword" label={t('confirmPassword')} {...fresh} />
    </Pair>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      {children}
    </Box>
  );
}
