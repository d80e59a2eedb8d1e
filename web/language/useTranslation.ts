import type { FlatNamespace, i18n } from 'i18next';
import { useContext } from 'react';
import { I18nContext, type FallbackNs, type UseTranslationResponse } from 'react-i18next';

type Namespaces = FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]];

type Translation<Ns extends Namespaces | undefined> = Pick<
  UseTranslationResponse<FallbackNs<Ns>, undefined>,
  't' | 'i18n'
>;

const translators = new WeakMap<i18n, Map<FlatNamespace, unknown>>();

/**
 * `t` for a namespace, default `common`. The instance of a language never changes, so that the functions are made once
 * and not, as by the library's hook, with a copy of the instance for each component.
 */
export function useTranslation<const Ns extends Namespaces | undefined = undefined>(namespaces?: Ns): Translation<Ns> {
  const { i18n: instance } = useContext(I18nContext) as { i18n?: i18n };
  if (!instance) throw new Error('useTranslation needs a LanguageProvider above it');
  const namespace: FlatNamespace = [namespaces ?? 'common'].flat()[0] as FlatNamespace;
  const byNamespace = translators.get(instance) ?? new Map<FlatNamespace, unknown>();
  const t = byNamespace.get(namespace) ?? instance.getFixedT(instance.language, namespace);
  byNamespace.set(namespace, t);
  translators.set(instance, byNamespace);
  return { t, i18n: instance } as Translation<Ns>;
}
