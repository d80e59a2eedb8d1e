import { useApolloClient } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { Box, Typography } from '@mui/material';
import { useState, type SyntheticEvent } from 'react';
import { pageSizes } from '../../../../schema/contract/pageSizes';
import { useTranslation } from '../../../language';
import type { QuestionView } from '../../questions/questionView';
import { GlossaryNamesDocument, type GlossaryNamesQuery } from './__generated__/questionTerms';
import { richTextToPlainText } from '../../../../schema/contract/richText';
import { normalizeLetters } from '../../../../schema/contract/search/searchText';

type Term = GlossaryNamesQuery['glossaryTerms']['nodes'][number];

/** The dictionary's names of the terms in a question, in three languages. It is loaded when it is first opened. */
export function QuestionTerms({ question }: { question: QuestionView }) {
  const { t } = useTranslation('quizzes');
  const client = useApolloClient();
  const [terms, setTerms] = useState<Term[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (!currentTarget.open || terms) return;
    setFailed(false);
    listTerms(client).then(
      (all) => setTerms(findTerms(all, questionWords(question))),
      () => setFailed(true),
    );
  };
  return (
    <Box component="details" onToggle={load} sx={detailsStyles}>
      <summary>{t('terms.title')}</summary>
      <div role="status">
        {hasFailed && <Typography>{t('terms.failed')}</Typography>}
        {terms?.length === 0 && <Typography>{t('terms.none')}</Typography>}
        {terms && terms.length > 0 && <TermList terms={terms} />}
      </div>
    </Box>
  );
}

const maxPages = 5;

async function listTerms(client: ApolloClient): Promise<Term[]> {
  const terms: Term[] = [];
  let after: string | null = null;
  for (let page = 0; page < maxPages; page += 1) {
    const variables: { first: number; after: string | null } = { first: pageSizes.max, after };
    const { data } = await client.query({ query: GlossaryNamesDocument, variables });
    if (!data) throw new Error('The dictionary has no result');
    terms.push(...data.glossaryTerms.nodes);
    if (!data.glossaryTerms.pageInfo.hasNextPage) break;
    after = data.glossaryTerms.pageInfo.endCursor;
  }
  return terms;
}

function TermList({ terms }: { terms: readonly Term[] }) {
  return (
    <Box component="ul" sx={listStyles}>
      {terms.map(({ id, term, termAr, nameFr }) => (
        <li key={id}>
          <bdi lang="ar">{termAr}</bdi> · <bdi lang="en">{term}</bdi>
          {nameFr && (
            <>
              {' '}
              · <bdi lang="fr">{nameFr}</bdi>
            </>
          )}
        </li>
      ))}
    </Box>
  );
}

const detailsStyles = {
  minInlineSize: 0,
  '&[open]': { flexBasis: '100%' },
  '& > summary': {
    inlineSize: 'fit-content',
    paddingBlock: '8px',
    minBlockSize: 44,
    boxSizing: 'border-box',
    color: 'primary.main',
    fontWeight: 500,
    cursor: 'pointer',
  },
} as const;

const listStyles = { margin: 0, paddingInlineStart: '1.25em' } as const;

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
