import { everybody, length, staff, type Claims } from './claim';

/** Drafts exist for their author (here the trainer) and admins alone; what is published is for everybody. */
export const blog: Claims = {
  rest: [
    { route: 'GET /api/blog', seen: length, outcomes: staff(2, 3) },
    {
      route: 'GET /api/blog',
      about: 'drafts',
      path: () => '/api/blog?isPublished=false',
      seen: length,
      outcomes: staff(0, 1),
    },
    { route: 'GET /api/blog/:slug', path: ({ article }) => `/api/blog/${article.slug}`, outcomes: everybody(200) },
    {
      route: 'GET /api/blog/:slug',
      about: 'a draft',
      path: ({ draftArticle }) => `/api/blog/${draftArticle.slug}`,
      outcomes: staff(404, 200),
    },
  ],
  graphql: [
    {
      fields: ['Query.blogPosts'],
      document: '{ blogPosts { totalCount nodes { title content summary author { id firstName lastName avatar } } } }',
      seen: ({ blogPosts }: { blogPosts: { totalCount: number } }) => blogPosts.totalCount,
      outcomes: staff(2, 3),
    },
    {
      fields: ['Query.blogPost'],
      document: '{ blogPost(slug: "draft-article") { title content } }',
      seen: ({ blogPost }: { blogPost: object | null }) => blogPost !== null,
      outcomes: staff(false, true),
    },
    {
      fields: ['BlogPost.related'],
      document: '{ blogPost(slug: "article") { related { title summary } } }',
      seen: ({ blogPost }: { blogPost: { related: unknown[] } }) => blogPost.related.length,
      outcomes: everybody(1),
    },
    {
      fields: ['Query.blogCategories', 'Category.postCount'],
      document: '{ blogCategories { name postCount } }',
      seen: ({ blogCategories }: { blogCategories: { postCount: number }[] }) => blogCategories[0]?.postCount ?? 0,
      outcomes: everybody(2),
    },
  ],
  open: {
    BlogPost:
      'id title titleAr content contentAr slug excerpt excerptAr summary summaryAr categoryId category authorId author ' +
      'thumbnail tags isPublished views readTime createdAt updatedAt',
    BlogPostConnection: 'edges nodes pageInfo totalCount',
    BlogPostEdge: 'cursor node',
  },
};
