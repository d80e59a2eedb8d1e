import { Box } from '@mui/material';
import { formatPhone } from '../../../schema/contract/text/phoneNumber';
import { registrationPaymentLabelsAr } from '../../../schema/contract/labels/stateLabelsAr';
import { formatNumber, useTranslation } from '../../language';
import { printedAddressId, printOnly } from '../../ui/layout/layoutStyles';
import type { ParticipantFragment } from './__generated__/ParticipantsScreen';

/** The heading row is repeated on each page. */
const sheetStyles = {
  ...printOnly,
  [`main:has(&) > #${printedAddressId}`]: { display: 'none' },
  '& table': { inlineSize: '100%', borderCollapse: 'collapse', fontSize: '11pt', lineHeight: 1.35 },
  '& th, & td': { border: '1px solid', borderColor: 'text.primary', padding: '5px 7px', textAlign: 'start' },
  '& thead': { display: 'table-header-group' },
  '& td:first-of-type, & .phone': { whiteSpace: 'nowrap' },
  '& .signature': { inlineSize: '28%' },
} as const;

/** What is printed instead of the list: everybody who is registered, with a column to sign in. */
export function AttendanceSheet({ participants }: { participants: readonly ParticipantFragment[] }) {
  const { t } = useTranslation('adminParticipants');
  return (
    <Box sx={sheetStyles}>
      <table aria-label={t('sheet.title')}>
        <thead>
          <tr>
            <th>{t('sheet.number')}</th>
            <th>{t('name')}</th>
            <th>{t('phone')}</th>
            <th>{t('payment')}</th>
            <th className="signature">{t('sheet.signature')}</th>
          </tr>
        </thead>
        <tbody>
          {participants.map(({ id, name, latinName, phone, payment }, index) => (
            <tr key={id}>
              <td>{formatNumber(index + 1, 'ar')}</td>
              <td>
                <bdi>{name}</bdi>
                {latinName !== name && (
                  <>
                    <br />
                    <bdi lang="fr">{latinName}</bdi>
                  </>
                )}
              </td>
              <td className="phone">{phone && <bdi dir="ltr">{formatPhone(phone)}</bdi>}</td>
              <td>{registrationPaymentLabelsAr[payment]}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
