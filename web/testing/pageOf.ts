import { readFileSync } from 'node:fs';
import { buildSchema, graphql, type FormattedExecutionResult } from 'graphql';
import type { Language } from '../../schema/contract/languages';
import { renderPage } from '../entry-server';

const schema = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'));

/** What the root fields answer: values, or functions of their arguments. What is left out is null. */
type Answers = Record<string, unknown>;

const textOf = (html: string) =>
  html
    .replace(/^.*<body[^>]*>/s, '')
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

/**
 * A page as the server renders it, against the committed schema with these answers: every operation of the screen has to
 * be valid. `text` is what one reads on it.
 */
export async function pageOf(url: string, answers: Answers, language: Language = 'en') {
  const { status, html } = await renderPage({
    url,
    origin: 'https://tayyar.test',
    language,
    scheme: null,
    nonce: 'abc',
    assets: { scripts: [], preloads: [], styles: [] },
    execute: async (source, variableValues, operationName) =>
      // As it would come over HTTP.
      JSON.parse(
        JSON.stringify(
          await graphql({ schema, source, rootValue: { categories: [], ...answers }, variableValues, operationName }),
        ),
      ) as FormattedExecutionResult,
  });
  return { status, html, text: textOf(html) };
}
