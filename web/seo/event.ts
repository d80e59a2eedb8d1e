import { eventAnchor } from '../../schema/contract/addresses';
import { plainText, shortened } from '../../schema/contract/plain';
import { inLanguage } from '../language/formats';
import { paths } from '../paths';
import { publisher } from './organization';
import { eventPreview } from './pictures';
import { fileUrl, urlOf, type Site } from './site';
import { descriptionLength, type Thing } from './thing';

interface Event {
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

/** An event. Where it is held online, it is found by its page: the meeting's own address is for those who take part. */
export function eventThing(site: Site, event: Event): Thing {
  const { language } = site;
  const url = `${urlOf(site, paths.events())}#${eventAnchor(event.id)}`;
  return {
    '@type': 'Event',
    name: inLanguage(event, 'title', language),
    description: shortened(plainText(inLanguage(event, 'description', language)), descriptionLength),
    image: fileUrl(site, eventPreview(event).address),
    inLanguage: language,
    startDate: event.startDate,
    endDate: event.endDate,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${event.isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: event.isOnline ? { '@type': 'VirtualLocation', url } : place(inLanguage(event, 'location', language)),
    organizer: publisher(site),
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

const place = (name: string) =>
  name ? { '@type': 'Place', name, address: { '@type': 'PostalAddress', name, addressCountry: 'DZ' } } : undefined;
