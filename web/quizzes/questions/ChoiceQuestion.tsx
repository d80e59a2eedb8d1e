import { useId, type ReactNode } from 'react';
import { ChoiceRow } from '../../ui/form/ChoiceRow';
import { questionLabels } from './questionLabels';
import { Choices } from './questionParts';
import { OptionText } from './QuestionTexts';
import type { KindProps } from './questionView';

export function SingleQuestion({ body, response, onChange, language }: KindProps<'single'>) {
  const name = useId();
  return (
    <Choices legend={questionLabels[language].chooseOne}>
      {(body.options ?? []).map((option) => (
        <ChoiceRow
          key={option.id}
          type="radio"
          name={name}
          value={option.id}
          checked={response?.option === option.id}
          onChange={() => onChange({ option: option.id })}
        >
          <OptionText option={option} language={language} />
        </ChoiceRow>
      ))}
    </Choices>
  );
}

export function MultipleQuestion({ body, response, onChange, language }: KindProps<'multiple'>) {
  const name = useId();
  const options = body.options ?? [];
  const chosen = new Set(response?.options);
  const choose = (id: string, isChosen: boolean) => {
    const ids = options.map((option) => option.id).filter((each) => (each === id ? isChosen : chosen.has(each)));
    onChange(ids.length === 0 ? null : { options: ids });
  };
  return (
    <Choices legend={questionLabels[language].chooseSeveral}>
      {options.map((option) => (
        <ChoiceRow
          key={option.id}
          type="checkbox"
          name={name}
          value={option.id}
          checked={chosen.has(option.id)}
          onChange={({ target }) => choose(option.id, target.checked)}
        >
          <OptionText option={option} language={language} />
        </ChoiceRow>
      ))}
    </Choices>
  );
}

export function BooleanQuestion({ response, onChange, language }: KindProps<'boolean'>) {
  const name = useId();
  const labels = questionLabels[language];
  const row = (isTrue: boolean): ReactNode => (
    <ChoiceRow
      type="radio"
      name={name}
      value={String(isTrue)}
      checked={response?.isTrue === isTrue}
      onChange={() => onChange({ isTrue })}
    >
      <span>{isTrue ? labels.isTrue : labels.isFalse}</span>
    </ChoiceRow>
  );
  return (
    <Choices legend={labels.chooseOne}>
      {row(true)}
      {row(false)}
    </Choices>
  );
}
