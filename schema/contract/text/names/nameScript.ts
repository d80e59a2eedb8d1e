export type NameScript = 'latin' | 'arabic';

/** Script of a name's letters; null for a mixture and for other scripts. */
export function nameScript(name: string): NameScript | null {
  const letters = name.replace(/[^\p{L}]/gu, '');
  if (/^\p{Script=Latin}+$/u.test(letters)) return 'latin';
  return /^\p{Script=Arabic}+$/u.test(letters) ? 'arabic' : null;
}
