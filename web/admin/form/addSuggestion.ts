/** A text with a suggestion on a line of its own, once: what was typed stays. */
export function addSuggestion(text: string, suggestion: string): string {
  if (text.trim() === '') return suggestion;
  return text.includes(suggestion) ? text : `${text.trimEnd()}\n${suggestion}`;
}
