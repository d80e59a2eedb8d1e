import { Box } from '@mui/material';
import { useId } from 'react';
import type { Language } from '../../language';
import { NativeSelect } from '../../ui/form/NativeSelect';
import { questionLabels } from './questionLabels';
import { QuestionHint } from './questionParts';
import { isPlainOption, OptionText, plainOptionText } from './QuestionTexts';
import type { KindProps, OptionView } from './questionView';

export function MatchQuestion({ body, response, onChange, language }: KindProps<'match'>) {
  const labels = questionLabels[language].match;
  const targets = body.targets ?? [];
  const isNumbered = !targets.every(isPlainOption);
  const choose = (option: string, target: string) => {
    const { [option]: _previous, ...others } = response?.targets ?? {};
    const next = target === '' ? others : { ...others, [option]: target };
    onChange(Object.keys(next).length === 0 ? null : { targets: next });
  };
  const choices = [
    { value: '', label: labels.none },
    ...targets.map((target, index) => ({
      value: target.id,
      label: isNumbered ? `${index + 1}. ${plainOptionText(target, language)}` : plainOptionText(target, language),
    })),
  ];
  return (
    <>
      <QuestionHint>{labels.hint}</QuestionHint>
      {isNumbered && <NumberedTargets targets={targets} language={language} />}
      <Box component="ul" sx={listStyles}>
        {(body.options ?? []).map((option) => (
          <MatchRow
            key={option.id}
            option={option}
            choices={choices}
            language={language}
            value={response?.targets[option.id] ?? ''}
            onChange={(target) => choose(option.id, target)}
          />
        ))}
      </Box>
    </>
  );
}

interface MatchRowProps {
  option: OptionView;
  choices: readonly { value: string; label: string }[];
  value: string;
  language: Language;
  onChange(target: string): void;
}

function MatchRow({ option, choices, value, language, onChange }: MatchRowProps) {
  const id = useId();
  return (
    <Box component="li" sx={rowStyles}>
      <OptionText option={option} language={language} />
      <Box sx={{ flex: { xs: '1 1 100%', sm: '0 0 45%' }, minInlineSize: 0 }}>
        <NativeSelect
          id={id}
          name="target"
          label={questionLabels[language].match.target(plainOptionText(option, language))}
          isLabelHidden
          value={value}
          options={choices}
          onChange={onChange}
        />
      </Box>
    </Box>
  );
}

/** A native select shows no formulas and pictures, which are listed with the numbers of its options. */
function NumberedTargets({ targets, language }: { targets: readonly OptionView[]; language: Language }) {
  return (
    <Box component="ol" aria-label={questionLabels[language].match.targets} sx={targetListStyles}>
      {targets.map((target) => (
        <li key={target.id}>
          <OptionText option={target} language={language} />
        </li>
      ))}
    </Box>
  );
}

const listStyles = { listStyle: 'none', display: 'grid', gap: 1.25, margin: 0, padding: 0 } as const;

const targetListStyles = { marginBlock: '0 16px', paddingInlineStart: '1.6em' } as const;

const rowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.25,
  padding: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  backgroundColor: 'paper',
} as const;
