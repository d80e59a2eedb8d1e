import { Box } from '@mui/material';
import { richTextToPlainText, type RichTextBlocks } from '../../../schema/contract/richText';
import { localizeBlocks, type Language } from '../../language';
import { RichText } from '../../ui/text/richText/RichText';
import { RichTextInlines } from '../../ui/text/richText/RichTextInlines';
import type { BilingualBlocks } from './questionView';

const textStyles = {
  marginBlockEnd: 2,
  overflowWrap: 'anywhere',
  // The question itself is large, tables and notes in it are not.
  '& > div > p': { fontSize: { xs: '1.1875rem', sm: '1.3125rem' }, fontWeight: 700, lineHeight: 1.6 },
} as const;

interface QuestionTextProps {
  id: string;
  body: BilingualBlocks;
  language: Language;
}

export function QuestionText({ id, body, language }: QuestionTextProps) {
  const { blocks, ...langProps } = localizeBlocks(body, 'textBlocks', language);
  return (
    <Box id={id} {...langProps} sx={textStyles}>
      <RichText blocks={blocks} lang={langProps.lang} headingLevel={3} />
    </Box>
  );
}

interface OptionTextProps {
  option: BilingualBlocks;
  language: Language;
}

/** Most options are one line, beside its control. */
export function OptionText({ option, language }: OptionTextProps) {
  const { blocks, ...langProps } = localizeBlocks(option, 'textBlocks', language);
  const nodes = singleLine(blocks);
  return (
    <Box component={nodes ? 'span' : 'div'} {...langProps} sx={{ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
      {nodes ? <RichTextInlines nodes={nodes} /> : <RichText blocks={blocks} lang={langProps.lang} headingLevel={4} />}
    </Box>
  );
}

function singleLine(blocks: RichTextBlocks) {
  const [first, ...rest] = blocks;
  return first?.type === 'paragraph' && rest.length === 0 ? first.children : null;
}

/** Whether a native select can show the text: without formulas, pictures and marks. */
export const isPlainOption = ({ textBlocks, textBlocksAr }: BilingualBlocks): boolean =>
  [textBlocks, textBlocksAr].every((blocks) =>
    (singleLine(blocks) ?? blocks).every((node) => typeof node === 'string'),
  );

/** The text for names that readers hear and for native selects. */
export const plainOptionText = (option: BilingualBlocks, language: Language): string =>
  richTextToPlainText(localizeBlocks(option, 'textBlocks', language).blocks);
