import type { PrismaClient } from '../../prisma/generated/client';
import { BlogPostType } from '../blog/blogPost';
import { CourseType } from '../catalog/course';
import { bounds } from '../contract/bounds';
import { pageSizes } from '../contract/pageSizes';
import { searchQuerySchema } from '../contract/validation/fields/textFields';
import { visibleBlogPosts, visibleCourses, visibleEvents, visibleGlossaryTerms } from '../core/accessRules';
import { visibleFaqs } from '../faqs/faq';
import { builder } from '../core/builder';
import { validate } from '../core/problem';
import { fetchInIdOrder } from '../paging/offsetPagination';
import { EventType } from '../events/event';
import { FaqType } from '../faqs/faq';
import { GlossaryTermType } from '../glossary/glossaryTerm';
import { correctSearch } from './correctSearch';
import { type SearchKind, searchKinds } from './fieldStems';
import { type RankedDocument, rankDocuments, rankNearest } from './rankDocuments';
import { parseSearch } from './searchConcepts';

interface SearchResult {
  suggestion: string | null;
  ranked: RankedDocument[];
  /** Kinds of which no row has all words. */
  partialKinds: ReadonlySet<SearchKind>;
}

/** Of each kind the rows with all words, else those with most of them; misspelled words are corrected first. */
async function findResults(db: PrismaClient, search: string, take: number): Promise<SearchResult> {
  const typed = await parseSearch(db, search);
  if (typed.length === 0) return { suggestion: null, ranked: [], partialKinds: new Set() };
  const suggestion = await correctSearch(db, search, typed);
  const concepts = suggestion === null ? typed : await parseSearch(db, suggestion);
  const complete = await rankDocuments(db, concepts, take);
  const partialKinds = searchKinds.filter((kind) => complete.every((document) => document.kind !== kind));
  const nearest = partialKinds.length === 0 ? [] : await rankNearest(db, concepts, partialKinds, take);
  return { suggestion, ranked: [...complete, ...nearest], partialKinds: new Set(partialKinds) };
}

const idsOf = ({ ranked }: SearchResult, kind: SearchKind) => ranked.filter((document) => document.kind === kind);
const countOf = (result: SearchResult, kind: SearchKind): number => idsOf(result, kind)[0]?.total ?? 0;

const SearchKindType = builder.enumType('SearchKind', {
  description: 'A kind of rows that the search finds.',
  values: searchKinds,
});

const SearchResultType = builder.objectRef<SearchResult>('SearchResult').implement({
  description: 'What a search finds, by kind, the best match first.',
  fields: (t) => ({
    suggestion: t.exposeString('suggestion', {
      nullable: true,
      description:
        'The search with words that nothing has replaced by those that were probably meant, as texts write them; the rows are those of it.',
    }),
    isPartial: t.boolean({
      description: 'True if no row of any kind has all words: the rows have most of them.',
      resolve: ({ partialKinds }) => partialKinds.size === searchKinds.length,
    }),
    partialKinds: t.field({
      type: [SearchKindType],
      description: 'Kinds of which no row has all words: their rows have most of them.',
      resolve: ({ partialKinds }) => [...partialKinds],
    }),
    courseCount: t.int({ description: 'Number of courses found.', resolve: (result) => countOf(result, 'course') }),
    courses: t.prismaField({
      type: [CourseType],
      description: 'Courses.',
      resolve: (query, result, _args, { db }) =>
        fetchInIdOrder(idsOf(result, 'course'), (ids) =>
          db.course.findMany({ ...query, where: { AND: [visibleCourses(null), ids] } }),
        ),
    }),
    blogPostCount: t.int({
      description: 'Number of blog posts found.',
      resolve: (result) => countOf(result, 'blogPost'),
    }),
    blogPosts: t.prismaField({
      type: [BlogPostType],
      description: 'Blog posts.',
      resolve: (query, result, _args, { db }) =>
        fetchInIdOrder(idsOf(result, 'blogPost'), (ids) =>
          db.blogPost.findMany({ ...query, where: { AND: [visibleBlogPosts(null), ids] } }),
        ),
    }),
    eventCount: t.int({ description: 'Number of events found.', resolve: (result) => countOf(result, 'event') }),
    events: t.prismaField({
      type: [EventType],
      description: 'Events.',
      resolve: (query, result, _args, { db }) =>
        fetchInIdOrder(idsOf(result, 'event'), (ids) =>
          db.event.findMany({ ...query, where: { AND: [visibleEvents(null), ids] } }),
        ),
    }),
    glossaryTermCount: t.int({
      description: 'Number of glossary terms found.',
      resolve: (result) => countOf(result, 'glossaryTerm'),
    }),
    glossaryTerms: t.prismaField({
      type: [GlossaryTermType],
      description: 'Glossary terms.',
      resolve: (query, result, _args, { db }) =>
        fetchInIdOrder(idsOf(result, 'glossaryTerm'), (ids) =>
          db.glossaryTerm.findMany({ ...query, where: { AND: [visibleGlossaryTerms(null), ids] } }),
        ),
    }),
    faqCount: t.int({ description: 'Number of FAQs found.', resolve: (result) => countOf(result, 'faq') }),
    faqs: t.prismaField({
      type: [FaqType],
      description: 'FAQs.',
      resolve: (query, result, _args, { db }) =>
        fetchInIdOrder(idsOf(result, 'faq'), (ids) =>
          db.faq.findMany({ ...query, where: { AND: [visibleFaqs(null), ids] } }),
        ),
    }),
  }),
});

builder.queryField('search', (t) =>
  t.field({
    type: SearchResultType,
    description: 'Searches published courses, blog posts, events, glossary terms and FAQs.',
    problems: ['invalidInput'],
    complexity: ({ first }) => ({
      field: 10,
      multiplier: Math.max(1, first / bounds.graphqlQuery.assumedListLength),
    }),
    args: {
      query: t.arg.string({ required: true, description: `Words, at most ${bounds.search.max} characters.` }),
      first: t.arg.int({
        required: true,
        defaultValue: pageSizes.search.results,
        description: `Rows of each kind, maximum ${pageSizes.search.maxResults}.`,
      }),
    },
    resolve: (_root, { query, first }, { db }) =>
      findResults(
        db,
        validate(searchQuerySchema, query) ?? '',
        Math.min(Math.max(first, 0), pageSizes.search.maxResults),
      ),
  }),
);
