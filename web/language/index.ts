/** What a component needs to show texts, numbers and dates in the page's language. */
export * from '../../schema/contract/text/format/formatters';
export { useDateAndTime, useLanguage, usePlural } from './useLanguage';
export { useTranslation } from './useTranslation';
export { languageAttributes, textDirection, type Language } from '../../schema/contract/languages';
