import type { ComponentType, ReactElement } from 'react';
import { useTranslation } from '../language';
import { ConfirmDialog } from './feedback/ConfirmDialog';
import { lazyComponent, type LoadErrorProps } from './lazyPart';

interface LazyDialogProps {
  /** Default: true, for a dialog that is rendered while it is open. */
  isOpen?: boolean | undefined;
  onClose(): void;
  onExited?(): void;
}

/** A `lazyPart` that is a dialog: so is the error in its place. */
export const lazyDialog = <Props extends LazyDialogProps>(
  load: () => Promise<ComponentType<Props>>,
): ((props: Props) => ReactElement) => lazyComponent(load, DialogLoadError, {});

function DialogLoadError({
  isOpen = true,
  onClose,
  onExited = () => undefined,
  title,
  text,
  ...error
}: LazyDialogProps & LoadErrorProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={title}
      confirm={error.action}
      cancel={t('close')}
      isDestructive={false}
      isBusy={error.isBusy}
      onConfirm={error.onAction}
      onClose={onClose}
      onExited={onExited}
    >
      {text}
    </ConfirmDialog>
  );
}
