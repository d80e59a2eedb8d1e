import type { QuestionBody, QuestionOption } from '../../../../schema/contract/grading/questions/question';
import type { RichTextBlocks } from '../../../../schema/contract/richText';
import { uploadRedirectPath } from '../../../../schema/contract/uploads/uploads';
import type { QuestionView } from '../../../quizzes/questions/questionView';
import { toQuestionContent } from '../questionForm/questionContent';
import type { QuestionValues } from '../questionForm/questionValues';
import { useQuestionTextPreviewsQuery } from './__generated__/QuestionPreview';

const rowsOf = (body: QuestionBody): readonly QuestionOption[] => [
  ...('options' in body ? body.options : []),
  ...('targets' in body ? body.targets : []),
];

/** The texts of a question that are parsed, each once. */
const textsOf = (body: QuestionBody): string[] => [
  ...new Set(
    [body, ...rowsOf(body)].flatMap(({ text, textAr }) => [text, textAr]).filter((text) => text.trim() !== ''),
  ),
];

function toQuestionView(body: QuestionBody, parse: (text: string) => RichTextBlocks): QuestionView {
  const tokensToBlocks = ({ text, textAr }: { text: string; textAr: string }) => ({
    textBlocks: parse(text),
    textBlocksAr: parse(textAr),
  });
  const toOption = (option: QuestionOption) => ({ id: option.id, ...tokensToBlocks(option) });
  return {
    ...tokensToBlocks(body),
    ...('options' in body && { options: body.options.map(toOption) }),
    ...('targets' in body && { targets: body.targets.map(toOption) }),
    ...('units' in body && { units: body.units }),
    ...('picture' in body && {
      picture: { ...body.picture, url: uploadRedirectPath(body.picture.url) },
      places: body.places,
    }),
  };
}

/** A question of the form as learners see it; null while its texts are parsed by the server. */
export function useQuestionView(values: QuestionValues): {
  view: QuestionView | null;
  error: Error | undefined;
  retry(): void;
} {
  const { body } = toQuestionContent(values);
  const texts = textsOf(body);
  const { data, error, refetch } = useQuestionTextPreviewsQuery({ variables: { texts }, skip: texts.length === 0 });
  const blocks = texts.length === 0 ? [] : data?.richTextPreviews;
  return {
    view: blocks ? toQuestionView(body, (text) => blocks[texts.indexOf(text)] ?? []) : null,
    error,
    retry: () => void refetch().catch(() => undefined),
  };
}
