import { eventAnchorId } from '../../../schema/contract/urls';
import { markdownToPlainText, truncateText } from '../../../schema/contract/text/markdownText';
import { localizeField } from '../../language/formatters';
import { paths } from '../../paths';
import { createPublisherJsonLd } from './organizationJsonLd';
import { eventPreviewImage } from '../previewImages';
import { toAbsoluteFileUrl, toCanonicalUrl, type SeoContext } from '../seoContext';
import { maxDescriptionLength, type JsonLdObject } from './jsonLdObject';

interface JsonLdEvent {
  id: string;
  title: string;
  titleAr: string;
  description: string;
  descriptionAr: string;
  /** ISO 8601. */
  startDate: string;
  endDate: string;
  location: string | null;
  locationAr: string | null;
  isOnline: boolean;
  capacity: number | null;
  isSoldOut: boolean;
  price: string;
  thumbnail: string | null;
}

/** An online event links to its page: the meeting URL is private to participants. */
export function createEventJsonLd(seo: SeoContext, event: JsonLdEvent): JsonLdObject {
  const { language } = seo;
  const url = `${toCanonicalUrl(seo, paths.events())}#${eventAnchorId(event.id)}`;
  return {
    '@type': 'Event',
    name: localizeField(event, 'title', language),
    description: truncateText(markdownToPlainText(localizeField(event, 'description', language)), maxDescriptionLength),
    image: toAbsoluteFileUrl(seo, eventPreviewImage(event).url),
    inLanguage: language,
    startDate: event.startDate,
    endDate: event.endDate,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${event.isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: event.isOnline
      ? { '@type': 'VirtualLocation', url }
      : createPlace(localizeField(event, 'location', language)),
    organizer: createPublisherJsonLd(seo),
    isAccessibleForFree: Number(event.price) === 0,
    maximumAttendeeCapacity: event.capacity ?? undefined,
    offers: {
      '@type': 'Offer',
      price: event.price,
      priceCurrency: 'DZD',
      availability: `https://schema.org/${event.isSoldOut ? 'SoldOut' : 'InStock'}`,
      url,
    },
  };
}

const createPlace = (name: string) =>
  name ? { '@type': 'Place', name, address: { '@type': 'PostalAddress', name, addressCountry: 'DZ' } } : undefined;
