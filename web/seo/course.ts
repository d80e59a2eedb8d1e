import { plainText, shortened } from '../../schema/contract/plain';
import { inLanguage } from '../language/formats';
import { paths } from '../paths';
import { publisher } from './organization';
import { coursePreview } from './pictures';
import { fileUrl, urlOf, type Site } from './site';
import { descriptionLength, type Thing } from './thing';

interface Course {
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
  /** A number as text. */
  rating: string;
  ratingCount: number;
  trainer: { firstName: string; lastName: string };
}

/** A course, as Google's documentation of course information asks for it. */
export function courseThing(site: Site, course: Course): Thing {
  const { language } = site;
  const url = urlOf(site, paths.course(course.id));
  return {
    '@type': 'Course',
    '@id': url,
    url,
    name: inLanguage(course, 'title', language),
    description: shortened(plainText(inLanguage(course, 'description', language)), descriptionLength),
    image: fileUrl(site, coursePreview(course).address),
    inLanguage: language,
    educationalLevel: course.level,
    provider: publisher(site),
    offers: {
      '@type': 'Offer',
      category: course.isFree ? 'Free' : 'Paid',
      price: course.price,
      priceCurrency: 'DZD',
      url,
    },
    hasCourseInstance: course.duration > 0 ? instance(course) : undefined,
    aggregateRating: course.ratingCount > 0 ? rating(course) : undefined,
  };
}

const instance = ({ duration, trainer }: Course) => ({
  '@type': 'CourseInstance',
  courseMode: 'Online',
  courseWorkload: workload(duration),
  instructor: { '@type': 'Person', name: `${trainer.firstName} ${trainer.lastName}` },
});

/** Minutes as ISO 8601 writes a duration: PT3H20M. */
function workload(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `PT${hours ? `${hours}H` : ''}${rest ? `${rest}M` : ''}`;
}

const rating = (course: Course) => ({
  '@type': 'AggregateRating',
  ratingValue: course.rating,
  ratingCount: course.ratingCount,
  bestRating: 5,
  worstRating: 1,
});
