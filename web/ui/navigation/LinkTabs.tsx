import { Box, Tab, Tabs } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface LinkTabsProps<Name extends string> {
  /** Prefix of the ids of the tabs and their panel. */
  id: string;
  label: string;
  /** `icon` follows the label. */
  tabs: readonly { name: Name; label: string; to: string; icon?: ReactElement }[];
  /** Undefined: none, and what is shown belongs to no tab. */
  selected: Name | undefined;
  /** Beside the tabs where there is room. The content then begins near the top. */
  heading?: ReactNode;
  /** Distributes the tabs over the full width. */
  wide?: boolean;
  children: ReactNode;
}

const headingRowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  '& > .MuiTabs-root': { flex: '1 1 24rem' },
} as const;

/** The tabs are links, so they have URLs and work without JavaScript. */
export function LinkTabs<Name extends string>({
  id,
  label,
  tabs,
  selected,
  heading,
  wide = false,
  children,
}: LinkTabsProps<Name>) {
  const layout = wide
    ? ({ variant: 'fullWidth' } as const)
    : ({ variant: 'scrollable', scrollButtons: false } as const);
  return (
    <>
      <Box sx={heading === undefined ? {} : headingRowStyles}>
        {heading}
        <Tabs value={selected ?? false} aria-label={label} {...layout}>
          {tabs.map((tab) => (
            <Tab
              key={tab.name}
              id={`${id}-tab-${tab.name}`}
              value={tab.name}
              label={tab.label}
              {...(tab.icon && { icon: tab.icon, iconPosition: 'end' })}
              component={Link}
              to={tab.to}
              preventScrollReset
              aria-controls={tab.name === selected ? `${id}-panel` : undefined}
              sx={{
                paddingInline: { xs: wide ? 0.5 : 1, sm: 2.5 },
                fontSize: { xs: '1rem', sm: '1.0625rem' },
                minBlockSize: 48,
              }}
            />
          ))}
        </Tabs>
      </Box>
      <Box
        {...(selected !== undefined && {
          role: 'tabpanel',
          id: `${id}-panel`,
          'aria-labelledby': `${id}-tab-${selected}`,
        })}
        sx={{ paddingBlockStart: heading === undefined ? 3 : 1.5 }}
      >
        {children}
      </Box>
    </>
  );
}
