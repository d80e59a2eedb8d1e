import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation, useLanguage, type Language } from '../language';

const columnsStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 3,
  alignItems: 'start',
} as const;

/** The fields of both languages side by side, those of the page's language first. */
export function BilingualColumns({ children }: { children(language: Language, isFirst: boolean): ReactNode }) {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const order: Language[] = language === 'ar' ? ['ar', 'en'] : ['en', 'ar'];
  return (
    <Box sx={columnsStyles}>
      {order.map((each, index) => (
        <Box key={each} component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}>
          <Box component="legend" sx={{ padding: 0, marginBlockEnd: 1.5, fontWeight: 800, color: 'primary.main' }}>
            {t(`languages.${each}`)}
          </Box>
          <Stack sx={{ gap: 2.5 }}>{children(each, index === 0)}</Stack>
        </Box>
      ))}
    </Box>
  );
}

/** The field name of a language: `title` or `titleAr`. */
export const localizedFieldName = <Name extends string>(name: Name, language: Language): Name | `${Name}Ar` =>
  language === 'ar' ? `${name}Ar` : name;
