import { Box } from '@mui/material';
import type { ComponentType } from 'react';
import { formatReading } from '../../../schema/contract/grading/numbers/formatReading';
import type {
  QuestionKind,
  QuestionResponse,
  QuestionResponses,
} from '../../../schema/contract/grading/questions/question';
import { readNumber } from '../../../schema/contract/grading/numbers/readNumber';
import { isUnitId, unitSymbol } from '../../../schema/contract/grading/numbers/units';
import { languageAttributes, localizeFieldWithLang, type Language } from '../../language';
import { PictureWithMarks } from './PictureWithMarks';
import { questionLabels } from './questionLabels';
import { OptionText } from './QuestionTexts';
import type { OptionView, QuestionView } from './questionView';

interface KindViewProps<Kind extends QuestionKind> {
  body: QuestionView;
  response: QuestionResponses[Kind];
  language: Language;
}

const views: { [Kind in QuestionKind]: ComponentType<KindViewProps<Kind>> } = {
  single: ({ response, ...question }) => <Options {...question} ids={[response.option]} />,
  multiple: ({ response, ...question }) => <Options {...question} ids={response.options} />,
  boolean: ({ response, language }) => (
    <>{response.isTrue ? questionLabels[language].isTrue : questionLabels[language].isFalse}</>
  ),
  number: NumberView,
  text: ({ response }) => <bdi>{response.text}</bdi>,
  order: ({ response, ...question }) => <Options {...question} ids={response.options} isOrdered />,
  match: MatchView,
  hotspot: HotspotView,
  procedure: ({ response, ...question }) => <Options {...question} ids={response.steps} isOrdered />,
};

interface ResponseViewProps {
  kind: QuestionKind;
  body: QuestionView;
  response: QuestionResponse | null;
  language: Language;
}

/** An answer in words, as it is reviewed, printed and read without scripts. */
export function ResponseView({ kind, body, response, language }: ResponseViewProps) {
  // The response fits the kind; TypeScript does not relate the two.
  const View = views[kind] as ComponentType<KindViewProps<QuestionKind>>;
  return (
    <Box {...languageAttributes(language)} sx={{ overflowWrap: 'anywhere' }}>
      {response ? <View body={body} response={response} language={language} /> : questionLabels[language].noAnswer}
    </Box>
  );
}

interface OptionsProps {
  body: QuestionView;
  ids: readonly string[];
  language: Language;
  isOrdered?: boolean;
}

function Options({ body, ids, language, isOrdered = false }: OptionsProps) {
  const options = ids.flatMap((id) => findOption(body.options, id) ?? []);
  const [only, ...others] = options;
  if (only && others.length === 0 && !isOrdered) return <OptionText option={only} language={language} />;
  return (
    <Box component={isOrdered ? 'ol' : 'ul'} sx={listStyles}>
      {options.map((option) => (
        <li key={option.id}>
          <OptionText option={option} language={language} />
        </li>
      ))}
    </Box>
  );
}

/** As typed, and as it was understood where that is not the same. */
function NumberView({ body, response: { text, unit, reading }, language }: KindViewProps<'number'>) {
  const result = readNumber(text, { units: body.units ?? [], unit, reading });
  const typed = unit !== null && isUnitId(unit) ? `${text} ${unitSymbol(unit, language)}` : text;
  const understood = result.kind === 'number' ? formatReading(result, language) : null;
  return (
    <>
      <bdi dir="ltr">{typed}</bdi>
      {understood !== null && understood.replaceAll('\u00A0', ' ') !== typed && (
        <>
          {' '}
          ({questionLabels[language].number.understood} <bdi dir="ltr">{understood}</bdi>)
        </>
      )}
    </>
  );
}

function MatchView({ body, response, language }: KindViewProps<'match'>) {
  return (
    <Box component="dl" sx={pairStyles}>
      {(body.options ?? []).map((option) => {
        const target = findOption(body.targets, response.targets[option.id]);
        return (
          <div key={option.id}>
            <dt>
              <OptionText option={option} language={language} />
            </dt>
            <dd>{target ? <OptionText option={target} language={language} /> : '–'}</dd>
          </div>
        );
      })}
    </Box>
  );
}

function HotspotView({ body, response, language }: KindViewProps<'hotspot'>) {
  const places = body.places ?? [];
  const index = places.findIndex(({ id }) => id === response.place);
  const place = places[index];
  if (!place) return questionLabels[language].noAnswer;
  const { text, ...langProps } = localizeFieldWithLang(place, 'text', language);
  return (
    <>
      <PictureWithMarks body={body} language={language} chosen={place.id} />
      {index + 1}. <span {...langProps}>{text}</span>
    </>
  );
}

const findOption = (options: readonly OptionView[] | null | undefined, id: string | undefined) =>
  options?.find((option) => option.id === id);

const listStyles = { margin: 0, paddingInlineStart: '1.5em' } as const;

const pairStyles = {
  display: 'grid',
  gap: 1,
  margin: 0,
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 1 },
  '& dt::after': { content: '":"' },
  '& dd': { margin: 0, fontWeight: 700 },
} as const;
