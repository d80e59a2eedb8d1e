import { copyText } from '../../data/browser/clipboard';
import { useTranslation } from '../../language';
import { useToast } from '../feedback/ToastProvider';

/** Returns a function that copies a text and reports the result; `name` is what was copied. */
export function useCopyText(): (text: string, name?: string) => void {
  const { t } = useTranslation();
  const showToast = useToast();
  return (text, name) => {
    copyText(text).then(
      () => showToast({ title: name === undefined ? t('copied') : t('copiedName', { name }), variant: 'success' }),
      () => showToast({ title: t('copyFailed'), variant: 'destructive' }),
    );
  };
}
