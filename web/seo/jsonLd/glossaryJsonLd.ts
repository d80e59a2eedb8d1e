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
  site: SeoContext,
  name: string,
  terms: readonly JsonLdGlossaryTerm[],
): JsonLdObject {
  const { language } = site;
  const url = toCanonicalUrl(site, paths.glossary());
  return {
    '@type': 'DefinedTermSet',
    '@id': url,
    url,
    name,
    inLanguage: language,
    hasDefinedTerm: terms.map((term) => {
      const own = localizeField(term, 'term', language);
      const others = [term.acronym, term.acronymAr, term.term, term.termAr].filter((other) => other && other !== own);
      return {
        '@type': 'DefinedTerm',
        name: own,
        alternateName: [...new Set(others)],
        description: markdownToPlainText(localizeField(term, 'definition', language)),
        inDefinedTermSet: url,
      };
    }),
  };
}
