import { plainText } from '../../schema/contract/plain';
import { inLanguage } from '../language/formats';
import { paths } from '../paths';
import { urlOf, type Site } from './site';
import type { Thing } from './thing';

interface Term {
  term: string;
  termAr: string;
  definition: string;
  definitionAr: string;
  acronym: string | null;
  acronymAr: string | null;
}

/** The dictionary, as far as the page shows it. Each term also bears its abbreviations and its name in the other language. */
export function termsThing(site: Site, name: string, terms: readonly Term[]): Thing {
  const { language } = site;
  const url = urlOf(site, paths.glossary());
  return {
    '@type': 'DefinedTermSet',
    '@id': url,
    url,
    name,
    inLanguage: language,
    hasDefinedTerm: terms.map((term) => {
      const own = inLanguage(term, 'term', language);
      const others = [term.acronym, term.acronymAr, term.term, term.termAr].filter((other) => other && other !== own);
      return {
        '@type': 'DefinedTerm',
        name: own,
        alternateName: [...new Set(others)],
        description: plainText(inLanguage(term, 'definition', language)),
        inDefinedTermSet: url,
      };
    }),
  };
}
