import type { Env } from 'markdown-it';
import type { Formula } from '../contract/richText';
import { parseFormula } from './formulas';

/** Formulas of one text, and characters of all of them; those beyond are shown as they were typed. */
const maxFormulas = { count: 300, characters: 8000 } as const;

/** A formula of the text that is being parsed; undefined if it is none or the text has too many. */
export function takeFormula(env: Env, source: string, isDisplay: boolean): Formula | undefined {
  const used = (env.formulas ??= { count: 0, characters: 0 }) as { count: number; characters: number };
  used.count += 1;
  used.characters += source.length;
  if (used.count > maxFormulas.count || used.characters > maxFormulas.characters) return undefined;
  const math = parseFormula(source, isDisplay);
  return math && { type: 'formula', source, math };
}
