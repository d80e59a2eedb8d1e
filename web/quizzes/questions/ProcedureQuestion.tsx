import { Box, Button, Stack, Typography } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { PlusIcon } from '../../art/icons/editIcons';
import { questionLabels } from './questionLabels';
import { Announcement, QuestionHint } from './questionParts';
import { OptionText, plainOptionText } from './QuestionTexts';
import type { KindProps, OptionView } from './questionView';
import { SequenceList } from './SequenceList';

/** The learner chooses steps and their order; some steps may be traps. */
export function ProcedureQuestion({ body, response, onChange, language }: KindProps<'procedure'>) {
  const labels = questionLabels[language];
  const id = useId();
  const stepsHeading = useRef<HTMLHeadingElement>(null);
  const sequenceHeading = useRef<HTMLHeadingElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const steps = body.options ?? [];
  const chosen = (response?.steps ?? []).flatMap((step) => steps.find((each) => each.id === step) ?? []);
  const available = steps.filter((step) => !chosen.includes(step));
  const change = (ids: string[]) => onChange(ids.length === 0 ? null : { steps: ids });
  const add = (step: OptionView) => {
    setAnnouncement(labels.sequence.added(plainOptionText(step, language), chosen.length + 1));
    change([...chosen, step].map((each) => each.id));
    // The pressed button is gone.
    stepsHeading.current?.focus();
  };
  const remove = (step: OptionView) => {
    setAnnouncement(labels.sequence.removed(plainOptionText(step, language)));
    change(chosen.filter((each) => each !== step).map((each) => each.id));
    sequenceHeading.current?.focus();
  };
  return (
    <Stack sx={{ gap: 2.5 }}>
      <QuestionHint>{labels.procedure.hint}</QuestionHint>
      <section aria-labelledby={`${id}sequence`}>
        <Typography ref={sequenceHeading} id={`${id}sequence`} component="h3" variant="h6" {...headingProps}>
          {labels.procedure.sequence}
        </Typography>
        {chosen.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{labels.procedure.isEmpty}</Typography>}
        <SequenceList
          items={chosen}
          labelledBy={`${id}sequence`}
          language={language}
          onChange={change}
          onRemove={remove}
        />
      </section>
      <section aria-labelledby={`${id}steps`}>
        <Typography ref={stepsHeading} id={`${id}steps`} component="h3" variant="h6" {...headingProps}>
          {labels.procedure.steps}
        </Typography>
        {available.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>{labels.procedure.allAdded}</Typography>
        )}
        <Box component="ul" sx={listStyles}>
          {available.map((step) => (
            <Box key={step.id} component="li" sx={rowStyles}>
              <OptionText option={step} language={language} />
              <Button
                variant="outlined"
                size="small"
                startIcon={<PlusIcon size={18} />}
                aria-label={`${labels.procedure.add}: ${plainOptionText(step, language)}`}
                onClick={() => add(step)}
                sx={{ minBlockSize: 44 }}
              >
                {labels.procedure.add}
              </Button>
            </Box>
          ))}
        </Box>
      </section>
      <Announcement>{announcement}</Announcement>
    </Stack>
  );
}

const headingProps = { tabIndex: -1, sx: { marginBlockEnd: 1, outline: 'none' } } as const;

const listStyles = { listStyle: 'none', display: 'grid', gap: 1, margin: 0, padding: 0 } as const;

const rowStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  paddingBlock: 1,
  paddingInline: 1.5,
  border: '1px dashed',
  borderColor: 'edge',
  borderRadius: '12px',
} as const;
