import type { ComponentType } from 'react';
import type { Role } from '../../../schema/contract/permissions';
import type { IconProps } from '../../art/icons/SvgIcon';
import type { WaitingKind } from '../../data/__generated__/schemaTypes';
import type { workplace } from '../../language/messages/en/workplace';

/** The groups of the rail, in their order. The first one has no heading. */
export const navGroups = [
  'overview',
  'waiting',
  'people',
  'offer',
  'money',
  'site',
  'system',
  'studio',
  'account',
] as const;
type NavGroup = (typeof navGroups)[number];

export interface NavItem {
  /** Also the key of its label, `workplace:navItems`. */
  id: keyof typeof workplace.navItems;
  group: NavGroup;
  /** Path and parameters. */
  to: string;
  Icon: ComponentType<IconProps>;
  roles: readonly Role[];
  /** What the number beside it counts. */
  count?: WaitingKind;
  /** Starts of the addresses of its records. */
  records?: readonly string[];
  /** The letter after G that leads to it. */
  letter?: string;
  /** The page of the site that shows the same. */
  publicPath?: string;
  /** The page of the site that shows a record, by its id. */
  publicRecordPath?: (id: string) => string;
}
