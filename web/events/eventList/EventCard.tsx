import { Box, Card, Chip, Stack, Typography, LinearProgress } from '@mui/material';
import { useLocation } from 'react-router-dom';
import { useRef } from 'react';
import {
  useTranslation,
  localizeBlocks,
  localizeFieldWithLang,
  formatPrice,
  formatNumber,
  useLanguage,
} from '../../language';
import { richTextToPlainText } from '../../../schema/contract/richText';
import { truncateText } from '../../../schema/contract/text/truncateText';
import { linkedItemAnchor } from '../../../schema/contract/urls';
import { EventFallbackImage } from '../../art/fallbackImages/EventFallbackImage';
import { fallbackImageIndex, fallbackImageUrl } from '../../art/fallbackImages/fallbackImageIndex';
import { useHashTarget } from '../../ui/hooks/useHashTarget';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { ThumbnailImage } from '../../ui/layout/ThumbnailImage';
import { TextLink } from '../../routing';
import { RichText } from '../../ui/text/RichText';
import { EventMeta } from '../EventMeta';
import { UsersIcon } from '../../art/icons/commonIcons';
import { IconText } from '../../ui/text/IconText';
import { EventRegistration } from '../EventRegistration';
import type { EventCapacityFragment, EventRegistrationFragment } from '../__generated__/EventRegistration';
import type { EventCardFragment } from './__generated__/EventCard';
import { eventCardStyles, eventCardImageStyles, eventCardTextStyles, eventCardActionsStyles } from './eventCardStyles';

/** Characters shown before "show more". */
const descriptionLength = 320;

const targetStyles = { borderColor: 'primary.main' } as const;

/** The title links to the card's own anchor on the page. */
export function EventCard({ event }: { event: EventCardFragment }) {
  const { language } = useLanguage();
  const { pathname, search, hash } = useLocation();
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
        <EventImage event={event} />
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
          <TextLink
            to={`${pathname}${search}#${anchor}`}
            preventScrollReset
            underline="none"
            sx={{ color: 'inherit', fontWeight: 'inherit' }}
          >
            {text}
          </TextLink>
        </Typography>
        <EventDescription event={event} />
        <EventMeta event={event} />
      </Box>
      <EventCardActions event={event} />
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

/** The event's image, otherwise a fallback chosen by its id; with badges for the status and the price. */
function EventImage({ event: { id, isUpcoming, price, thumbnail } }: { event: EventCardFragment }) {
  const { t } = useTranslation('events');
  const { language } = useLanguage();
  return (
    <>
      <ThumbnailImage
        src={thumbnail}
        fallback={<EventFallbackImage n={fallbackImageIndex('events', id)} />}
        fallbackUrl={fallbackImageUrl('events', id)}
      />
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
    </>
  );
}

/** Receives the focus when an action removes its own button. */
function EventCardActions({ event }: { event: EventRegistrationFragment }) {
  const { t } = useTranslation('events');
  const stubRef = useRef<HTMLDivElement>(null);
  const focusStub = () => stubRef.current?.focus({ preventScroll: true });
  return (
    <Box ref={stubRef} role="group" aria-label={t('registration')} tabIndex={-1} sx={eventCardActionsStyles}>
      <EventCapacity event={event} />
      <Stack sx={{ gap: 1 }}>
        <EventRegistration event={event} onDone={focusStub} />
      </Stack>
    </Box>
  );
}

function EventCapacity({ event }: { event: EventCapacityFragment }) {
  const { t } = useTranslation('events');
  const { language } = useLanguage();
  const { capacity, registeredCount, spotsLeft, isUpcoming } = event;
  if (capacity === null) return null;
  const formatValue = (value: number) => formatNumber(value, language);
  const attendees = { count: capacity, taken: formatValue(registeredCount), n: formatValue(capacity) };
  return (
    <Stack sx={{ gap: 1 }}>
      <IconText icon={<UsersIcon size={20} />}>{t('attendees', attendees)}</IconText>
      <LinearProgress
        variant="determinate"
        value={Math.min(100, Math.floor((registeredCount / capacity) * 100))}
        aria-label={t('attendance')}
      />
      {isUpcoming && spotsLeft !== null && spotsLeft > 0 && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('spotsLeft', { count: spotsLeft, n: formatValue(spotsLeft) })}
        </Typography>
      )}
    </Stack>
  );
}
