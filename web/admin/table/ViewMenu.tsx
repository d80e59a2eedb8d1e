import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckIcon } from '../../art/icons/CheckIcon';
import { ColumnsIcon } from '../../art/icons/ColumnsIcon';
import type { TableBarProps } from './TableBar';
import type { AdminRow } from './types';
import { densities } from './useView';

type ViewMenuProps<Row extends AdminRow> = Pick<TableBarProps<Row>, 'columns' | 'view' | 'onView' | 'isNarrow'>;

/** Which columns are shown, and how close the rows stand. The first column stays: it says which row is which. */
export function ViewMenu<Row extends AdminRow>({ columns, view, onView, isNarrow }: ViewMenuProps<Row>) {
  const { t } = useTranslation('admin');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const isShown = (field: string, isHidden = false) => view.columns[field] ?? !isHidden;
  return (
    <>
      <IconButton
        id={`${id}button`}
        aria-label={t('table.view')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ border: '1px solid', borderColor: 'edge', minInlineSize: 48, minBlockSize: 48, backgroundColor: 'paper' }}
      >
        <ColumnsIcon size={20} />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-labelledby': `${id}button` },
          paper: { component: 'section', 'aria-label': t('table.view') },
        }}
      >
        <Head>{t('table.columns')}</Head>
        {columns.slice(1).map(({ field, label, isHidden }) => (
          <Choice
            key={field}
            role="menuitemcheckbox"
            isChosen={isShown(field, isHidden)}
            onChoose={() => onView({ ...view, columns: { ...view.columns, [field]: !isShown(field, isHidden) } })}
          >
            {label}
          </Choice>
        ))}
        {!isNarrow && [
          <Divider key="line" component="li" role="separator" />,
          <Head key="head">{t('table.density')}</Head>,
          ...densities.map((density) => (
            <Choice
              key={density}
              role="menuitemradio"
              isChosen={view.density === density}
              onChoose={() => onView({ ...view, density })}
            >
              {t(`table.densities.${density}`)}
            </Choice>
          )),
        ]}
      </Menu>
    </>
  );
}

const Head = ({ children }: { children: ReactNode }) => (
  <ListSubheader role="presentation" disableSticky sx={{ lineHeight: 2.4, backgroundColor: 'transparent' }}>
    {children}
  </ListSubheader>
);

interface ChoiceProps {
  role: 'menuitemcheckbox' | 'menuitemradio';
  isChosen: boolean;
  onChoose(): void;
  children: ReactNode;
}

const Choice = ({ role, isChosen, onChoose, children, ...rest }: ChoiceProps) => (
  <MenuItem {...rest} role={role} aria-checked={isChosen} onClick={onChoose}>
    <Box component="span" sx={{ display: 'inline-flex', inlineSize: 20, color: 'primary.main' }}>
      {isChosen && <CheckIcon size={20} />}
    </Box>
    {children}
  </MenuItem>
);
