import { RevenueIcon } from '../../art/icons/navIcons';
import { useTranslation } from '../../language';
import { lazyPart } from '../../ui/lazyPart';
import { DialogButton } from '../form/DialogButton';

const CashPaymentDialog = lazyPart(async () => (await import('./CashPaymentDialog')).CashPaymentDialog);

export function CashPaymentButton() {
  const { t } = useTranslation('adminPayments');
  return (
    <DialogButton variant="outlined" color="inherit" startIcon={<RevenueIcon />} label={t('cash.action')} isNewRecord>
      {(dialog) => <CashPaymentDialog {...dialog} />}
    </DialogButton>
  );
}
