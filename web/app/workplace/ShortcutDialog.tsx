import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from '../../language';
import { colorVars } from '../../theme/cssVariables';
import type { NavItem } from './navItem';

interface ShortcutDialogProps {
  items: readonly NavItem[];
  isOpen: boolean;
  onClose(): void;
}

/** Keys of the search and of the rows of a list. */
const listKeys = [
  { name: 'search', keys: ['/'] },
  { name: 'rows', keys: ['↑', '↓'] },
  { name: 'select', keys: ['Space'] },
  { name: 'open', keys: ['Enter'] },
] as const;

const listStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  columnGap: 3,
  rowGap: 1,
  margin: 0,
  '& > div': { display: 'flex', alignItems: 'center', gap: 1.5 },
  '& dd': { margin: 0 },
  '& kbd': {
    display: 'inline-block',
    minInlineSize: 28,
    boxSizing: 'border-box',
    paddingInline: 0.75,
    border: `1px solid ${colorVars.edge}`,
    borderRadius: '6px',
    fontFamily: 'inherit',
    fontSize: '0.9375rem',
    lineHeight: 1.7,
    textAlign: 'center',
  },
} as const;

export function ShortcutDialog({ items, isOpen, onClose }: ShortcutDialogProps) {
  const { t } = useTranslation('workplace');
  const id = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t('shortcuts.label')}</DialogTitle>
      <DialogContent>
        <Typography component="h3" variant="h5">
          {t('shortcuts.goTo')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', marginBlockEnd: 1.5 }}>{t('shortcuts.goToText')}</Typography>
        <Box component="dl" sx={listStyles}>
          {items
            .filter(({ letter }) => letter)
            .map(({ id: itemId, letter }) => (
              <div key={itemId}>
                <dt dir="ltr">
                  <kbd>G</kbd> <kbd>{letter}</kbd>
                </dt>
                <dd>{t(`navItems.${itemId}`)}</dd>
              </div>
            ))}
        </Box>
        <Typography component="h3" variant="h5" sx={{ marginBlock: '24px 12px' }}>
          {t('shortcuts.general')}
        </Typography>
        <Box component="dl" sx={listStyles}>
          <div>
            <dt dir="ltr">
              <kbd>Ctrl</kbd> <kbd>K</kbd>
            </dt>
            <dd>{t('palette.label')}</dd>
          </div>
          <div>
            <dt>
              <kbd>?</kbd>
            </dt>
            <dd>{t('shortcuts.show')}</dd>
          </div>
          <div>
            <dt dir="ltr">
              <kbd>Ctrl</kbd> <kbd>Enter</kbd>
            </dt>
            <dd>{t('shortcuts.submit')}</dd>
          </div>
        </Box>
        <Typography component="h3" variant="h5" sx={{ marginBlock: '24px 12px' }}>
          {t('shortcuts.lists')}
        </Typography>
        <Box component="dl" sx={listStyles}>
          {listKeys.map(({ name, keys }) => (
            <div key={name}>
              <dt dir="ltr">
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{t(`shortcuts.${name}`)}</dd>
            </div>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('shortcuts.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
