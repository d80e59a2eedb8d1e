import { Box, Typography } from '@mui/material';
import { Fragment } from 'react';
import { localizeFieldWithLang, useLanguage, useTranslation } from '../language';
import { Highlight } from '../ui/text/Highlight';
import type { GlossaryTermEntryFragment } from './__generated__/GlossaryScreen';

interface TermNameProps {
  term: Pick<GlossaryTermEntryFragment, 'term' | 'termAr' | 'acronym' | 'acronymAr'> &
    Partial<Pick<GlossaryTermEntryFragment, 'nameFr' | 'spellings'>>;
  search?: string;
}

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

/** The term in the other language, its French name, and how it is pronounced in the workshop. */
export function TermTranslation({ term, search = '' }: TermNameProps) {
  const { t } = useTranslation('glossary');
  const { language } = useLanguage();
  const { text, ...langProps } = localizeFieldWithLang(term, 'term', language === 'ar' ? 'en' : 'ar');
  const { nameFr, spellings = [] } = term;
  return (
    <Box sx={{ color: 'text.secondary', fontWeight: 500 }}>
      <Box component="p" sx={{ margin: 0 }}>
        <bdi {...langProps}>
          <Highlight text={text} search={search} />
        </bdi>
        {nameFr && (
          <>
            {' · '}
            <bdi lang="fr" dir="ltr">
              <Highlight text={nameFr} search={search} />
            </bdi>
          </>
        )}
      </Box>
      {spellings.length > 0 && (
        <Typography component="p" variant="body2">
          {t('spellings')}{' '}
          {spellings.map((spelling, index) => (
            <Fragment key={spelling}>
              {index > 0 && t('spellingSeparator')}
              <bdi>
                <Highlight text={spelling} search={search} />
              </bdi>
            </Fragment>
          ))}
        </Typography>
      )}
    </Box>
  );
}
