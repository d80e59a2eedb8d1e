import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { messages } from '../../language/messages/en';

type Messages = typeof messages;

/** The message tables that hold the texts of an admin entity. */
export type ResourceNamespace = 'glossary' | Extract<keyof Messages, `admin${string}`>;
export type TextKey<Namespace extends ResourceNamespace> = keyof Messages[Namespace] & string;

/** The texts of an entity and those of the whole panel. */
export interface ResourceTexts<Namespace extends ResourceNamespace> {
  t: TFunction<Namespace>;
  admin: TFunction<'admin'>;
  label(field: string): string;
  /** The label of a field with its language. */
  arabic(field: TextKey<Namespace>): string;
  english(field: TextKey<Namespace>): string;
}

export function useResourceTexts<Namespace extends ResourceNamespace>(namespace: Namespace): ResourceTexts<Namespace> {
  const { t } = useTranslation<ResourceNamespace>(namespace);
  const { t: admin } = useTranslation('admin');
  // Keys of a generic namespace cannot be checked here; the builders of columns and of changes check them.
  const label = t as unknown as (field: string) => string;
  return {
    t: t as unknown as TFunction<Namespace>,
    admin,
    label: (field) => (field === 'createdAt' || field === 'updatedAt' ? admin(field) : label(field)),
    arabic: (field) => admin('form.arabic', { label: label(field) }),
    english: (field) => admin('form.english', { label: label(field) }),
  };
}
