import Box from '@mui/material/Box';
import type { GlossaryTermEntryFragment } from './__generated__/GlossaryScreen';
import { localizeFieldWithLang } from '../language/formatters';
import { useLanguage } from '../language/useLanguage';
import { Highlight } from '../ui/text/Highlight';

interface TermNameProps {
  term: Pick<GlossaryTermEntryFragment, 'term' | 'termAr' | 'acronym' | 'acronymAr'>;
  search?: string;
}

/** The term in the page's language, with its acronym in brackets. */
export function TermName({ term, search = '' }: TermNameProps) {
  const { language } = useLanguage();
  const { text, ...langProps } = localizeFieldWithLang(term, 'term', language);
  const { text: acronym, ...acronymLangProps } = localizeFieldWithLang(term, 'acronym', language);
  return (
    <>
      <bdi {...langProps}>
        <Highlight text={text} search={search} />
      </bdi>
      {acronym && (
        <>
          {' '}
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 500 }}>
            (
            <bdi {...acronymLangProps}>
              <Highlight text={acronym} search={search} />
            </bdi>
            )
          </Box>
        </>
      )}
    </>
  );
}

/** The term in the other language. */
export function TermTranslation({ term, search = '' }: TermNameProps) {
  const { language } = useLanguage();
  const { text, ...langProps } = localizeFieldWithLang(term, 'term', language === 'ar' ? 'en' : 'ar');
  return (
    <Box component="p" sx={{ margin: 0, color: 'text.secondary', fontWeight: 500 }}>
      <bdi {...langProps}>
        <Highlight text={text} search={search} />
      </bdi>
    </Box>
  );
}
