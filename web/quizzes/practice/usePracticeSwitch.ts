import { useTranslation } from '../../language';
import { useToast } from '../../ui/feedback/ToastProvider';
import { useRequest } from '../../ui/hooks/useRequest';
import { useSetPracticeMutation } from './__generated__/practice';

/** Turns practice in a course on or off at one press; a toast can take it back. */
export function usePracticeSwitch(courseId: string, isOn: boolean) {
  const { t } = useTranslation('practice');
  const showToast = useToast();
  const [setPractice] = useSetPracticeMutation();
  const change = async (next: boolean) => {
    await setPractice({ variables: { courseId, isOn: next } });
    showToast({
      title: t(next ? 'turnedOn' : 'turnedOff'),
      variant: 'success',
      action: { label: t('undo'), run: () => undo.run() },
    });
  };
  const showError = ({ messageWithStatus }: { messageWithStatus: string }) =>
    showToast({ title: t('switchFailed'), description: messageWithStatus, variant: 'destructive' });
  const undo = useRequest(() => setPractice({ variables: { courseId, isOn } }), showError);
  const { run, isBusy } = useRequest(() => change(!isOn), showError);
  return { toggle: run, isBusy: isBusy || undo.isBusy };
}
