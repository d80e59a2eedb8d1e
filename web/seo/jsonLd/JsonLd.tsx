import { toScriptJson } from '../toScriptJson';
import type { JsonLdObject } from './jsonLdObject';

export function JsonLd({ of }: { of: JsonLdObject }) {
  return <script type="application/ld+json">{toScriptJson({ '@context': 'https://schema.org', ...of })}</script>;
}
