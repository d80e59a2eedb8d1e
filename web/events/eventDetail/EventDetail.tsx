import { Box, Card, Chip, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { richTextToPlainText } from '../../../schema/contract/richText';
import { displayFirstName } from '../../../schema/contract/text/names/displayName';
import { WaveLine } from '../../art/parts/WaveLine';
import {
  formatPrice,
  localizeBlocks,
  localizeField,
  localizeFieldWithLang,
  useLanguage,
  useTranslation,
} from '../../language';
import { BackLink, paths } from '../../routing';
import { createEventJsonLd } from '../../seo/jsonLd/entityJsonLd';
import { JsonLd } from '../../seo/jsonLd/JsonLd';
import { PageMeta } from '../../seo/PageMeta';
import { eventPreviewImage } from '../../seo/previewImages';
import { useSeoSite } from '../../seo/seoContext';
import { PersonAvatar } from '../../ui/layout/PersonAvatar';
import { offerPageStyles, stickyCardStyles } from '../../ui/layout/layoutStyles';
import { PageContainer } from '../../ui/layout/Section';
import { ShareButtons } from '../../ui/navigation/ShareButtons';
import { PersonName } from '../../ui/text/PersonName';
import { RichText } from '../../ui/text/richText/RichText';
import { EventActions } from '../EventActions';
import { EventImage } from '../EventImage';
import { EventMeta } from '../EventMeta';
import type { EventDetailFragment, EventOrganizerFragment } from './__generated__/EventDetail';

export function EventDetail({ event }: { event: EventDetailFragment }) {
  const { t } = useTranslation('events');
  const seo = useSeoSite();
  const { language } = seo;
  const title = localizeField(event, 'title', language);
  const { blocks, ...langProps } = localizeBlocks(event, 'descriptionBlocks', language);
  return (
    <>
      <PageMeta
        title={title}
        breadcrumbs={[{ name: t('page.title'), path: paths.events() }]}
        description={richTextToPlainText(blocks)}
        previewImage={eventPreviewImage(event)}
        isIndexed={event.isPublished}
      />
      {event.isPublished && <JsonLd data={createEventJsonLd(seo, event)} />}
      <EventHero event={event} />
      <PageContainer sx={offerPageStyles}>
        <EventTicket event={event} />
        <Stack sx={{ minInlineSize: 0, gap: 4, paddingBlockStart: { md: 5 } }}>
          <Box {...langProps} sx={{ fontSize: '1.0625rem', lineHeight: 1.8 }}>
            <RichText blocks={blocks} lang={langProps.lang} headingLevel={2} />
          </Box>
          <EventOrganizer organizer={event.organizer} />
          <ShareButtons path={paths.event(event.id)} title={title} />
        </Stack>
      </PageContainer>
    </>
  );
}

const waveStyles = {
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 8,
  lineHeight: 0,
} as const;

/** Leaves the column of the ticket free. */
const heroColumnStyles = {
  alignItems: 'flex-start',
  gap: 2,
  maxInlineSize: { md: 'calc(100% - 392px)', lg: 'calc(100% - 456px)' },
  minBlockSize: { md: 232 },
} as const;

function EventHero({ event }: { event: EventDetailFragment }) {
  const { t } = useTranslation('events');
  const { language, direction } = useLanguage();
  const { text: title, ...langProps } = localizeFieldWithLang(event, 'title', language);
  return (
    <Box data-surface="dark" sx={{ position: 'relative', overflow: 'hidden' }}>
      <Box sx={{ ...waveStyles, transform: direction === 'rtl' ? 'scaleX(-1)' : 'none' }}>
        <WaveLine />
      </Box>
      <PageContainer
        sx={{ position: 'relative', paddingBlockStart: { xs: 3, md: 5 }, paddingBlockEnd: { xs: 10, md: 7 } }}
      >
        <Stack sx={heroColumnStyles}>
          <Box component="nav" aria-label={t('detail.path')}>
            <BackLink to={paths.events()} height={32}>
              {t('seeAll')}
            </BackLink>
          </Box>
          <EventStates event={event} />
          <Typography
            variant="h1"
            {...langProps}
            sx={{ textAlign: 'start', fontSize: 'clamp(2rem, 1.4rem + 2.4vw, 3.125rem)', textWrap: 'balance' }}
          >
            {title}
          </Typography>
          <EventMeta event={event} />
        </Stack>
      </PageContainer>
    </Box>
  );
}

function EventStates({ event }: { event: EventDetailFragment }) {
  const { t } = useTranslation('events');
  const time = event.isUpcoming ? 'upcoming' : event.isOver ? 'past' : 'detail.underWay';
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Chip label={t(time)} />
      {event.isOnline && <Chip label={t('detail.online')} />}
      {event.isUpcoming && event.isSoldOut && <Chip label={t('soldOut')} color="warning" />}
      {!event.isPublished && <Chip label={t('detail.draft')} color="warning" />}
    </Stack>
  );
}

const actionsStyles = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  padding: { xs: 2.5, sm: 3 },
  borderBlockStart: '2px dashed',
  borderColor: 'divider',
  outlineOffset: -4,
} as const;

function EventTicket({ event }: { event: EventDetailFragment }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <Card sx={{ ...stickyCardStyles, overflow: 'hidden' }}>
      <Box sx={{ position: 'relative', aspectRatio: '16 / 9', overflow: 'hidden' }}>
        <EventImage event={event} eager />
      </Box>
      <Typography
        component="p"
        variant="h3"
        sx={{ paddingInline: { xs: 2.5, sm: 3 }, paddingBlock: 2, fontWeight: 800 }}
      >
        {Number(event.price) > 0 ? formatPrice(event.price, language) : t('free')}
      </Typography>
      <EventActions event={event} sx={actionsStyles} />
    </Card>
  );
}

function EventOrganizer({ organizer }: { organizer: EventOrganizerFragment }) {
  const { t } = useTranslation('events');
  const { language } = useLanguage();
  const headingId = useId();
  return (
    <Card
      component="section"
      aria-labelledby={headingId}
      sx={{ display: 'flex', alignItems: 'center', gap: 2, padding: { xs: 2, sm: 2.5 } }}
    >
      <PersonAvatar firstName={displayFirstName(organizer, language)} src={organizer.avatar} size={56} />
      <Box sx={{ minInlineSize: 0 }}>
        <Typography id={headingId} component="h2" variant="overline" sx={{ color: 'text.secondary', lineHeight: 1.6 }}>
          {t('detail.organizer')}
        </Typography>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          <PersonName person={organizer} />
        </Typography>
      </Box>
    </Card>
  );
}
