import { paths } from '../paths';
import type { SiteSearchQuery } from './__generated__/SearchScreen';

export type SearchResultKind = 'courses' | 'blogPosts' | 'events' | 'glossaryTerms' | 'faqs';

/** A row of any kind, with its texts in both languages. */
export interface SearchResultItem {
  id: string;
  to: string;
  title: string;
  titleAr: string;
  text: string;
  textAr: string;
  /** Names that belong to no language of the page. */
  otherNames?: string;
}

export interface ResultGroup {
  kind: SearchResultKind;
  count: number;
  items: SearchResultItem[];
  /** The list of all rows with the same search, where there is one. */
  allPath?: (search: string) => string;
}

/** Kinds with results, in a fixed order. */
export function toResultGroups(result: SiteSearchQuery['search']): ResultGroup[] {
  const groups: ResultGroup[] = [
    {
      kind: 'courses',
      count: result.courseCount,
      allPath: (search) => paths.courses({ search }),
      items: result.courses.map(({ description, descriptionAr, ...course }) => ({
        ...course,
        to: paths.course(course.id),
        text: description,
        textAr: descriptionAr,
      })),
    },
    {
      kind: 'glossaryTerms',
      count: result.glossaryTermCount,
      allPath: (search) => paths.glossary({ search }),
      items: result.glossaryTerms.map(({ id, term, termAr, nameFr, spellings, definition, definitionAr }) => ({
        id,
        to: paths.glossary({ search: term }),
        title: term,
        titleAr: termAr,
        text: definition,
        textAr: definitionAr,
        otherNames: [nameFr, ...spellings].filter(Boolean).join(' · '),
      })),
    },
    {
      kind: 'blogPosts',
      count: result.blogPostCount,
      allPath: (search) => paths.blog({ search }),
      items: result.blogPosts.map(({ slug, summary, summaryAr, ...post }) => ({
        ...post,
        to: paths.blogPost(slug),
        text: summary,
        textAr: summaryAr,
      })),
    },
    {
      kind: 'events',
      count: result.eventCount,
      items: result.events.map(({ description, descriptionAr, ...event }) => ({
        ...event,
        to: paths.event(event.id),
        text: description,
        textAr: descriptionAr,
      })),
    },
    {
      kind: 'faqs',
      count: result.faqCount,
      items: result.faqs.map(({ id, question, questionAr, answer, answerAr }) => ({
        id,
        to: paths.faq(),
        title: question,
        titleAr: questionAr,
        text: answer,
        textAr: answerAr,
      })),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
