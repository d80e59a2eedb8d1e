import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from '../../language';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { useToast } from '../../ui/feedback/ToastProvider';
import { useRequest } from '../../ui/hooks/useRequest';
import type { OrderItemFragment } from '../__generated__/OrderItem';
import { OrderDocument, useCancelPaymentMutation } from './__generated__/OrderScreen';

export function CancelOrderButton({ order }: { order: OrderItemFragment }) {
  const { t } = useTranslation('payments');
  const showToast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [cancelPayment, { client }] = useCancelPaymentMutation();
  const { run, isBusy, error, reset } = useRequest(
    async () => {
      await cancelPayment({ variables: { id: order.id } });
      showToast({ title: t('order.cancel.done') });
    },
    ({ problem, messageWithStatus: description }) => {
      if (problem !== 'paymentStateChanged') return;
      showToast({ title: t('order.cancel.failed'), description, variant: 'destructive' });
      void client.refetchQueries({ include: [OrderDocument] });
    },
  );
  return (
    <>
      <Button color="error" onClick={() => setOpen(true)}>
        {t('order.cancel.open')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('order.cancel.title')}
        confirm={t('order.cancel.confirm')}
        confirming={t('order.cancel.confirming')}
        cancel={t('order.cancel.keep')}
        isBusy={isBusy}
        error={error?.message}
        onConfirm={run}
        onClose={() => setOpen(false)}
        onExited={reset}
      >
        {t(order.course ? 'order.cancel.course' : 'order.cancel.event')}
      </ConfirmDialog>
    </>
  );
}
