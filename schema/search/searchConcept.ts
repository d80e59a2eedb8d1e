/** A searched word with all its forms and other names. A row has it if it has any of them. */
export interface SearchConcept {
  word: string;
  exact: string[];
  /** Stems of the name of several words that was typed; none for a word. */
  typedName: string[][];
  /** Its words that say something, which are near to it. */
  wordsOfName: string[];
  others: string[];
  /** Stems of words that contain it. */
  parts: string[];
  /** Other names of several words: a field has one if it has all its stems. */
  phrases: string[][];
  /** Whether the text of rows is compared with the word: for signs, for parts of very many words, and for drafts. */
  comparesText: boolean;
  /** Rows of a list have all required words. */
  isRequired: boolean;
  /** Whether a published text, the vocabulary or the glossary has the word, or a word that contains it. */
  isKnown: boolean;
}
