import { markdownToPlainText, truncateText } from '../../../schema/contract/text/markdownText';
import { localizeField } from '../../language/formatters';
import { paths } from '../../paths';
import { createPublisherJsonLd } from './organizationJsonLd';
import { coursePreviewImage } from '../previewImages';
import { toAbsoluteFileUrl, toCanonicalUrl, type SeoContext } from '../seoContext';
import { maxDescriptionLength, type JsonLdObject } from './jsonLdObject';

interface JsonLdCourse {
  id: string;
  title: string;
  titleAr: string;
  description: string;
  descriptionAr: string;
  price: string;
  isFree: boolean;
  thumbnail: string | null;
  /** Minutes. */
  duration: number;
  level: string;
  /** Decimal string. */
  rating: string;
  ratingCount: number;
  trainer: { firstName: string; lastName: string };
}

/** Has the properties that Google requires for course information. */
export function createCourseJsonLd(seo: SeoContext, course: JsonLdCourse): JsonLdObject {
  const { language } = seo;
  const url = toCanonicalUrl(seo, paths.course(course.id));
  return {
    '@type': 'Course',
    '@id': url,
    url,
    name: localizeField(course, 'title', language),
    description: truncateText(
      markdownToPlainText(localizeField(course, 'description', language)),
      maxDescriptionLength,
    ),
    image: toAbsoluteFileUrl(seo, coursePreviewImage(course).url),
    inLanguage: language,
    educationalLevel: course.level,
    provider: createPublisherJsonLd(seo),
    offers: {
      '@type': 'Offer',
      category: course.isFree ? 'Free' : 'Paid',
      price: course.price,
      priceCurrency: 'DZD',
      url,
    },
    hasCourseInstance: course.duration > 0 ? createCourseInstance(course) : undefined,
    aggregateRating: course.ratingCount > 0 ? createAggregateRating(course) : undefined,
  };
}

const createCourseInstance = ({ duration, trainer }: JsonLdCourse) => ({
  '@type': 'CourseInstance',
  courseMode: 'Online',
  courseWorkload: toIsoDuration(duration),
  instructor: { '@type': 'Person', name: `${trainer.firstName} ${trainer.lastName}` },
});

/** ISO 8601 duration: PT3H20M. */
function toIsoDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `PT${hours ? `${hours}H` : ''}${rest ? `${rest}M` : ''}`;
}

const createAggregateRating = (course: JsonLdCourse) => ({
  '@type': 'AggregateRating',
  ratingValue: course.rating,
  ratingCount: course.ratingCount,
  bestRating: 5,
  worstRating: 1,
});
