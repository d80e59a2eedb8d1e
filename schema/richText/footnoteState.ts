import type { Env } from 'markdown-it';

/** Footnotes of the text that is being parsed. */
interface Footnotes {
  labels: Set<string>;
  /** Numbers by label, in the order of the first references. */
  numbers: Map<string, number>;
}

export function footnoteStateOf(env: Env): Footnotes {
  env.footnotes ??= { labels: new Set(), numbers: new Map() } satisfies Footnotes;
  return env.footnotes as Footnotes;
}
