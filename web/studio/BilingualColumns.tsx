import { Box, Chip, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { blankTitles } from '../../schema/contract/courses/blankTitles';
import { useTranslation, useLanguage, type Language } from '../language';

const columnsStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 3,
  alignItems: 'start',
} as const;

interface BilingualColumnsProps {
  /** Languages to mark, because a text is missing in them. */
  missing?: readonly Language[];
  children(language: Language, isFirst: boolean): ReactNode;
}

/** The languages in which a draft has no title. */
export const untitledLanguages = (titles: { title: string; titleAr: string }): Language[] =>
  blankTitles(titles).map((field) => (field === 'title' ? 'en' : 'ar'));

/** The language that a title lacks while it has the other: a text that is not begun lacks none. */
export const missingTitleLanguages = (titles: { title: string; titleAr: string }): Language[] => {
  const untitled = untitledLanguages(titles);
  return untitled.length === 1 ? untitled : [];
};

/** The fields of both languages side by side, those of the page's language first. */
export function BilingualColumns({ missing = [], children }: BilingualColumnsProps) {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const order: Language[] = language === 'ar' ? ['ar', 'en'] : ['en', 'ar'];
  return (
    <Box sx={columnsStyles}>
      {order.map((each, index) => (
        <Box key={each} component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}>
          <Box component="legend" sx={{ padding: 0, marginBlockEnd: 1.5, fontWeight: 800, color: 'primary.main' }}>
            {t(`languages.${each}`)}
            {missing.includes(each) && (
              <Chip size="small" color="warning" label={t(`languageMissing.${each}`)} sx={{ marginInlineStart: 1 }} />
            )}
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
