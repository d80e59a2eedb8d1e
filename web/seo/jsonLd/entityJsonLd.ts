import { displayName, type NamedUser } from '../../../schema/contract/text/names/displayName';
import { blogPostPath } from '../../../schema/contract/site/urls';
import { localizeBlocks, localizeField, type Language } from '../../language';
import { blogPostPreviewImage, coursePreviewImage, eventPreviewImage } from '../previewImages';
import { toAbsoluteFileUrl, toCanonicalUrl, type SeoContext } from '../seoContext';
import { richTextToPlainText, type RichTextBlocks } from '../../../schema/contract/richText';
import { truncateText } from '../../../schema/contract/text/format/truncateText';
import { paths } from '../../routing/paths';
import { createPublisherJsonLd } from './organizationJsonLd';
import { type JsonLdObject, maxDescriptionLength } from './jsonLdObject';

interface JsonLdBlogPost {
  id: string;
  slug: string;
  title: string;
  titleAr: string;
  summary: string;
  summaryAr: string;
  thumbnail: string | null;
  tags: readonly string[];
  /** ISO 8601. */
  publishedAt: string;
  updatedAt: string;
  author: NamedUser;
  category: { name: string; nameAr: string } | null;
}

export function createBlogPostJsonLd(seo: SeoContext, post: JsonLdBlogPost): JsonLdObject {
  const { language } = seo;
  const url = toCanonicalUrl(seo, blogPostPath(post.slug));
  return {
    '@type': 'BlogPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: localizeField(post, 'title', language),
    description: localizeField(post, 'summary', language),
    image: toAbsoluteFileUrl(seo, blogPostPreviewImage(post).url),
    inLanguage: language,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    author: { '@type': 'Person', name: displayName(post.author, language) },
    publisher: createPublisherJsonLd(seo),
    articleSection: post.category ? localizeField(post.category, 'name', language) : undefined,
    keywords: post.tags.length > 0 ? post.tags.join(', ') : undefined,
  };
}

const describe = (blocks: RichTextBlocks): string => truncateText(richTextToPlainText(blocks), maxDescriptionLength);

interface JsonLdCourse {
  id: string;
  title: string;
  titleAr: string;
  descriptionBlocks: RichTextBlocks;
  descriptionBlocksAr: RichTextBlocks;
  price: string;
  isFree: boolean;
  thumbnail: string | null;
  /** Minutes. */
  duration: number;
  level: string;
  /** Decimal string. */
  rating: string;
  ratingCount: number;
  trainer: NamedUser;
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
    description: describe(localizeBlocks(course, 'descriptionBlocks', language).blocks),
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
    hasCourseInstance: course.duration > 0 ? createCourseInstance(course, language) : undefined,
    aggregateRating: course.ratingCount > 0 ? createAggregateRating(course) : undefined,
  };
}

const createCourseInstance = ({ duration, trainer }: JsonLdCourse, language: Language) => ({
  '@type': 'CourseInstance',
  courseMode: 'Online',
  courseWorkload: toIsoDuration(duration),
  instructor: { '@type': 'Person', name: displayName(trainer, language) },
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

interface JsonLdTrainer extends NamedUser {
  id: string;
  avatar: string | null;
  bio: string | null;
  bioAr: string | null;
}

export function createTrainerJsonLd(seo: SeoContext, trainer: JsonLdTrainer): JsonLdObject {
  const { language } = seo;
  const url = toCanonicalUrl(seo, paths.trainer(trainer.id));
  const bio = localizeField(trainer, 'bio', language);
  return {
    '@type': 'Person',
    '@id': url,
    url,
    name: displayName(trainer, language),
    description: bio ? truncateText(bio, maxDescriptionLength) : undefined,
    image: trainer.avatar === null ? undefined : toAbsoluteFileUrl(seo, trainer.avatar),
    worksFor: createPublisherJsonLd(seo),
  };
}

interface JsonLdEvent {
  id: string;
  title: string;
  titleAr: string;
  descriptionBlocks: RichTextBlocks;
  descriptionBlocksAr: RichTextBlocks;
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
  const url = toCanonicalUrl(seo, paths.event(event.id));
  return {
    '@type': 'Event',
    '@id': url,
    url,
    name: localizeField(event, 'title', language),
    description: describe(localizeBlocks(event, 'descriptionBlocks', language).blocks),
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

export interface JsonLdFaq {
  question: string;
  questionAr: string;
  answerBlocks: RichTextBlocks;
  answerBlocksAr: RichTextBlocks;
}

export const createFaqJsonLd = ({ language }: SeoContext, questions: readonly JsonLdFaq[]): JsonLdObject => ({
  '@type': 'FAQPage',
  inLanguage: language,
  mainEntity: questions.map((question) => ({
    '@type': 'Question',
    name: localizeField(question, 'question', language),
    acceptedAnswer: {
      '@type': 'Answer',
      text: richTextToPlainText(localizeBlocks(question, 'answerBlocks', language).blocks),
    },
  })),
});

interface JsonLdGlossaryTerm {
  term: string;
  termAr: string;
  definition: string;
  definitionAr: string;
  acronym: string | null;
  acronymAr: string | null;
}

/** The listed terms, with their acronyms and translations as alternate names. */
export function createGlossaryJsonLd(
  seo: SeoContext,
  name: string,
  terms: readonly JsonLdGlossaryTerm[],
): JsonLdObject {
  const { language } = seo;
  const url = toCanonicalUrl(seo, paths.glossary());
  return {
    '@type': 'DefinedTermSet',
    '@id': url,
    url,
    name,
    inLanguage: language,
    hasDefinedTerm: terms.map((term) => {
      const termName = localizeField(term, 'term', language);
      const alternateNames = [term.acronym, term.acronymAr, term.term, term.termAr].filter(
        (alternateName) => alternateName && alternateName !== termName,
      );
      return {
        '@type': 'DefinedTerm',
        name: termName,
        alternateName: [...new Set(alternateNames)],
        description: localizeField(term, 'definition', language),
        inDefinedTermSet: url,
      };
    }),
  };
}
