import { parseRichText } from '../../schema/richText/parseRichText';
import { summarizeLead } from '../../schema/richText/summaries';

/** Adds what the server derives from a text and its Arabic sibling. */
export function withParsedTexts<Row extends object>(row: Row, field: keyof Row & string) {
  const texts = row as Record<string, string | null | undefined>;
  const derived = (suffix: '' | 'Ar') => ({
    [`${field}Blocks${suffix}`]: parseRichText(texts[field + suffix] ?? ''),
    [`summary${suffix}`]: texts[`summary${suffix}`] ?? summarizeLead(texts[field + suffix] ?? ''),
  });
  return { ...row, ...derived(''), ...derived('Ar') };
}
