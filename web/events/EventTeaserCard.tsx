import { Card, Chip, Stack, Typography } from '@mui/material';
import { CalendarIcon, ClockIcon, LocationIcon, VideoIcon } from '../art/icons/commonIcons';
import { formatPrice, localizeFieldWithLang, useLanguage, useTranslation } from '../language';
import { paths, TextLink } from '../routing';
import { linkedCardStyles, stretchedLinkStyles } from '../ui/layout/layoutStyles';
import { IconText } from '../ui/text/IconText';
import { DateBadge } from './DateBadge';
import { useFormatEventTimes } from './EventMeta';
import type { EventTeaserCardFragment } from './__generated__/EventTeaserCard';

const cardStyles = { ...linkedCardStyles, gap: 2, padding: { xs: 2.5, sm: 3 } } as const;

const priceStyles = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  borderBlockStart: '2px dashed',
  borderColor: 'divider',
  paddingBlockStart: 2,
} as const;

export function EventTeaserCard({ event }: { event: EventTeaserCardFragment }) {
  const { t } = useTranslation('events');
  const { t: tCommon } = useTranslation();
  const { language } = useLanguage();
  const { date, isOneDay, time } = useFormatEventTimes()(event);
  const { text, ...langProps } = localizeFieldWithLang(event, 'title', language);
  const { text: location, ...locationLangProps } = localizeFieldWithLang(event, 'location', language);
  const PlaceIcon = event.isOnline ? VideoIcon : LocationIcon;
  return (
    <Card component="article" data-hoverable sx={cardStyles}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-start' }}>
        <DateBadge date={event.startDate} accessibleText={date} />
        <Typography
          component="h3"
          variant="h4"
          {...langProps}
          sx={{ flexGrow: 1, minInlineSize: 0, textAlign: 'start' }}
        >
          <TextLink to={paths.event(event.id)} underline="none" sx={stretchedLinkStyles}>
            {text}
          </TextLink>
        </Typography>
      </Stack>
      <Stack sx={{ gap: 0.75, flexGrow: 1, alignItems: 'flex-start' }}>
        {!isOneDay && <IconText icon={<CalendarIcon size={18} />}>{date}</IconText>}
        <IconText icon={<ClockIcon size={18} />}>{time}</IconText>
        {location && (
          <IconText icon={<PlaceIcon size={18} />}>
            <bdi {...locationLangProps}>{location}</bdi>
          </IconText>
        )}
      </Stack>
      <Stack direction="row" sx={priceStyles}>
        <Typography component="span" variant="h5" sx={{ fontWeight: 800 }}>
          {Number(event.price) > 0 ? formatPrice(event.price, language) : tCommon('free')}
        </Typography>
        {event.isSoldOut && <Chip size="small" label={t('soldOut')} />}
      </Stack>
    </Card>
  );
}
