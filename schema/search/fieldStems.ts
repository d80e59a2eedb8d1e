import type { SearchConcept } from './searchConcept';

export const searchKinds = ['course', 'blogPost', 'event', 'glossaryTerm', 'faq'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** By which a field has a concept: one of the words, or all stems of a name. */
export interface ConceptStems {
  words: string[];
  names: string[][];
}

/** By which titles and labels have the concept. */
export const allStems = ({ exact, typedName, others, phrases, parts }: SearchConcept): ConceptStems => ({
  words: [...exact, ...others, ...parts],
  names: [...typedName, ...phrases],
});

/** By which its other texts have it: what was typed, also as a part of a word, and other names of several words. */
const listedStems = ({ exact, typedName, phrases, parts }: SearchConcept): ConceptStems => ({
  words: [...exact, ...parts],
  names: [...typedName, ...phrases],
});

/** By which the texts of lessons have it. */
export const namedStems = ({ exact, typedName, others, phrases }: SearchConcept): ConceptStems => ({
  words: [...exact, ...others],
  names: [...typedName, ...phrases],
});

/** The value of `fieldStems` for a stem in the title or labels. */
export const headingStem = (kind: SearchKind, stem: string): string => `${kind}:heading:${stem}`;

/** The values of `fieldStems` by which documents of the kinds have the concept. */
export function fieldStemsOf(
  kinds: readonly SearchKind[],
  concept: SearchConcept,
  heading = allStems(concept),
  body = listedStems(concept),
): ConceptStems {
  const fields = kinds.flatMap((kind) => [
    { prefix: `${kind}:heading:`, stems: heading },
    { prefix: `${kind}:body:`, stems: body },
  ]);
  return {
    words: fields.flatMap(({ prefix, stems }) => stems.words.map((stem) => prefix + stem)),
    names: fields.flatMap(({ prefix, stems }) => stems.names.map((name) => name.map((stem) => prefix + stem))),
  };
}
