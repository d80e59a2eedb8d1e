import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { sentence } from '../../../schema/contract/sentences';
import { useLanguage } from '../../language/useLanguage';
import type { Desk } from './drafts/desk';
import type { Complaints, Sheet } from './drafts/sheet';
import type { Standing } from './drafts/standing';

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk needs a DeskContext above it');
  return desk;
}

/** How the whole desk stands. */
export function useStanding(): Standing {
  const desk = useDesk();
  return useSyncExternalStore(desk.subscribe, desk.howItStands, desk.howItStands);
}

/** The names of the sheets on the desk. */
export const courseSheet = 'course';
export const orderSheet = 'order';
export const lessonSheet = (id: string): string => `lesson-${id}`;

/** A sheet as a screen works with it. */
export interface Writing<Values> {
  sheet: Sheet<Values>;
  values: Values;
  complaints: Complaints;
  /** The complaint about a field, or a part of one ('attachments.0.url'), in the visitor's language. */
  complaint(path: string): string | undefined;
  type(changes: Partial<Values>): void;
  change(how: (sheet: Sheet<Values>) => Sheet<Values>): void;
}

/** The sheet of that name as it is now, or null where there is none. */
export function useWriting<Values extends object>(key: string): Writing<Values> | null {
  const desk = useDesk();
  const { language } = useLanguage();
  const read = () => desk.sheet<Values>(key);
  const sheet = useSyncExternalStore(desk.subscribe, read, read);
  return useMemo(() => {
    if (!sheet) return null;
    const complaints = desk.complaints(key);
    return {
      sheet,
      values: sheet.values,
      complaints,
      complaint: (path) => {
        const said = complaints[path];
        return said === undefined ? undefined : sentence(said, language);
      },
      type: (changes) => desk.type(key, changes),
      change: (how) => desk.change(key, how),
    };
  }, [desk, key, sheet, language]);
}
