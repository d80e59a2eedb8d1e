import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { limits } from '../../schema/contract/limits';
import { plainText, shortened } from '../../schema/contract/plain';
import type { EventCardFragment } from './__generated__/EventsScreen';
import { bilingual } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { RichText } from '../ui/RichText';

const styles = {
  color: 'text.secondary',
  // Opened, the whole text stands where its beginning stood.
  '&:has(> details[open]) > p': { display: 'none' },
  // The switch comes behind the text where the browser lets it.
  '& > details': { display: 'flex', flexDirection: 'column-reverse' },
  '& summary': {
    inlineSize: 'fit-content',
    paddingBlock: 0.75,
    color: 'primary.main',
    fontWeight: 700,
    cursor: 'pointer',
    borderRadius: '4px',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.35em' },
  },
  '& details:not([open]) .less, & details[open] .more': { display: 'none' },
} as const;

/** What the event is about: all of it where it is short, else its beginning and the rest on demand, without scripts too. */
export function EventDescription({ event }: { event: EventCardFragment }) {
  const { t } = useTranslation('events');
  const { language } = useLanguage();
  const { text, ...tongue } = bilingual(event, 'description', language);
  const plain = plainText(text);
  const beginning = shortened(plain, limits.events.descriptionOnCard);
  return (
    <Box {...tongue} sx={styles}>
      {beginning === plain ? (
        <RichText text={text} headingLevel={4} />
      ) : (
        <>
          <Typography sx={{ textAlign: 'start' }}>{beginning}</Typography>
          <details>
            <summary lang={language}>
              <span className="more">{t('readMore')}</span>
              <span className="less">{t('readLess')}</span>
            </summary>
            <RichText text={text} headingLevel={4} />
          </details>
        </>
      )}
    </Box>
  );
}
