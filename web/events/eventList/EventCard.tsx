import { Box, Card, Chip, Stack, Typography } from '@mui/material';
import { useLocation } from 'react-router-dom';
import { useTranslation, localizeBlocks, localizeFieldWithLang, formatPrice, useLanguage } from '../../language';
import { richTextToPlainText } from '../../../schema/contract/richText';
import { truncateText } from '../../../schema/contract/text/format/truncateText';
import { linkedItemAnchor } from '../../../schema/contract/site/urls';
import { useHashTarget } from '../../ui/hooks/useHashTarget';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { paths, TextLink } from '../../routing';
import { RichText } from '../../ui/text/richText/RichText';
import { EventActions } from '../EventActions';
import { EventImage } from '../EventImage';
import { EventMeta } from '../EventMeta';
import type { EventCardFragment } from './__generated__/EventCard';
import { eventCardStyles, eventCardImageStyles, eventCardTextStyles, eventCardActionsStyles } from './eventCardStyles';

/** Characters shown before "show more". */
const descriptionLength = 320;

const targetStyles = { borderColor: 'primary.main' } as const;

/** The title leads to the page of the event; older links name the anchor of the card. */
interface EventCardProps {
  event: EventCardFragment;
  /** For the first card of a page, whose picture is in view when the page arrives. */
  eager?: boolean;
}

export function EventCard({ event, eager = false }: EventCardProps) {
  const { language } = useLanguage();
  const { hash } = useLocation();
  const anchor = linkedItemAnchor('event', event.id);
  const headingRef = useHashTarget(anchor);
  const { text, ...langProps } = localizeFieldWithLang(event, 'title', language);
  // The server does not receive the URL's fragment.
  const isTarget = useIsHydrated() && hash === `#${anchor}`;
  return (
    <Card
      component="article"
      id={anchor}
      aria-labelledby={`${anchor}-title`}
      sx={{
        ...eventCardStyles,
        ...(isTarget && targetStyles),
        'html:not([data-application="ready"]) &:target': targetStyles,
      }}
    >
      <Box sx={eventCardImageStyles}>
        <EventImage event={event} eager={eager} />
        <EventBadges event={event} />
      </Box>
      <Box sx={eventCardTextStyles}>
        <Typography
          ref={headingRef}
          id={`${anchor}-title`}
          tabIndex={-1}
          component="h3"
          variant="h3"
          {...langProps}
          sx={{ textAlign: 'start', outline: 'none', marginBlockEnd: 1 }}
        >
          <TextLink to={paths.event(event.id)} underline="none" sx={{ color: 'inherit', fontWeight: 'inherit' }}>
            {text}
          </TextLink>
        </Typography>
        <EventDescription event={event} />
        <EventMeta event={event} />
      </Box>
      <EventActions event={event} sx={eventCardActionsStyles} />
    </Card>
  );
}

const descriptionStyles = {
  color: 'text.secondary',
  // The full text replaces the excerpt when it is open.
  '&:has(> details[open]) > p': { display: 'none' },
  // Puts the toggle below the text, in browsers that support it.
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

/** A long text is cut and opens with `<details>`, which works without JavaScript. */
function EventDescription({ event }: { event: EventCardFragment }) {
  const { t } = useTranslation('events');
  const { language } = useLanguage();
  const { blocks, ...langProps } = localizeBlocks(event, 'descriptionBlocks', language);
  const plainText = richTextToPlainText(blocks);
  const excerpt = truncateText(plainText, descriptionLength);
  return (
    <Box {...langProps} sx={descriptionStyles}>
      {excerpt === plainText ? (
        <RichText blocks={blocks} lang={langProps.lang} headingLevel={4} />
      ) : (
        <>
          <Typography sx={{ textAlign: 'start' }}>{excerpt}</Typography>
          <details>
            <summary lang={language}>
              <span className="more">{t('readMore')}</span>
              <span className="less">{t('readLess')}</span>
            </summary>
            <RichText blocks={blocks} lang={langProps.lang} headingLevel={4} />
          </details>
        </>
      )}
    </Box>
  );
}

const badgeRowStyles = {
  position: 'absolute',
  insetBlockStart: 12,
  insetInline: 12,
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 1,
} as const;
const badgeStyles = { backgroundColor: 'paper', fontWeight: 700 } as const;

function EventBadges({ event: { isUpcoming, price } }: { event: EventCardFragment }) {
  const { t } = useTranslation('events');
  const { language } = useLanguage();
  return (
    <Stack direction="row" sx={badgeRowStyles}>
      <Chip
        size="small"
        label={t(isUpcoming ? 'upcoming' : 'past')}
        sx={{ ...badgeStyles, color: isUpcoming ? 'primary.main' : 'text.secondary' }}
      />
      {Number(price) > 0 && (
        <Chip size="small" color="secondary" label={formatPrice(price, language)} sx={{ fontWeight: 700 }} />
      )}
    </Stack>
  );
}
