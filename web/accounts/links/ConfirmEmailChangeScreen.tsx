import { useTranslation } from '../../language';
import { ButtonLink, paths } from '../../routing';
import { MeDocument } from '../../session/__generated__/useViewer';
import { LinkAction } from './LinkAction';
import { useConfirmEmailChangeMutation } from './__generated__/accountLinks';

/** Gives an account its new address. */
export function Component() {
  const { t } = useTranslation('accountLinks');
  const [confirmChange] = useConfirmEmailChangeMutation({ refetchQueries: [MeDocument] });
  const toAccount = (
    <ButtonLink to={paths.account} variant="contained" sx={{ alignSelf: 'start' }}>
      {t('toAccount')}
    </ButtonLink>
  );
  return (
    <LinkAction
      name="confirmEmailChange"
      run={(token) => confirmChange({ variables: { token } })}
      next={toAccount}
      help={toAccount}
    />
  );
}
