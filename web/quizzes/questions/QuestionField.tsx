import { Box } from '@mui/material';
import { useId, type ComponentType } from 'react';
import type { QuestionKind, QuestionResponse } from '../../../schema/contract/grading/questions/question';
import { textDirection, type Language } from '../../language';
import { BooleanQuestion, MultipleQuestion, SingleQuestion } from './ChoiceQuestion';
import { HotspotQuestion } from './HotspotQuestion';
import { MatchQuestion } from './MatchQuestion';
import { NumberQuestion } from './NumberQuestion';
import { OrderQuestion } from './OrderQuestion';
import { ProcedureQuestion } from './ProcedureQuestion';
import { QuestionText } from './QuestionTexts';
import type { KindProps, QuestionView } from './questionView';
import { TextQuestion } from './TextQuestion';

const controls: { [Kind in QuestionKind]: ComponentType<KindProps<Kind>> } = {
  single: SingleQuestion,
  multiple: MultipleQuestion,
  boolean: BooleanQuestion,
  number: NumberQuestion,
  text: TextQuestion,
  order: OrderQuestion,
  match: MatchQuestion,
  hotspot: HotspotQuestion,
  procedure: ProcedureQuestion,
};

interface QuestionFieldProps {
  kind: QuestionKind;
  body: QuestionView;
  /** Fits the kind; null for no answer. */
  response: QuestionResponse | null;
  onChange(response: QuestionResponse | null): void;
  /** In which the question is shown; the response does not depend on it. */
  language: Language;
  isDisabled?: boolean;
}

const fieldsetStyles = { border: 0, margin: 0, padding: 0, minInlineSize: 0 } as const;

/** A question with its controls: a group whose name is the question, in the direction of the question's language. */
export function QuestionField({ kind, body, isDisabled = false, language, ...answer }: QuestionFieldProps) {
  const textId = useId();
  // The response fits the kind; TypeScript does not relate the two.
  const Controls = controls[kind] as ComponentType<KindProps<QuestionKind>>;
  return (
    <Box
      component="fieldset"
      aria-labelledby={textId}
      disabled={isDisabled}
      lang={language}
      dir={textDirection(language)}
      sx={fieldsetStyles}
    >
      <QuestionText id={textId} body={body} language={language} />
      <Controls body={body} language={language} {...answer} />
    </Box>
  );
}
