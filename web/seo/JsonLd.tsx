import { scriptText } from './scriptText';
import type { Thing } from './thing';

/** What the page is about, for search engines: data that no browser runs. */
export function JsonLd({ of }: { of: Thing }) {
  return <script type="application/ld+json">{scriptText({ '@context': 'https://schema.org', ...of })}</script>;
}
