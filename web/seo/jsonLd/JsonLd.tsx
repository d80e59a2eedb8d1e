import { toScriptJson } from '../../../schema/contract/text/scriptJson';
import type { JsonLdObject } from './jsonLdObject';

export function JsonLd({ data }: { data: JsonLdObject }) {
  return <script type="application/ld+json">{toScriptJson({ '@context': 'https://schema.org', ...data })}</script>;
}
