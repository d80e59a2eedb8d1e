import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { adminTabs } from '../adminTabs';
import { auditResource } from '../audit/auditResource';
import { contactMessageResource } from '../contactMessages/contactMessageResource';
import { reviewResource } from '../reviews/reviewResource';

interface WithActions {
  toggle?: Record<'on' | 'off', { name: string; icon: { type: unknown } }>;
  actions?: readonly { name: string; icon: { type: unknown } }[];
}

test('in the whole panel, an icon has one meaning and an action one icon', async () => {
  const tabs = await Promise.all(Object.values(adminTabs).map((load) => load()));
  const resources = [...tabs, auditResource, contactMessageResource, reviewResource] as unknown as WithActions[];
  const named = resources.flatMap(({ toggle, actions = [] }) => [
    ...(toggle ? [toggle.on, toggle.off] : []),
    ...actions,
  ]);
  const pairs = new Set(named.map(({ name, icon }) => `${name} ${(icon.type as ComponentType).name}`));
  const icons = new Set(named.map(({ icon }) => icon.type));
  const names = new Set(named.map(({ name }) => name));
  expect([pairs.size, icons.size]).toEqual([names.size, names.size]);
});
