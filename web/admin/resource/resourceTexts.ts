import type { TFunction } from 'i18next';
import { bilingualLabelsAr, fieldLabelsAr, type LabeledField } from '../../../schema/contract/labels/fieldLabelsAr';
import { useTranslation } from '../../language';
import type { messages } from '../../language/messages/en';

type Messages = typeof messages;

export type ResourceNamespace = 'glossary' | Extract<keyof Messages, `admin${string}`>;
type TextKey<Namespace extends ResourceNamespace> = keyof Messages[Namespace] & string;
/** A field with a label: in the entity's message table or, for all entities, in `fieldLabelsAr`. */
export type LabelKey<Namespace extends ResourceNamespace> = TextKey<Namespace> | LabeledField;

/** Labels of fields that the message table of an entity does not name; those of bilingual texts lack the language. */
const commonLabels: Readonly<Record<string, string>> = { ...fieldLabelsAr, ...bilingualLabelsAr };

const feminineNamespaces: readonly ResourceNamespace[] = ['adminCourses', 'adminEvents'];

export interface ResourceTexts<Namespace extends ResourceNamespace> {
  t: TFunction<Namespace>;
  admin: TFunction<'admin'>;
  label(field: string): string;
  /** 'Published', in the grammatical gender of the entity. */
  publishedLabel: string;
  /** The label of a field with its language. */
  arabic(field: LabelKey<Namespace>): string;
  english(field: LabelKey<Namespace>): string;
}

export function useResourceTexts<Namespace extends ResourceNamespace>(namespace: Namespace): ResourceTexts<Namespace> {
  const { t, i18n } = useTranslation<ResourceNamespace>(namespace);
  const { t: admin } = useTranslation('admin');
  // Keys of a generic namespace are not type-checked here; the column and diff builders check them.
  const translate = t as unknown as (field: string) => string;
  const label = (field: string): string =>
    i18n.exists(field, { ns: namespace }) ? translate(field) : (commonLabels[field] ?? field);
  return {
    t: t as unknown as TFunction<Namespace>,
    admin,
    publishedLabel: admin(feminineNamespaces.includes(namespace) ? 'state.publishedFeminine' : 'state.published'),
    label,
    arabic: (field) => admin('form.arabic', { label: label(field) }),
    english: (field) => admin('form.english', { label: label(field) }),
  };
}

export const useFieldLabel = <Namespace extends ResourceNamespace>(
  namespace: Namespace,
): ((field: LabelKey<Namespace>) => string) => useResourceTexts(namespace).label;
