import Box from '@mui/material/Box';
import type { TermEntryFragment } from './__generated__/GlossaryScreen';
import { bilingual } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { Found } from '../ui/Found';

interface TermPartProps {
  term: Pick<TermEntryFragment, 'term' | 'termAr' | 'acronym' | 'acronymAr'>;
  /** What was searched for, to be marked. */
  search?: string;
}

/** The term in the reader's language, and its acronym in brackets where it has one. */
export function TermName({ term, search = '' }: TermPartProps) {
  const { language } = useLanguage();
  const { text, ...said } = bilingual(term, 'term', language);
  const { text: acronym, ...acronymSaid } = bilingual(term, 'acronym', language);
  return (
    <>
      <bdi {...said}>
        <Found text={text} search={search} />
      </bdi>
      {acronym && (
        <>
          {' '}
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 500 }}>
            (
            <bdi {...acronymSaid}>
              <Found text={acronym} search={search} />
            </bdi>
            )
          </Box>
        </>
      )}
    </>
  );
}

/** The term in the other language. */
export function OtherName({ term, search = '' }: TermPartProps) {
  const { language } = useLanguage();
  const { text, ...said } = bilingual(term, 'term', language === 'ar' ? 'en' : 'ar');
  return (
    <Box component="p" sx={{ margin: 0, color: 'text.secondary', fontWeight: 500 }}>
      <bdi {...said}>
        <Found text={text} search={search} />
      </bdi>
    </Box>
  );
}
