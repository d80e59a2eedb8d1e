import { useTranslation } from '../../language';
import { ButtonLink, paths } from '../../routing';
import { MeDocument } from '../../session/__generated__/useViewer';
import { LinkAction } from './LinkAction';
import { useConfirmEmailMutation } from './__generated__/accountLinks';

/** Confirms the address of a new account. */
export function Component() {
  const { t } = useTranslation('accountLinks');
  const [confirmEmail] = useConfirmEmailMutation({ refetchQueries: [MeDocument] });
  return (
    <LinkAction
      name="confirmEmail"
      run={(token) => confirmEmail({ variables: { token } })}
      next={
        <ButtonLink to={paths.courses()} variant="contained" sx={{ alignSelf: 'start' }}>
          {t('toCourses')}
        </ButtonLink>
      }
      help={
        <ButtonLink to={paths.account} variant="contained" sx={{ alignSelf: 'start' }}>
          {t('toAccount')}
        </ButtonLink>
      }
    />
  );
}
