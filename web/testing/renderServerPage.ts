import { readFileSync } from 'node:fs';
import { buildSchema, graphql, type FormattedExecutionResult } from 'graphql';
import type { Language } from '../../schema/contract/languages';
import { renderPage } from '../entry-server';
import { coursePageFixture } from './fixtures';
import { contactDetailsFixture } from './siteFixtures';
import type { RenderedPage, PageRequest } from '../app/document/ssrTypes';

const schema = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'));

/** Values of the root fields, or functions of their arguments; missing fields are null. */
type RootFieldValues = Record<string, unknown>;

const htmlToText = (html: string) =>
  html
    .replace(/^.*<body[^>]*>/s, '')
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

/** Renders with the defaults of an English visitor without a chosen color scheme. */
export const renderServerPage = (
  url: string,
  overrides: Pick<PageRequest, 'execute'> & Partial<PageRequest>,
): Promise<RenderedPage> =>
  renderPage({
    url,
    origin: 'https://tayyar.test',
    language: 'en',
    scheme: null,
    assets: { scripts: [], preloads: [], styles: [] },
    ...overrides,
  });

/**
 * Renders a page against the committed schema with the given root values, so its operations must be valid. `text` is
 * the visible text.
 */
export async function renderServerPageWithData(url: string, rootValues: RootFieldValues, language: Language = 'en') {
  const page = await renderServerPage(url, {
    language,
    execute: async (source, variableValues, operationName) =>
      // Serialized as over HTTP.
      JSON.parse(
        JSON.stringify(
          await graphql({
            schema,
            source,
            rootValue: {
              categories: [],
              contactDetails: contactDetailsFixture(),
              ...coursePageFixture(),
              ...rootValues,
            },
            variableValues,
            operationName,
          }),
        ),
      ) as FormattedExecutionResult,
  });
  return { ...page, text: htmlToText(page.html) };
}
