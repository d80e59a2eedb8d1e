import { adminOnly, bulk, everybody, length, restOf, staff, type Claims } from './claim';

const input = {
  ...{ title: 'New', titleAr: 'جديد', excerpt: 'Short.', excerptAr: 'قصير.', content: 'Text.', contentAr: 'نص.' },
  slug: 'made-by-an-admin',
};

/** Drafts exist for their author (here the trainer) and admins alone; what is published is for everybody. Admins write. */
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
    { route: 'POST /api/blog', body: () => input, outcomes: restOf(201) },
    {
      route: 'PUT /api/blog/:id',
      path: ({ article }) => `/api/blog/${article.id}`,
      body: () => ({ readTime: 8 }),
      outcomes: restOf(200),
    },
    { route: 'DELETE /api/blog/:id', path: ({ article }) => `/api/blog/${article.id}`, outcomes: restOf(200) },
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
    {
      fields: ['Query.blogPostTable'],
      document: '{ blogPostTable { totalCount rows { title content } } }',
      seen: ({ blogPostTable }: { blogPostTable: { totalCount: number } }) => blogPostTable.totalCount,
      outcomes: adminOnly(3),
    },
    {
      fields: ['Query.blogPostToEdit'],
      document: 'query($id: ID!) { blogPostToEdit(id: $id) { title content } }',
      variables: ({ draftArticle }) => ({ id: draftArticle.id }),
      seen: ({ blogPostToEdit }: { blogPostToEdit: object | null }) => blogPostToEdit !== null,
      outcomes: adminOnly(true),
    },
    {
      fields: ['Mutation.createBlogPost'],
      document: 'mutation($input: BlogPostInput!) { createBlogPost(input: $input) { author { firstName } } }',
      variables: () => ({ input }),
      seen: ({ createBlogPost }: { createBlogPost: { author: { firstName: string } } }) =>
        createBlogPost.author.firstName,
      outcomes: adminOnly('admin'),
    },
    {
      fields: ['Mutation.updateBlogPost'],
      document: 'mutation($id: ID!, $input: BlogPostInput!) { updateBlogPost(id: $id, input: $input) { readTime } }',
      variables: ({ article }) => ({ id: article.id, input: { readTime: 8 } }),
      seen: ({ updateBlogPost }: { updateBlogPost: { readTime: number } }) => updateBlogPost.readTime,
      outcomes: adminOnly(8),
    },
    {
      fields: ['Mutation.publishBlogPosts'],
      document: 'mutation($ids: [ID!]!) { publishBlogPosts(ids: $ids, isPublished: false) { done refused { id } } }',
      variables: ({ article }) => ({ ids: [article.id] }),
      seen: bulk('publishBlogPosts'),
      outcomes: adminOnly(1),
    },
    {
      fields: ['Mutation.deleteBlogPosts'],
      document: 'mutation($ids: [ID!]!) { deleteBlogPosts(ids: $ids) { done refused { id } } }',
      variables: ({ draftArticle }) => ({ ids: [draftArticle.id] }),
      seen: bulk('deleteBlogPosts'),
      outcomes: adminOnly(1),
    },
    {
      fields: ['Mutation.deleteBlogPost'],
      document: 'mutation($id: ID!) { deleteBlogPost(id: $id) }',
      variables: ({ article }) => ({ id: article.id }),
      seen: () => 'done',
      outcomes: adminOnly('done'),
    },
  ],
  open: {
    BlogPostTable: 'rows totalCount',
    BlogPost:
      'id title titleAr content contentAr slug excerpt excerptAr summary summaryAr categoryId category authorId author ' +
      'thumbnail tags isPublished views readTime createdAt updatedAt',
    BlogPostConnection: 'edges nodes pageInfo totalCount',
    BlogPostEdge: 'cursor node',
  },
};
