import { RevenueIcon } from '../../art/icons/navIcons';
import { useTranslation } from '../../language';
import { lazyDialog } from '../../ui/lazyDialog';
import { DialogButton } from '../form/DialogButton';

const CashPaymentDialog = lazyDialog(async () => (await import('./CashPaymentDialog')).CashPaymentDialog);

export function CashPaymentButton() {
  const { t } = useTranslation('adminPayments');
  return (
    <DialogButton variant="outlined" color="inherit" startIcon={<RevenueIcon />} label={t('cash.action')} isNewRecord>
      {(dialog) => <CashPaymentDialog {...dialog} />}
    </DialogButton>
  );
}
