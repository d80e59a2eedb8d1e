import { Alert, Box, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { correctResponse, gradeResponse } from '../../../../schema/contract/grading/gradeResponse';
import { parseQuestionContent } from '../../../../schema/contract/grading/questions/parseQuestionContent';
import type {
  QuestionResponse,
  QuestionBody,
  QuestionOption,
} from '../../../../schema/contract/grading/questions/question';
import { useTranslation, type Language } from '../../../language';
import { QuestionField } from '../../../quizzes/questions/QuestionField';
import { ResponseView } from '../../../quizzes/questions/ResponseView';
import type { QuestionView } from '../../../quizzes/questions/questionView';
import { ErrorState, TextSkeleton } from '../../../ui/feedback/queryStates';
import { toQuestionContent } from '../questionForm/questionContent';
import type { QuestionValues } from '../questionForm/questionValues';
import type { RichTextBlocks } from '../../../../schema/contract/richText';
import { uploadRedirectPath } from '../../../../schema/contract/uploads/uploads';
import { useQuestionTextPreviewsQuery } from './__generated__/QuestionPreview';

interface TriedQuestionProps {
  values: QuestionValues;
  language: Language;
}

/** A question that its author answers, to see how answers are marked. Nothing is stored. */
export function TriedQuestion({ values, language }: TriedQuestionProps) {
  const { t } = useTranslation('quizEditor');
  const { view, error, retry } = useQuestionView(values);
  const [response, setResponse] = useState<QuestionResponse | null>(null);
  const [isChecked, setChecked] = useState(false);
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (!view) return <TextSkeleton lines={4} />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <QuestionField
        kind={values.kind}
        body={view}
        response={response}
        onChange={(changed) => {
          setResponse(changed);
          setChecked(false);
        }}
        language={language}
      />
      <div>
        <Button variant="outlined" onClick={() => setChecked(true)}>
          {t('preview.check')}
        </Button>
      </div>
      {isChecked && <Verdict values={values} view={view} response={response} language={language} />}
    </Box>
  );
}

interface VerdictProps extends TriedQuestionProps {
  view: QuestionView;
  response: QuestionResponse | null;
}

function Verdict({ values, view, response, language }: VerdictProps) {
  const { t } = useTranslation('quizzes');
  const { t: tEditor } = useTranslation('quizEditor');
  const { content } = parseQuestionContent(toQuestionContent(values));
  const alert = useRef<HTMLDivElement>(null);
  // The end of the dialog may be below its edge.
  useEffect(() => alert.current?.scrollIntoView({ block: 'nearest' }), []);
  if (!content)
    return (
      <Alert ref={alert} severity="info">
        {tEditor('preview.incomplete')}
      </Alert>
    );
  const { verdict, numerator, denominator } = gradeResponse(content, response);
  const severity = verdict === 'right' ? 'success' : verdict === 'partial' ? 'warning' : 'error';
  return (
    <Alert ref={alert} severity={severity}>
      {t(`review.verdicts.${verdict}`)} <bdi dir="ltr">{`${numerator} / ${denominator}`}</bdi>
      {verdict !== 'right' && (
        <>
          <Box sx={{ marginBlockStart: 1, fontWeight: 700 }}>{t('review.right')}</Box>
          <ResponseView kind={values.kind} body={view} response={correctResponse(content)} language={language} />
        </>
      )}
    </Alert>
  );
}

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
function useQuestionView(values: QuestionValues): {
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
