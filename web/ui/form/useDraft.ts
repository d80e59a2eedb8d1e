import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Keeps the texts of a form while the tab lives: neither a reload nor a look at another page loses what was typed. A form
 * that is blank again keeps nothing.
 * @param key of this form, unlike that of any other
 */
export function useDraft<Values extends FieldValues, Context, Draft>(
  key: string,
  { getValues, setValue, subscribe }: UseFormReturn<Values, Context, Draft>,
): void {
  useEffect(() => {
    const typed = Object.entries(remembered(key)).filter(([name]) => getValues(name as Path<Values>) === '');
    for (const [name, text] of typed) setValue(name as Path<Values>, text as PathValue<Values, Path<Values>>);
    return subscribe({ formState: { values: true }, callback: ({ values }) => remember(key, values) });
  }, [key, getValues, setValue, subscribe]);
}

function remembered(key: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return Object.fromEntries(
      Object.entries(kept ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    // Storage may be closed to us, or hold something else.
    return {};
  }
}

function remember(key: string, values: FieldValues): void {
  const isBlank = Object.values(values).every((value) => !value);
  try {
    if (isBlank) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Storage may be closed to us, or full; the form itself still holds everything.
  }
}
