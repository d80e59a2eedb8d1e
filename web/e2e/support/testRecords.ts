import type { Locator } from '@playwright/test';

/** Part of the name of every public record that tests create. */
const testMarker = 'e2e';

/** A short identifier that no other record has. */
export const uniqueId = (): string => `${testMarker}-${crypto.randomUUID().slice(0, 8)}`;

/** Excludes records of concurrently running tests. */
export const demoOnly = (list: Locator): Locator => list.filter({ hasNotText: `${testMarker}-` });

/** True for the address of a page about a record of a test. */
export const isTestAddress = (address: string): boolean => address.includes(`${testMarker}-`);
