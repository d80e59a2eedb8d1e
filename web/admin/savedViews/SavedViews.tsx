import { Box, Button, IconButton, Menu, MenuItem, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { bounds } from '../../../schema/contract/bounds';
import { PlusIcon } from '../../art/icons/editIcons';
import { MoreIcon } from '../../art/icons/rowIcons';
import { toClientError } from '../../data/errors/clientError';
import { useTranslation } from '../../language';
import { useToast } from '../../ui/feedback/ToastProvider';
import { lazyDialog } from '../../ui/lazyDialog';
import type { TableStateHandle } from '../table/tableState';
import type { ListView, ListViews } from './useListViews';

const TextDialog = lazyDialog(async () => (await import('../form/TextDialog')).TextDialog);

const listStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  margin: 0,
  marginBlockEnd: 1,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  '& > li': { display: 'flex', flexShrink: 0, alignItems: 'center' },
  '& a': {
    paddingBlock: '4px',
    paddingInline: '10px',
    borderRadius: '8px',
    color: 'text.secondary',
    textDecoration: 'none',
    '&:hover': { backgroundColor: 'tint' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': { backgroundColor: 'tint', color: 'onTint', fontWeight: 500 },
    '@media (forced-colors: active)': { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
  },
} as const;

interface SavedViewsProps {
  listViews: ListViews;
  table: TableStateHandle;
  /** The shown columns, empty for those of the list; saved with a view. */
  columns: readonly string[];
}

/** The view that a dialog renames; without one it saves the address. */
interface DialogState {
  renamed?: ListView;
  isOpen: boolean;
}

/** The views of a list as links; those of the person are saved, replaced, renamed and deleted here. */
export function SavedViews({ listViews, table, columns }: SavedViewsProps) {
  const { t } = useTranslation('admin');
  const [dialog, setDialog] = useState<DialogState>();
  const { views, active, save, remove } = listViews;
  const close = () => setDialog(dialog && { ...dialog, isOpen: false });
  const submit = async (name: string) => {
    const named = views.find((view) => view.id !== undefined && view.name === name);
    const saved = dialog?.renamed ?? { id: named?.id, query: table.query, columns };
    await save({ ...saved, name });
    close();
  };
  return (
    <Box component="nav" aria-label={t('views.label')}>
      <Box component="ul" sx={listStyles}>
        {views.map((view) => (
          <li key={view.id ?? view.name}>
            <Link
              to={table.toAddress(view.query)}
              preventScrollReset
              aria-current={view === active ? 'page' : undefined}
            >
              <bdi>{view.name}</bdi>
            </Link>
            {view === active && view.id !== undefined && (
              <ViewMenu view={view} remove={remove} onRename={() => setDialog({ renamed: view, isOpen: true })} />
            )}
          </li>
        ))}
        {!active && (
          <li>
            <Button
              size="small"
              startIcon={<PlusIcon size={18} />}
              onClick={() => setDialog({ isOpen: true })}
              sx={{ minBlockSize: 32, paddingBlock: 0, whiteSpace: 'nowrap' }}
            >
              {t('views.save')}
            </Button>
          </li>
        )}
      </Box>
      {dialog && (
        <TextDialog
          isOpen={dialog.isOpen}
          title={dialog.renamed ? t('views.renameTitle', { name: dialog.renamed.name }) : t('views.save')}
          label={t('views.name')}
          submit={t(dialog.renamed ? 'views.rename' : 'views.saveAction')}
          maxLength={bounds.savedViews.nameMax}
          onSubmit={submit}
          onClose={close}
        >
          {!dialog.renamed && <Typography>{t('views.saveHint')}</Typography>}
        </TextDialog>
      )}
    </Box>
  );
}

interface ViewMenuProps extends Pick<ListViews, 'remove'> {
  view: ListView;
  onRename(): void;
}

function ViewMenu({ view: { id = '', name }, remove, onRename }: ViewMenuProps) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const buttonId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const removeView = () =>
    void remove(id).then(
      () => toast({ title: t('views.removed') }),
      (error: unknown) =>
        toast({ title: t('error'), description: toClientError(error).messageWithStatus, variant: 'destructive' }),
    );
  return (
    <>
      <IconButton
        id={buttonId}
        aria-label={t('more', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minInlineSize: 32, minBlockSize: 32, padding: 0.5 }}
      >
        <MoreIcon size={20} />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': buttonId } }}
      >
        {[
          { label: t('views.rename'), run: onRename },
          { label: t('views.remove'), run: removeView },
        ].map(({ label, run }) => (
          <MenuItem
            key={label}
            onClick={() => {
              close();
              run();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
