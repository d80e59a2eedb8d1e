import { FormHelperText, Stack } from '@mui/material';
import { bounds } from '../../../../../schema/contract/bounds';
import { useTranslation } from '../../../../language';
import { NativeSelect } from '../../../../ui/form/NativeSelect';
import { OptionRows } from './OptionRows';
import { RowNumber } from './OrderFields';
import { questionFieldId, type QuestionFieldsProps } from '../questionFields';
import { createOption, type OptionValues } from '../questionValues';
import { useRowChoices } from './useRowChoices';

/** The targets, and the items that each belong to one of them. Targets without an item are traps. */
export function MatchFields({ values, edit, message }: QuestionFieldsProps) {
  const { t } = useTranslation('quizEditor');
  const targets = useRowChoices(values.targets, 'target');
  const changeItems = (options: OptionValues[]) => {
    // A new item belongs to the target beside it, which is what pairs need.
    const added = options.flatMap(({ id }, index) => {
      const target = values.targets[index];
      return target && !(id in values.targetOf) ? [[id, target.id] as const] : [];
    });
    edit({ options, targetOf: { ...values.targetOf, ...Object.fromEntries(added) } });
  };
  return (
    <Stack sx={{ gap: 3 }}>
      <OptionRows
        name="targets"
        noun="target"
        title={t('match.targets')}
        hint={t('match.targetsHint')}
        rows={values.targets}
        max={bounds.questions.options.max}
        createRow={createOption}
        onChange={(rows) => edit({ targets: rows })}
        message={message}
        renderMark={(_row, index) => <RowNumber index={index} />}
      />
      <OptionRows
        name="options"
        noun="item"
        title={t('match.items')}
        hint={t('match.itemsHint')}
        rows={values.options}
        max={bounds.questions.options.max}
        createRow={createOption}
        onChange={changeItems}
        message={message}
        renderMark={(_row, index) => <RowNumber index={index} />}
        renderExtra={(row, index) => (
          <>
            <NativeSelect
              id={questionFieldId(`targetOf.${row.id}`)}
              name={`targetOf.${row.id}`}
              label={t('match.targetOf', { number: String(index + 1) })}
              value={values.targetOf[row.id] ?? ''}
              options={[{ value: '', label: t('choose') }, ...targets]}
              onChange={(target) => edit({ targetOf: { ...values.targetOf, [row.id]: target } })}
            />
            <FormHelperText error>{message(`targetOf.${row.id}`)}</FormHelperText>
          </>
        )}
      />
    </Stack>
  );
}
