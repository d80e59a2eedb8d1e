import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Box, Button, Stack } from '@mui/material';
import { useState, type ComponentType } from 'react';
import { PencilIcon } from '../../art/icons/editIcons';
import { QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import { AdminPage, type AdminPageName } from '../AdminPage';
import { useResourceTexts, type ResourceNamespace } from '../resource/resourceTexts';

interface SettingsScreenOptions<Settings, Data, Namespace extends ResourceNamespace> {
  name: AdminPageName;
  /** The message table with the texts `about` and `edit` and the labels of the fields. */
  namespace: Namespace;
  document: TypedDocumentNode<Data, Record<string, never>>;
  select(data: Data): Settings;
  skeletonLines: number;
  Facts: ComponentType<{ settings: Settings }>;
  /** A `settingsDialog` in a chunk of its own. */
  Dialog: ComponentType<SettingsDialogProps<NoInfer<Settings>>>;
}

/** Creates the screen of settings, with a button that opens their dialog. */
export function settingsScreen<Settings, Data, Namespace extends ResourceNamespace>(
  options: SettingsScreenOptions<Settings, Data, Namespace>,
) {
  const { name, namespace, document, select, Facts, Dialog } = options;

  function SettingsQuery() {
    const { label } = useResourceTexts(namespace);
    const query = useQuery(document, { fetchPolicy: 'cache-and-network' });
    return (
      <QueryResult of={query} skeleton={<TextSkeleton lines={options.skeletonLines} />}>
        {(data) => (
          <EditableSettings
            settings={select(data)}
            edit={label('edit')}
            refetch={() => query.refetch()}
            Facts={Facts}
            Dialog={Dialog}
          />
        )}
      </QueryResult>
    );
  }

  return function SettingsScreen() {
    return (
      <AdminPage name={name} text={useResourceTexts(namespace).label('about')}>
        <SettingsQuery />
      </AdminPage>
    );
  };
}

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

function EditableSettings<Settings>({ settings, edit, refetch, Facts, Dialog }: EditableSettingsProps<Settings>) {
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
          {...dialog}
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
