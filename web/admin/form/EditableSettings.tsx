import { Box, Button, Stack } from '@mui/material';
import { useState, type ComponentType } from 'react';
import { PencilIcon } from '../../art/icons/editIcons';

export interface SettingsDialogProps<Settings> {
  settings: Settings;
  isOpen: boolean;
  onClose(): void;
  onExited(): void;
  onDone(): Promise<void>;
}

interface EditableSettingsProps<Settings> {
  settings: Settings;
  edit: string;
  refetch(): Promise<unknown>;
  Facts: ComponentType<{ settings: Settings }>;
  Dialog: ComponentType<SettingsDialogProps<Settings>>;
}

/** Settings of the site and their dialog, which keeps the version that it was opened with. */
export function EditableSettings<Settings>({
  settings,
  edit,
  refetch,
  Facts,
  Dialog,
}: EditableSettingsProps<Settings>) {
  const [dialog, setDialog] = useState<{ settings: Settings; isOpen: boolean } | null>(null);
  return (
    <Stack sx={{ gap: 4 }}>
      <Box>
        <Button variant="contained" startIcon={<PencilIcon />} onClick={() => setDialog({ settings, isOpen: true })}>
          {edit}
        </Button>
      </Box>
      <Facts settings={settings} />
      {dialog && (
        <Dialog
          settings={dialog.settings}
          isOpen={dialog.isOpen}
          onClose={() => setDialog({ ...dialog, isOpen: false })}
          onExited={() => setDialog(null)}
          onDone={async () => {
            await refetch();
            setDialog({ ...dialog, isOpen: false });
          }}
        />
      )}
    </Stack>
  );
}
