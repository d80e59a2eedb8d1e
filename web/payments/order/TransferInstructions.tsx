import { Alert, Box, Card, IconButton, Stack, Typography } from '@mui/material';
import { ClockIcon } from '../../art/icons/commonIcons';
import { CopyIcon } from '../../art/icons/rowIcons';
import { formatPrice, useDateAndTime, useLanguage, useTranslation } from '../../language';
import { useCopyText } from '../../ui/hooks/useCopyText';
import { IconText } from '../../ui/text/IconText';
import type { OrderTransferFragment } from './__generated__/OrderScreen';
import { groupAccountDigits } from '../../../schema/contract/validation/fields/accountNumbers';

/** The number that applications of banks accept: '16000.00'. */
const toPlainAmount = (amount: string): string => amount.replace(/\.00$/, '');

export function TransferInstructions({ order }: { order: OrderTransferFragment }) {
  const { t } = useTranslation('payments');
  const { account, expiresAt, seatHeldUntil } = order;
  const dateAndTime = useDateAndTime();
  if (!account) return <Alert severity="warning">{t('order.transfer.noAccount')}</Alert>;
  // The seat is held until the time to pay ends, or less.
  const deadlines = [
    ...(seatHeldUntil ? [t('order.transfer.seatUntil', dateAndTime(seatHeldUntil))] : []),
    t('order.transfer.until', dateAndTime(expiresAt)),
  ];
  return (
    <Card component="section" aria-labelledby="transfer-title" sx={{ padding: { xs: 2, sm: 4 } }}>
      <Typography id="transfer-title" component="h2" variant="h3">
        {t('order.transfer.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBlock: 1 }}>{t('order.transfer.text')}</Typography>
      <Stack sx={{ alignItems: 'start', gap: 1 }}>
        {deadlines.map((text, index) => (
          <IconText key={text} icon={<ClockIcon size={20} />}>
            {index === 0 ? (
              <Box component="strong" sx={{ color: 'text.primary' }}>
                {text}
              </Box>
            ) : (
              text
            )}
          </IconText>
        ))}
      </Stack>
      <TransferData order={order} account={account} />
    </Card>
  );
}

const summaryStyles = { padding: { xs: 2, sm: 3 }, fontWeight: 700, cursor: 'pointer' } as const;

/** The same data behind a summary: most payers of a refused proof have transferred the money already. */
export function CollapsedTransfer({ order }: { order: OrderTransferFragment }) {
  const { t } = useTranslation('payments');
  const { account } = order;
  if (!account) return null;
  return (
    <Card component="details">
      <Box component="summary" sx={summaryStyles}>
        {t('order.transfer.data')}
      </Box>
      <Box sx={{ paddingInline: { xs: 2, sm: 3 }, paddingBlockEnd: 2 }}>
        <TransferData order={order} account={account} />
      </Box>
    </Card>
  );
}

interface TransferDataProps {
  order: OrderTransferFragment;
  account: NonNullable<OrderTransferFragment['account']>;
}

function TransferData({ order: { amount, reference }, account }: TransferDataProps) {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const { holder, bankName, number, key, rip, rib } = account;
  return (
    <Box component="dl" sx={{ margin: 0, marginBlockStart: 2.5 }}>
      <CopyRow
        name={t('order.transfer.amount')}
        text={formatPrice(amount, language)}
        copied={toPlainAmount(amount)}
        isLarge
      />
      <CopyRow name={t('order.transfer.reference')} text={reference} isLarge isCode />
      {rip && <CopyRow name={t('order.transfer.rip')} text={groupAccountDigits(rip)} copied={rip} isCode />}
      {number && <CopyRow name={t('order.transfer.number')} text={number} isCode />}
      {key && <CopyRow name={t('order.transfer.key')} text={key} isCode />}
      {rib && <CopyRow name={t('order.transfer.rib')} text={groupAccountDigits(rib)} copied={rib} isCode />}
      {holder && <CopyRow name={t('order.transfer.holder')} text={holder} />}
      {bankName && <CopyRow name={t('order.transfer.bankName')} text={bankName} />}
    </Box>
  );
}

interface CopyRowProps {
  name: string;
  text: string;
  /** Default: the text. */
  copied?: string;
  isLarge?: boolean;
  /** Digits and Latin letters. */
  isCode?: boolean;
}

const rowStyles = { paddingBlock: 1.25, borderBlockStart: '1px solid', borderColor: 'line' } as const;

const valueStyles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Beside both lines of the row. */
const copyButtonStyles = { flexShrink: 0, inlineSize: 44, blockSize: 44, marginBlock: '-22px 0' } as const;

function CopyRow({ name, text, copied = text, isLarge = false, isCode = false }: CopyRowProps) {
  const { t } = useTranslation('payments');
  const copyText = useCopyText();
  const font = isLarge ? { fontWeight: 800, fontSize: '1.375rem' } : { fontWeight: 500, fontSize: '1.0625rem' };
  return (
    <Box sx={rowStyles}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', paddingInlineEnd: 7 }}>
        {name}
      </Typography>
      <Typography component="dd" sx={{ ...valueStyles, ...font }}>
        <Box component="bdi" dir={isCode ? 'ltr' : undefined} sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
          {text}
        </Box>
        <IconButton
          className="no-print"
          aria-label={t('order.transfer.copy', { name })}
          onClick={() => copyText(copied, name)}
          sx={copyButtonStyles}
        >
          <CopyIcon size={22} />
        </IconButton>
      </Typography>
    </Box>
  );
}
