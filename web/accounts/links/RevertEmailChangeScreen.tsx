import { useTranslation } from '../../language';
import { ButtonLink, paths } from '../../routing';
import { MeDocument } from '../../session/__generated__/useViewer';
import { LinkAction } from './LinkAction';
import { useRevertEmailChangeMutation } from './__generated__/accountLinks';

/** Gives an account its previous address back. A viewer of this browser may be signed out by it. */
export function Component() {
  const { t } = useTranslation('accountLinks');
  const [revertChange] = useRevertEmailChangeMutation({ refetchQueries: [MeDocument] });
  return (
    <LinkAction
      name="revertEmailChange"
      run={(token) => revertChange({ variables: { token } })}
      next={
        <ButtonLink to={paths.forgotPassword} variant="outlined" sx={{ alignSelf: 'start' }}>
          {t('newLink')}
        </ButtonLink>
      }
      help={
        <ButtonLink to={paths.passwordHelp} variant="contained" sx={{ alignSelf: 'start' }}>
          {t('contact')}
        </ButtonLink>
      }
    />
  );
}
