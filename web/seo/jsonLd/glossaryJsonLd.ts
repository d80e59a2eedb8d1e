import { markdownToPlainText } from '../../../schema/contract/text/markdownText';
import { localizeField } from '../../language/formatters';
import { paths } from '../../paths';
import { toCanonicalUrl, type SeoContext } from '../seoContext';
import type { JsonLdObject } from './jsonLdObject';

interface JsonLdGlossaryTerm {
  term: string;
  termAr: string;
  definition: string;
  definitionAr: string;
  acronym: string | null;
  acronymAr: string | null;
}

/** The listed terms, with their acronyms and translations as alternate names. */
export function createGlossaryJsonLd(
  seo: SeoContext,
  name: string,
  terms: readonly JsonLdGlossaryTerm[],
): JsonLdObject {
  const { language } = seo;
  const url = toCanonicalUrl(seo, paths.glossary());
  return {
    '@type': 'DefinedTermSet',
    '@id': url,
    url,
    name,
    inLanguage: language,
    hasDefinedTerm: terms.map((term) => {
      const termName = localizeField(term, 'term', language);
      const alternateNames = [term.acronym, term.acronymAr, term.term, term.termAr].filter(
        (alternateName) => alternateName && alternateName !== termName,
      );
      return {
        '@type': 'DefinedTerm',
        name: termName,
        alternateName: [...new Set(alternateNames)],
        description: markdownToPlainText(localizeField(term, 'definition', language)),
        inDefinedTermSet: url,
      };
    }),
  };
}
