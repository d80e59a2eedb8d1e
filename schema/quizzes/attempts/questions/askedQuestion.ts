import type {
  BilingualText,
  PicturePlace,
  QuestionBody,
  QuestionKind,
  QuestionPicture,
} from '../../../contract/grading/questions/question';
import { builder } from '../../../core/builder';
import { parseStoredText } from '../../../richText/parseStoredText';
import type { SignText } from '../../../uploads/lessonFiles';
import { QuestionKindType } from '../../quizEnums';
import { listOptions } from '../attemptIds';

/** Complexity of the parsed text of a question; one of an option is short. */
export const textComplexity = { question: 20, option: 5 } as const;

/** A part of a question with what signs its files. */
export type Signed<Part> = Part & { sign: SignText };

export const signedWith =
  (sign: SignText) =>
  <Part>(part: Part): Signed<Part> => ({ ...part, sign });

type OptionData = Signed<BilingualText & { id: string }>;

const QuestionOptionType = builder.objectRef<OptionData>('QuestionOption').implement({
  description: 'An option, an item to put in order, a side of a pair, or a step.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'Name of the option in responses, such as "o1".' }),
    text: t.string({ description: 'English text.', resolve: ({ text, sign }) => sign(text) }),
    textAr: t.string({ description: 'Arabic text.', resolve: ({ textAr, sign }) => sign(textAr) }),
    textBlocks: t.field({
      type: 'RichTextBlocks',
      description: '`text`, parsed.',
      complexity: textComplexity.option,
      resolve: ({ text, sign }, _args, context) => parseStoredText(context, text, sign),
    }),
    textBlocksAr: t.field({
      type: 'RichTextBlocks',
      description: '`textAr`, parsed.',
      complexity: textComplexity.option,
      resolve: ({ textAr, sign }, _args, context) => parseStoredText(context, textAr, sign),
    }),
  }),
});

const QuestionPictureType = builder.objectRef<Signed<QuestionPicture>>('QuestionPicture').implement({
  description: 'The picture of a question that asks for a place.',
  fields: (t) => ({
    url: t.string({ description: 'Address, signed for the caller.', resolve: ({ url, sign }) => sign(url) }),
    alt: t.exposeString('alt', { description: 'Alternative text in English.' }),
    altAr: t.exposeString('altAr', { description: 'Alternative text in Arabic.' }),
  }),
});

const PicturePlaceType = builder.objectRef<PicturePlace>('PicturePlace').implement({
  description: 'A numbered mark on a picture.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'Name of the place in responses, such as "m1".' }),
    x: t.exposeFloat('x', { description: 'Percent of the width, from the left in both languages.' }),
    y: t.exposeFloat('y', { description: 'Percent of the height, from above.' }),
    text: t.exposeString('text', { description: 'English description for those who do not see the picture.' }),
    textAr: t.exposeString('textAr', { description: 'The same in Arabic.' }),
  }),
});

/** What a learner sees of a question; all ids are those that are shown. */
export interface AskedQuestion {
  kind: QuestionKind;
  body: QuestionBody;
  sign: SignText;
}

export const AskedQuestionType = builder.interfaceRef<AskedQuestion>('AskedQuestion').implement({
  description: 'A question as a learner sees it, without its key.',
  fields: (t) => ({
    kind: t.expose('kind', { type: QuestionKindType, description: 'Kind of the question.' }),
    text: t.string({
      description: 'English text; blank if there is only the Arabic one.',
      resolve: ({ body, sign }) => sign(body.text),
    }),
    textAr: t.string({
      description: 'Arabic text; blank if there is only the English one.',
      resolve: ({ body, sign }) => sign(body.textAr),
    }),
    textBlocks: t.field({
      type: 'RichTextBlocks',
      description: '`text`, parsed.',
      complexity: textComplexity.question,
      resolve: ({ body, sign }, _args, context) => parseStoredText(context, body.text, sign),
    }),
    textBlocksAr: t.field({
      type: 'RichTextBlocks',
      description: '`textAr`, parsed.',
      complexity: textComplexity.question,
      resolve: ({ body, sign }, _args, context) => parseStoredText(context, body.textAr, sign),
    }),
    options: t.field({
      type: [QuestionOptionType],
      nullable: true,
      description: 'Options in the order in which they are shown; null for kinds without.',
      complexity: { multiplier: 6 },
      resolve: ({ body, sign }) => ('options' in body ? listOptions(body).options.map(signedWith(sign)) : null),
    }),
    targets: t.field({
      type: [QuestionOptionType],
      nullable: true,
      description: 'What the options of a match belong to; null for other kinds.',
      complexity: { multiplier: 6 },
      resolve: ({ body, sign }) => ('targets' in body ? body.targets.map(signedWith(sign)) : null),
    }),
    units: t.stringList({
      nullable: true,
      description: 'Ids of the units that a number is offered with, in the order of all units; null for other kinds.',
      resolve: ({ body }) => ('units' in body ? [...body.units] : null),
    }),
    picture: t.field({
      type: QuestionPictureType,
      nullable: true,
      description: 'The picture of a hotspot; null for other kinds.',
      resolve: ({ body, sign }) => ('picture' in body ? signedWith(sign)(body.picture) : null),
    }),
    places: t.field({
      type: [PicturePlaceType],
      nullable: true,
      description: 'The places of a hotspot; null for other kinds.',
      complexity: { multiplier: 6 },
      resolve: ({ body }) => ('places' in body ? [...body.places] : null),
    }),
  }),
});
