import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { PostForm } from '../../../schema/contract/validation/blog';
import { slugOf } from '../../../schema/contract/validation/slug';

/**
 * Of a new article, the slug follows the English title until somebody writes one of their own. That of a known one stays:
 * it is in links.
 */
export function useSuggestedSlug<Draft>(
  { control, getValues, setValue, formState }: UseFormReturn<PostForm, unknown, Draft>,
  isNew: boolean,
) {
  const title = useWatch({ control, name: 'title' });
  const before = useRef(title);
  const { isSubmitted } = formState;
  useEffect(() => {
    const isOurs = getValues('slug') === slugOf(before.current);
    before.current = title;
    if (isNew && isOurs) setValue('slug', slugOf(title), { shouldDirty: true, shouldValidate: isSubmitted });
  }, [title, isNew, isSubmitted, getValues, setValue]);
}
