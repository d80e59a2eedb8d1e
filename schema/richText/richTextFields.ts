import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { bounds } from '../contract/bounds';
import type { RichTextBlocks } from '../contract/richText';
import { messageKey, multilineText } from '../contract/validation/fields/textFields';
import { builder } from '../core/builder';
import { validate } from '../core/problem';
import { createPreviewSigner } from '../uploads/lessonFiles';
import { parseStoredText } from './parseStoredText';

/** Texts come in as what authors write. */
function refuseInput(): never {
  throw new GraphQLError('RichTextBlocks is for answers only.');
}

builder.scalarType('RichTextBlocks', {
  description:
    'A parsed text as a JSON array of blocks, in the order of reading. A block has a `type`: paragraph, heading, list, quote, code, table, ' +
    'figure, callout, formula, separator or footnotes; parts of a line are strings or nodes with a `type`, formulas are MathML nodes ' +
    'with `tag`, `attributes` and `children`. There is no HTML. Empty for a blank text.',
  serialize: (blocks) => blocks,
  parseValue: refuseInput,
  parseLiteral: refuseInput,
});

const previewSchema = z.object({ text: multilineText(bounds.content.textMax) });

/** Texts of a request: those of a question in both languages. */
const previewsMax = 100;

const previewsSchema = z.object({
  texts: z
    .array(multilineText(bounds.content.textMax), messageKey('wrongType'))
    .max(previewsMax, messageKey('tooMany'))
    .refine(
      (texts) => texts.reduce((sum, text) => sum + text.length, 0) <= bounds.content.textMax,
      `${messageKey('tooLong')}|${bounds.content.textMax}`,
    ),
});

builder.queryField('richTextPreviews', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ['RichTextBlocks'],
    description: 'What pages will show of texts that are being written, in their order.',
    args: {
      texts: t.arg.stringList({
        required: true,
        description: `At most ${previewsMax} texts, with ${bounds.content.textMax} characters in all.`,
      }),
    },
    problems: ['invalidInput', 'tooManyAttempts'],
    resolve: async (_root, args, context): Promise<RichTextBlocks[]> => {
      const { viewer, services } = context;
      const { texts } = validate(previewsSchema, { texts: args.texts });
      await services.rateLimiter.limitByUser(viewer.id, 'richTextPreview');
      const sign = await createPreviewSigner(context, texts.join('\n'));
      return Promise.all(texts.map((text) => parseStoredText(context, text, sign)));
    },
  }),
);

builder.queryField('richTextPreview', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: 'RichTextBlocks',
    description: 'What pages will show of a text that is being written.',
    args: {
      text: t.arg.string({
        required: true,
        description: `The text, at most ${bounds.content.textMax} characters.`,
      }),
    },
    problems: ['invalidInput', 'tooManyAttempts'],
    resolve: async (_root, args, context): Promise<RichTextBlocks> => {
      const { viewer, services } = context;
      const { text } = validate(previewSchema, { text: args.text });
      await services.rateLimiter.limitByUser(viewer.id, 'richTextPreview');
      return parseStoredText(context, text, await createPreviewSigner(context, text));
    },
  }),
);
