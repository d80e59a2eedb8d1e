import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { TermEntryFragment } from './__generated__/GlossaryScreen';
import { bilingual } from '../language/formats';
import { useLanguage } from '../language/useLanguage';

/** What a term is filed under; a draft says that it is one. */
export function TermBadges({ term }: { term: TermEntryFragment }) {
  const { t } = useTranslation('glossary');
  const { language } = useLanguage();
  const { text, ...said } = bilingual(term, 'category', language);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75, minInlineSize: 0 }}>
      <Chip size="small" label={<span {...said}>{text}</span>} />
      {!term.isPublished && <Chip size="small" color="secondary" label={t('draft')} />}
    </Stack>
  );
}
