import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import { useId } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sentence } from '../../schema/contract/sentences';
import type { ReviewDraft } from '../../schema/contract/validation/reviews';
import { StarIcon } from '../art/icons/StarIcon';
import { useLanguage } from '../language/useLanguage';

interface StarsInputProps {
  control: Control<ReviewDraft, unknown, { rating: number }>;
  label: string;
}

/** One to five stars: radio buttons underneath, so that arrow keys work. */
export function StarsInput({ control, label }: StarsInputProps) {
  const { t } = useTranslation('reviews');
  const { language } = useLanguage();
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'rating' });
  const complaint = fieldState.error?.message;
  return (
    <FormControl component="fieldset" error={complaint !== undefined} aria-describedby={`${id}-complaint`}>
      <FormLabel component="legend" sx={{ marginBlockEnd: 0.5 }}>
        {label}
      </FormLabel>
      <Rating
        name={`${id}-stars`}
        value={Number(field.value) || null}
        onChange={(_event, value) => field.onChange(value ?? '')}
        onBlur={field.onBlur}
        emptyLabelText={t('noStars')}
        getLabelText={(stars) => t('rating', { rating: String(stars) })}
        icon={<StarIcon size={34} filled />}
        emptyIcon={<StarIcon size={34} />}
        sx={{ alignSelf: 'flex-start', color: 'amber', '& .MuiRating-iconEmpty': { color: 'edge' } }}
      />
      <FormHelperText id={`${id}-complaint`}>{complaint && sentence(complaint, language)}</FormHelperText>
    </FormControl>
  );
}
