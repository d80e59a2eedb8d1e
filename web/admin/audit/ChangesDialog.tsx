import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuditEntryChangesQuery } from '../__generated__/Audit';
import type { AdminAuditEntryFragment } from '../__generated__/Audit';
import { LinesSkeleton } from '../../ui/LinesSkeleton';
import { Remote } from '../../ui/Remote';
import { DateCell } from '../table/cells';
import { ChangesTable } from './ChangesTable';

interface ChangesDialogProps {
  entry: AdminAuditEntryFragment;
  title: string;
  isOpen: boolean;
  onClose(): void;
  onGone(): void;
}

/** What an entry of the log changed, field by field, before and after beside each other. */
export function ChangesDialog({ entry, title, isOpen, onClose, onGone }: ChangesDialogProps) {
  const { t: common } = useTranslation();
  const id = useId();
  const changes = useAuditEntryChangesQuery({ variables: { id: entry.id } });
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      maxWidth="md"
      fullWidth
      aria-labelledby={id}
      slotProps={{ transition: { onExited: onGone } }}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>
          <bdi>{entry.actorName}</bdi> · <DateCell at={entry.at} hasTime />
        </Typography>
        <Remote of={changes} skeleton={<LinesSkeleton lines={4} />}>
          {({ auditEntry }) => <ChangesTable changes={auditEntry?.changes ?? []} />}
        </Remote>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {common('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
