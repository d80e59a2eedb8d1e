import { toScriptJson } from '../toScriptJson';
import type { JsonLdObject } from './jsonLdObject';

/** What the page is about, for search engines: data that no browser runs. */
export function JsonLd({ of }: { of: JsonLdObject }) {
  return <script type="application/ld+json">{toScriptJson({ '@context': 'https://schema.org', ...of })}</script>;
}
