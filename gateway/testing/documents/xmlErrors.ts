import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';
import { resolveFromRoot } from '../../../prisma/projectRoot';

const read = (path: string) => readFileSync(resolveFromRoot(path), 'utf8');

/** Refers to the schema of sitemaps.org, of which the package `sitemap` has a copy. */
const sitemapSchema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <xs:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="xhtmlLink.xsd"/>
</xs:schema>`;

const schemas = {
  sitemap: {
    schema: [{ fileName: 'all.xsd', contents: sitemapSchema }],
    preload: [
      { fileName: 'sitemap.xsd', contents: read('node_modules/sitemap/schema/sitemap.xsd') },
      { fileName: 'xhtmlLink.xsd', contents: read('gateway/seo/schemas/xhtmlLink.xsd') },
    ],
  },
  siteIndex: { schema: [{ fileName: 'index.xsd', contents: read('gateway/seo/schemas/siteIndex.xsd') }] },
  rss: {
    schema: [{ fileName: 'rss.rng', contents: read('gateway/seo/schemas/rss.rng') }],
    extension: 'relaxng',
  },
} as const;

/** Errors that xmllint finds in a document. */
export async function findXmlErrors(xml: string, kind: keyof typeof schemas): Promise<string[]> {
  const { valid, errors, rawOutput } = await validateXML({
    xml: [{ fileName: 'file.xml', contents: xml }],
    ...schemas[kind],
  });
  if (valid) return [];
  return errors.length > 0 ? errors.map(({ message }) => message) : [rawOutput];
}
