import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sentence } from '../../../schema/contract/sentences';
import { limits } from '../../../schema/contract/limits';
import { useTrainersQuery } from '../__generated__/CoursesTab';
import type { TrainersQuery } from '../__generated__/CoursesTab';
import { useLanguage } from '../../language/useLanguage';
import { kept } from '../../ui/kept';
import { useTyped } from '../../ui/useTyped';
import type { CourseInputs, CourseValues } from './values';

export type Trainer = TrainersQuery['userTable']['rows'][number];

interface TrainerInputProps {
  control: Control<CourseValues, unknown, CourseInputs>;
  /** Who teaches it so far. */
  trainer: Trainer | null;
}

const nameOf = ({ firstName, lastName }: Trainer): string => `${firstName} ${lastName}`;

/** One of the trainers, found by their name: there may be thousands. */
export function TrainerInput({ control, trainer }: TrainerInputProps) {
  const { t } = useTranslation('adminCourses');
  const { language } = useLanguage();
  const { field, fieldState } = useController({ name: 'trainerId', control });
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(trainer);
  const { type } = useTyped(search, setSearch);
  const read = useTrainersQuery({ variables: { search }, skip: !isOpen });
  const complaint = fieldState.error?.message;
  return (
    <Autocomplete
      options={kept(read)?.userTable.rows ?? []}
      value={field.value === chosen?.id ? chosen : null}
      onChange={(_event, next) => {
        setChosen(next);
        field.onChange(next?.id ?? '');
      }}
      onInputChange={(_event, text, reason) => reason !== 'selectOption' && type(reason === 'input' ? text : '')}
      onBlur={field.onBlur}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      // The server has searched, in every field and whichever hamza was typed.
      filterOptions={(found) => found}
      loading={read.loading}
      loadingText={t('searching')}
      noOptionsText={t('noTrainers')}
      getOptionLabel={nameOf}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={t('trainerField')}
          error={complaint !== undefined}
          helperText={complaint === undefined ? t('trainerHint') : sentence(complaint, language)}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, dir: 'auto', maxLength: limits.search.max },
          }}
        />
      )}
    />
  );
}
