import type {
  QuestionKind,
  QuestionPicture,
  QuestionResponses,
} from '../../../schema/contract/grading/questions/question';
import type { Language } from '../../../schema/contract/languages';
import type { RichTextBlocks } from '../../../schema/contract/richText';

/** A text in both languages, as the server has parsed it. */
export interface BilingualBlocks {
  textBlocks: RichTextBlocks;
  textBlocksAr: RichTextBlocks;
}

export interface OptionView extends BilingualBlocks {
  id: string;
}

/** A mark on a picture; `x` and `y` in percent from its upper left corner. */
export interface PlaceView {
  id: string;
  x: number;
  y: number;
  text: string;
  textAr: string;
}

/** What a learner sees of a question, as GraphQL returns it: fields that its kind lacks are null. */
export interface QuestionView extends BilingualBlocks {
  options?: readonly OptionView[] | null;
  targets?: readonly OptionView[] | null;
  units?: readonly string[] | null;
  picture?: QuestionPicture | null;
  places?: readonly PlaceView[] | null;
}

/** The controls of one kind of question. They stand in a fieldset with the text of the question as its name. */
export interface KindProps<Kind extends QuestionKind> {
  body: QuestionView;
  response: QuestionResponses[Kind] | null;
  /** Null: the answer was removed. */
  onChange(response: QuestionResponses[Kind] | null): void;
  /** Of the question, which may differ from that of the page. */
  language: Language;
}
