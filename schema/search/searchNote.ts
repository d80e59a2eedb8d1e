/** Ends the description of each public search argument. */
export const searchNote =
  'All words must match, as part of a word, in another form (number, article, particle) or, in titles and labels, by another name in the vocabulary or glossary, except words that each text could have, numbers and units; ignores case, vowel marks, letter variants and digit scripts.';
