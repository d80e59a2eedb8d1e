/** What a component needs to show texts, numbers and dates in the page's language. */
export { useTranslation } from 'react-i18next';
export * from './formatters';
export { useLanguage, usePlural } from './useLanguage';
export { textDirection, type Language } from '../../schema/contract/languages';
