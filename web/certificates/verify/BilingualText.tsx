import { Typography } from '@mui/material';
import { useLanguage, type Language } from '../../language';

const languageOrder = { ar: ['ar', 'en'], en: ['en', 'ar'] } as const;

/** The same in both languages, that of the page first. */
export function BilingualText({ texts, variant }: { texts: Readonly<Record<Language, string>>; variant: 'h2' | 'h4' }) {
  const { language } = useLanguage();
  return languageOrder[language].map((each, index) => (
    <Typography
      key={each}
      component="p"
      variant={index === 0 ? variant : 'h5'}
      sx={{ fontWeight: index === 0 ? 800 : 500 }}
    >
      <bdi lang={each}>{texts[each]}</bdi>
    </Typography>
  ));
}
