import type { Context } from '../core/context';
import { blocksComplexity } from './parseRichText';
import { parseStoredText } from './parseStoredText';

/**
 * Options of a field with the parsed text of a column, for everybody who may read the row.
 * @param complexity lower where pages show many texts that only admins write
 */
export const parsedText = <Column extends string>(column: Column, complexity = blocksComplexity) => ({
  type: 'RichTextBlocks' as const,
  description: `\`${column}\`, parsed.`,
  complexity,
  select: { [column]: true } as Record<Column, true>,
  resolve: (row: Record<Column, string>, _args: object, context: Context) => parseStoredText(context, row[column]),
});
