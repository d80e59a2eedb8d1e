import type { FlatNamespace, i18n, TFunction } from 'i18next';
import { useContext } from 'react';
import { I18nContext, type FallbackNs, type UseTranslationResponse } from 'react-i18next';

type Namespaces = FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]];

type Translation<Ns extends Namespaces | undefined> = Pick<
  UseTranslationResponse<FallbackNs<Ns>, undefined>,
  't' | 'i18n'
>;

const translators = new WeakMap<i18n, Map<FlatNamespace, TFunction>>();

/** Looks a text without values up once: the library's work for it is a notable part of a page's rendering. */
function createTranslator(instance: i18n, namespace: FlatNamespace): TFunction {
  // The library's type is one by key, for its callers; here it only passes through.
  const translate = instance.getFixedT(instance.language, namespace) as unknown as (...args: unknown[]) => unknown;
  const texts = new Map<string, unknown>();
  const cached: unknown = (...args: unknown[]) => {
    const [key] = args;
    if (typeof key !== 'string' || args.length > 1) return translate(...args);
    const known = texts.get(key);
    if (known !== undefined) return known;
    const text = translate(key);
    // Keys come from the code: their number is limited.
    texts.set(key, text);
    return text;
  };
  return cached as TFunction;
}

/**
 * `t` for a namespace, default `common`. The instance of a language never changes, so that the functions are made once
 * and not, as by the library's hook, with a copy of the instance for each component.
 */
export function useTranslation<const Ns extends Namespaces | undefined = undefined>(namespaces?: Ns): Translation<Ns> {
  const { i18n: instance } = useContext(I18nContext) as { i18n?: i18n };
  if (!instance) throw new Error('useTranslation needs a LanguageProvider above it');
  const namespace: FlatNamespace = [namespaces ?? 'common'].flat()[0] as FlatNamespace;
  const byNamespace = translators.get(instance) ?? new Map<FlatNamespace, TFunction>();
  const t = byNamespace.get(namespace) ?? createTranslator(instance, namespace);
  byNamespace.set(namespace, t);
  translators.set(instance, byNamespace);
  return { t, i18n: instance } as Translation<Ns>;
}
