import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath } from 'react-router-dom';
import { paths } from '../../paths';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useUnsaved } from '../../ui/useUnsaved';
import { useDesk, useStanding } from './sheets';

/** Whoever leaves goes on as soon as all is saved; where that can't be, they are asked. */
export function LeaveGuard({ courseId }: { courseId: string }) {
  const { t } = useTranslation('editor');
  const desk = useDesk();
  const standing = useStanding();
  const isUnsaved = standing.kind !== 'saved';
  const { held, leave, stay } = useUnsaved(isUnsaved, (path) => matchPath(paths.editCourse(courseId), path) !== null);
  const [isAsked, setAsked] = useState(false);
  const settled = useEffectEvent((isSaved: boolean) => (isSaved ? leave() : setAsked(true)));
  useEffect(() => {
    if (!held) return;
    let isCurrent = true;
    void desk.flush().then((isSaved) => isCurrent && settled(isSaved));
    return () => {
      isCurrent = false;
    };
  }, [held, desk]);
  return (
    <ConfirmDialog
      isOpen={held && isAsked}
      title={t('leave.title')}
      confirm={t('leave.leave')}
      cancel={t('leave.stay')}
      onConfirm={() => {
        setAsked(false);
        leave();
      }}
      onClose={() => {
        setAsked(false);
        stay();
      }}
    >
      {t('leave.text')}
    </ConfirmDialog>
  );
}
