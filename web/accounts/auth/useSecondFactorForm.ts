import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { recoveryCodeSchema, totpCodeSchema } from '../../../schema/contract/validation/accounts/secondFactor';
import type { ViewerFragment } from '../../session/__generated__/useViewer';
import { submitWithServerErrors, useZodForm } from '../../ui/form/zodForm';
import { useVerifySecondFactorMutation } from './__generated__/SecondFactorStep';

type CodeKind = 'totp' | 'recovery';

interface SecondFactorOptions {
  challenge: string;
  onSignedIn: (user: ViewerFragment) => unknown;
  /** The sign-in must begin again; receives the reason. */
  onExpired: (message: string) => void;
}

export interface SecondFactorForm {
  form: UseFormReturn<{ code: string }>;
  submit: ReturnType<typeof submitWithServerErrors>;
  kind: CodeKind;
  switchKind(): void;
}

export function useSecondFactorForm({ challenge, onSignedIn, onExpired }: SecondFactorOptions): SecondFactorForm {
  const [kind, setKind] = useState<CodeKind>('totp');
  const [verify] = useVerifySecondFactorMutation();
  const form = useZodForm<{ code: string }>(kind === 'totp' ? totpCodeSchema : recoveryCodeSchema, { code: '' });
  const submit = submitWithServerErrors(
    form,
    async ({ code }) => {
      const { data } = await verify({ variables: { input: { challenge, code } } });
      if (data) await onSignedIn(data.verifySecondFactor.user);
    },
    ({ problem, message }) => {
      if (problem === 'challengeNotValid') onExpired(message);
    },
  );
  const switchKind = () => {
    setKind(kind === 'totp' ? 'recovery' : 'totp');
    form.reset();
  };
  return { form, submit, kind, switchKind };
}
