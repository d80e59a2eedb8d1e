import { Button, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { sortByIds } from '../../../schema/contract/sortByIds';
import { questionLabels } from './questionLabels';
import { QuestionHint } from './questionParts';
import type { KindProps } from './questionView';
import { SequenceList } from './SequenceList';

/** An order that was never touched is no answer: a learner who finds it right accepts it. */
export function OrderQuestion({ body, response, onChange, language }: KindProps<'order'>) {
  const labels = questionLabels[language].order;
  const hintId = useId();
  const items = sortByIds(body.options ?? [], response?.options ?? []);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <div id={hintId}>
        <QuestionHint>{labels.hint}</QuestionHint>
      </div>
      <SequenceList
        items={items}
        labelledBy={hintId}
        language={language}
        onChange={(options) => onChange({ options })}
      />
      {response === null && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Typography variant="body2" sx={{ flex: '1 1 14rem', color: 'text.secondary' }}>
            {labels.unconfirmed}
          </Typography>
          <Button variant="outlined" onClick={() => onChange({ options: items.map(({ id }) => id) })}>
            {labels.accept}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
