import { Box, Button, FormControlLabel, FormHelperText, IconButton, Switch, Typography } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import { bounds } from '../../../../../schema/contract/bounds';
import { PlusIcon, TrashIcon } from '../../../../art/icons/editIcons';
import { useTranslation } from '../../../../language';
import { NativeSelect } from '../../../../ui/form/NativeSelect';
import { questionFieldId, replaceAt, type QuestionFieldsProps } from '../questionFields';
import { createRule, type RuleValues } from '../questionValues';
import { useRowChoices } from './useRowChoices';

const ruleKinds = ['required', 'before', 'never'] as const;

/** The rules of a procedure as sentences, whose steps are chosen. */
export function SequenceRulesField({ values, edit, message }: QuestionFieldsProps) {
  const { t } = useTranslation('quizEditor');
  const id = useId();
  const { rules } = values;
  const steps = useRowChoices(values.options, 'step');
  const focusAdded = useFocusOnAddedRule(rules.length);
  return (
    <Box role="group" aria-labelledby={`${id}-title`}>
      <Typography id={`${id}-title`} component="h3" sx={{ fontWeight: 700 }}>
        {t('rules.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('rules.hint')}
      </Typography>
      <Box component="ol" sx={listStyles}>
        {rules.map((rule, index) => (
          <RuleRow
            // Rules have no ids, and their fields no state.
            key={index}
            rule={rule}
            index={index}
            steps={steps}
            error={ruleFields.map((field) => message(`rules.${index}.${field}`)).find(Boolean)}
            onChange={(changes) => edit({ rules: replaceAt(rules, index, { ...rule, ...changes }) })}
            onRemove={() => edit({ rules: rules.filter((each) => each !== rule) })}
          />
        ))}
      </Box>
      <FormHelperText error id={questionFieldId('rules')} tabIndex={-1}>
        {message('rules')}
      </FormHelperText>
      {rules.length < bounds.questions.rules && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {ruleKinds.map((kind) => (
            <Button
              key={kind}
              size="small"
              startIcon={<PlusIcon />}
              onClick={() => {
                focusAdded();
                edit({ rules: [...rules, createRule(kind)] });
              }}
            >
              {t(`rules.add.${kind}`)}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** Returns a function that is called before a rule is added: its first select gets the focus. */
function useFocusOnAddedRule(count: number): () => void {
  const isAdding = useRef(false);
  useEffect(() => {
    if (!isAdding.current) return;
    isAdding.current = false;
    document.getElementById(questionFieldId(`rules.${count - 1}.step`))?.focus();
  }, [count]);
  return () => {
    isAdding.current = true;
  };
}

const ruleFields = ['step', 'other', 'since', 'until'] as const;

interface RuleRowProps {
  rule: RuleValues;
  index: number;
  steps: readonly { value: string; label: string }[];
  error: string | undefined;
  onChange(changes: Partial<RuleValues>): void;
  onRemove(): void;
}

function RuleRow({ rule, index, steps, error, onChange, onRemove }: RuleRowProps) {
  const { t } = useTranslation('quizEditor');
  const number = String(index + 1);
  return (
    <Box component="li" sx={ruleStyles}>
      <Box role="group" aria-label={t('rules.name', { number })} sx={{ minInlineSize: 0 }}>
        <RuleSentence rule={rule} index={index} steps={steps} onChange={onChange} />
        <FormControlLabel
          control={<Switch checked={rule.isFatal} onChange={(_event, isFatal) => onChange({ isFatal })} />}
          label={t('rules.isFatal')}
        />
        <FormHelperText error>{error}</FormHelperText>
      </Box>
      <IconButton size="small" aria-label={t('rules.remove', { number })} onClick={onRemove}>
        <TrashIcon size={20} />
      </IconButton>
    </Box>
  );
}

/** «الخطوة A لازمة», «A قبل B», «لا يجوز C بعد D حتى E»: words, and a select for each step. */
function RuleSentence({ rule, index, steps, onChange }: Pick<RuleRowProps, 'rule' | 'index' | 'steps' | 'onChange'>) {
  const { t } = useTranslation('quizEditor');
  const select = (field: (typeof ruleFields)[number], none: string) => (
    <Box sx={{ flex: '1 1 10rem', minInlineSize: 0, maxInlineSize: '22rem' }}>
      <NativeSelect
        id={questionFieldId(`rules.${index}.${field}`)}
        name={`rules.${index}.${field}`}
        label={t(`rules.fields.${rule.kind === 'before' && field === 'step' ? 'first' : field}`)}
        isLabelHidden
        value={rule[field]}
        options={[{ value: '', label: none }, ...steps]}
        onChange={(step) => onChange({ [field]: step })}
      />
    </Box>
  );
  if (rule.kind === 'required')
    return (
      <Box sx={sentenceStyles}>
        <span>{t('rules.required.start')}</span>
        {select('step', t('choose'))}
        <span>{t('rules.required.end')}</span>
      </Box>
    );
  if (rule.kind === 'before')
    return (
      <Box sx={sentenceStyles}>
        {select('step', t('choose'))}
        <span>{t('rules.before.word')}</span>
        {select('other', t('choose'))}
      </Box>
    );
  return (
    <Box sx={sentenceStyles}>
      <span>{t('rules.never.start')}</span>
      {select('step', t('choose'))}
      <span>{t('rules.never.since')}</span>
      {select('since', t('rules.never.always'))}
      {rule.since !== '' && (
        <>
          <span>{t('rules.never.until')}</span>
          {select('until', t('rules.never.end'))}
        </>
      )}
    </Box>
  );
}

const listStyles = { listStyle: 'none', margin: 0, marginBlock: 1, padding: 0, display: 'grid', gap: 1.5 } as const;

const ruleStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 1,
  padding: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '14px',
} as const;

const sentenceStyles = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
