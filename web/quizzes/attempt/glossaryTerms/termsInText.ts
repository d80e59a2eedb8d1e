import { richTextToPlainText } from '../../../../schema/contract/richText';
import { normalizeLetters } from '../../../../schema/contract/search/searchText';
import type { QuestionView } from '../../questions/questionView';

interface TermNames {
  term: string;
  termAr: string;
  nameFr: string | null;
}

/** Texts of a question in both languages, as they are compared with names. */
export function questionWords({ options, targets, ...question }: QuestionView): string {
  const texts = [question, ...(options ?? []), ...(targets ?? [])];
  const plain = texts.flatMap(({ textBlocks, textBlocksAr }) => [textBlocks, textBlocksAr].map(richTextToPlainText));
  return normalizeLetters(plain.join('\n'));
}

/** Prepositions, conjunctions and articles that Arabic writes with the word behind them. */
const prefix = "(?:[\u0648\u0641]?[\u0628\u0643\u0644]?(?:\u0627\u0644|\u0644\u0644)?|l'|d')";

/** The terms that occur as whole words, under any of their names, in `words` of `questionWords`. */
export function findTerms<Term extends TermNames>(terms: readonly Term[], words: string): Term[] {
  return terms.filter(({ term, termAr, nameFr }) =>
    [term, termAr, nameFr ?? ''].some((name) => {
      const normalized = normalizeLetters(name).trim();
      if (normalized.length < 2) return false;
      const escaped = normalized.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
      return new RegExp(`(?:^|[^\\p{L}\\p{N}])${prefix}${escaped}(?![\\p{L}\\p{N}])`, 'u').test(words);
    }),
  );
}
