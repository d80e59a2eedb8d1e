import type { PictureSource } from '../../schema/contract/uploads/pictureVariants';
import { EventFallbackImage } from '../art/fallbackImages/EventFallbackImage';
import { fallbackImageIndex, fallbackImageUrl } from '../art/fallbackImages/fallbackImageIndex';
import { ThumbnailImage } from '../ui/layout/ThumbnailImage';

interface EventImageProps {
  event: { id: string; thumbnail: string | null; thumbnailSources: readonly PictureSource[] };
  eager?: boolean;
}

/** The event's image, otherwise a fallback chosen by its id. Decorative: it has no alternative text. */
export const EventImage = ({ event: { id, thumbnail, thumbnailSources }, eager = false }: EventImageProps) => (
  <ThumbnailImage
    src={thumbnail}
    sources={thumbnailSources}
    fallback={<EventFallbackImage n={fallbackImageIndex('events', id)} />}
    fallbackUrl={fallbackImageUrl('events', id)}
    eager={eager}
  />
);
