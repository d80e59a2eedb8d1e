import {
  Box,
  Checkbox,
  IconButton,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { registrationPaymentLabelsAr } from '../../../schema/contract/labels/stateLabelsAr';
import { formatPhone } from '../../../schema/contract/text/phoneNumber';
import { UserIcon } from '../../art/icons/commonIcons';
import { formatDate, formatTime, useTranslation } from '../../language';
import { paths } from '../../routing';
import { StatusCell } from '../table/cells';
import type { ParticipantFragment } from './__generated__/ParticipantsScreen';

/** `sx` of a column that phones have below the name instead. */
const wideOnly = { display: { xs: 'none', md: 'table-cell' } } as const;
const personStyles = { display: { xs: 'none', sm: 'table-cell' }, inlineSize: 88 } as const;
const widestOnly = { display: { xs: 'none', lg: 'table-cell' } } as const;

const tableStyles = {
  '& td, & th': { paddingInline: { xs: 0.5, md: 1.5 }, paddingBlock: 0.5, textAlign: 'start', fontSize: '1rem' },
  '& th': { fontWeight: 700 },
} as const;

/** The name is part of the target: at the door a finger is faster than a mouse. */
const nameStyles = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'start',
  minBlockSize: 56,
  fontWeight: 700,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
} as const;

const secondLineStyles = { fontWeight: 400, color: 'text.secondary', fontSize: '0.9375rem' } as const;

/** Below the name, where the columns are hidden. */
const contactStyles = { display: { xs: 'grid', lg: 'none' }, justifyItems: 'start', gap: 0.5 } as const;

const paymentColors = { free: 'default', paid: 'success', unpaid: 'warning' } as const;

interface ParticipantTableProps {
  participants: readonly ParticipantFragment[];
  onCheckIn(participant: ParticipantFragment, isPresent: boolean): void;
}

export function ParticipantTable({ participants, onCheckIn }: ParticipantTableProps) {
  const { t } = useTranslation('adminParticipants');
  return (
    <Table aria-label={t('title')} sx={tableStyles}>
      <TableHead>
        <TableRow>
          <TableCell>{t('attended')}</TableCell>
          <TableCell>{t('name')}</TableCell>
          <TableCell sx={wideOnly}>{t('phone')}</TableCell>
          <TableCell sx={widestOnly}>{t('email')}</TableCell>
          <TableCell>{t('payment')}</TableCell>
          <TableCell sx={widestOnly}>{t('since')}</TableCell>
          <TableCell sx={personStyles}>{t('personColumn')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {participants.map((participant) => (
          <ParticipantRow key={participant.id} participant={participant} onCheckIn={onCheckIn} />
        ))}
      </TableBody>
    </Table>
  );
}

interface ParticipantRowProps extends Pick<ParticipantTableProps, 'onCheckIn'> {
  participant: ParticipantFragment;
}

function ParticipantRow({ participant, onCheckIn }: ParticipantRowProps) {
  const { t } = useTranslation('adminParticipants');
  const inputId = useId();
  const { userId, name, latinName, email, phone, payment, attendedAt, createdAt } = participant;
  return (
    <TableRow hover selected={attendedAt !== null}>
      <TableCell sx={{ inlineSize: { xs: 64, md: 120 }, whiteSpace: 'nowrap' }}>
        <Checkbox
          id={inputId}
          checked={attendedAt !== null}
          onChange={(_event, isPresent) => onCheckIn(participant, isPresent)}
          slotProps={{ input: { 'aria-label': t('checkIn', { name }) } }}
          sx={{ inlineSize: 56, blockSize: 56, '& svg': { fontSize: '2rem' } }}
        />
        {attendedAt && (
          <Box component="time" dateTime={attendedAt} sx={{ display: { xs: 'none', md: 'inline' } }}>
            {formatTime(attendedAt, 'ar')}
          </Box>
        )}
      </TableCell>
      <TableCell>
        <Box component="label" htmlFor={inputId} sx={nameStyles}>
          <bdi>{name}</bdi>
          {latinName !== name && (
            <Box component="bdi" lang="fr" sx={secondLineStyles}>
              {latinName}
            </Box>
          )}
        </Box>
        <Box sx={contactStyles}>
          {phone && (
            <Box component="span" sx={{ display: { md: 'none' } }}>
              <PhoneLink phone={phone} />
            </Box>
          )}
          <MailLink email={email} />
        </Box>
      </TableCell>
      <TableCell sx={wideOnly}>{phone && <PhoneLink phone={phone} />}</TableCell>
      <TableCell sx={widestOnly}>
        <MailLink email={email} />
      </TableCell>
      <TableCell>
        <StatusCell color={paymentColors[payment]}>{registrationPaymentLabelsAr[payment]}</StatusCell>
      </TableCell>
      <TableCell sx={widestOnly}>{formatDate(createdAt, 'ar')}</TableCell>
      <TableCell sx={personStyles}>
        <IconButton component={Link} to={paths.admin.person(userId)} aria-label={t('person', { name })}>
          <UserIcon size={20} />
        </IconButton>
      </TableCell>
    </TableRow>
  );
}

/** Breaks before the @, and within a part only if that is wider than its column. */
function MailLink({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <MuiLink href={`mailto:${email}`} dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </MuiLink>
  );
}

const PhoneLink = ({ phone }: { phone: string }) => (
  <MuiLink href={`tel:${phone.replace(/[^\d+]/g, '')}`} dir="ltr" sx={{ whiteSpace: { md: 'nowrap' } }}>
    {formatPhone(phone)}
  </MuiLink>
);
