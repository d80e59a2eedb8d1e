import type { ComponentType } from 'react';

/** With its module, which `screenModules` adds. */
export const workplaceShell: { lazy: () => Promise<{ WorkplaceShell: ComponentType }>; module?: string } = {
  lazy: () => import('./WorkplaceShell'),
};
