import { useState } from 'react';
import { bounds } from '../../../schema/contract/bounds';
import {
  resetPasswordFormSchema,
  type ResetPasswordFormValues,
} from '../../../schema/contract/validation/accounts/accounts';
import { toClientError } from '../../data/errors/clientError';
import { useTranslation } from '../../language';
import { ButtonLink, paths } from '../../routing';
import { MeDocument } from '../../session/__generated__/useViewer';
import { FormFrame } from '../../ui/form/FormFrame';
import { submitWithServerErrors, useZodForm } from '../../ui/form/zodForm';
import { PasswordInput } from '../../ui/form/inputs';
import { NewPasswordInput } from '../parts/NewPasswordInput';
import { useLinkToken } from '../../routing/useLinkToken';
import { AccountLinkPage } from '../AccountLinkPage';
import { useResetPasswordMutation } from './__generated__/passwordScreens';

/** Sets a new password, or the first one, by the link of a mail. A viewer of this browser may be signed out by it. */
export function Component() {
  const { t } = useTranslation(['accountLinks', 'auth', 'account', 'common']);
  const { token, forget } = useLinkToken();
  const [outcome, setOutcome] = useState<'done' | 'invalid'>();
  const [resetPassword] = useResetPasswordMutation({ refetchQueries: [MeDocument] });
  const form = useZodForm<ResetPasswordFormValues>(resetPasswordFormSchema, { password: '', confirmation: '' });
  const { control } = form;
  const submit = submitWithServerErrors(form, async ({ password }) => {
    if (!token) return;
    await resetPassword({ variables: { token, password } }).catch((error: unknown) => {
      if (toClientError(error).problem !== 'linkNotValid') throw error;
      setOutcome('invalid');
      throw error;
    });
    setOutcome('done');
    forget();
  });
  if (outcome === 'done')
    return (
      <AccountLinkPage title={t('reset.doneTitle')} text={t('reset.doneText')} isResult>
        <ButtonLink to={paths.auth()} variant="contained" sx={{ alignSelf: 'start' }}>
          {t('toSignIn')}
        </ButtonLink>
      </AccountLinkPage>
    );
  if (token === null || outcome === 'invalid')
    return (
      <AccountLinkPage
        title={t('invalid.title')}
        text={t(token === null ? 'common:missingLink' : 'reset.invalidText')}
        isResult={outcome !== undefined}
      >
        <ButtonLink to={paths.forgotPassword} variant="contained" sx={{ alignSelf: 'start' }}>
          {t('newLink')}
        </ButtonLink>
      </AccountLinkPage>
    );
  return (
    <AccountLinkPage title={t('reset.title')} text={t('reset.text')}>
      <FormFrame form={form} onSubmit={submit} submit={t('reset.submit')} submitting={t('common:saving')}>
        <NewPasswordInput
          name="password"
          control={control}
          label={t('account:password.next')}
          autoFocus
          helperText={t('auth:passwordHint', { min: String(bounds.password.min) })}
        />
        <PasswordInput
          name="confirmation"
          control={control}
          label={t('account:password.confirmation')}
          autoComplete="new-password"
        />
      </FormFrame>
    </AccountLinkPage>
  );
}
