import {
  mutationCase,
  adminOnly,
  bulkSuccessCount,
  sameForAll,
  countItems,
  restAdminOnly,
  ownerAndAdmin,
  type AccessCases,
} from '../accessCase';
import { newestFirst, type HostileTextCases } from '../hostileTextCase';

const blogPostInput = {
  title: 'New',
  titleAr: 'جديد',
  excerpt: 'Short.',
  excerptAr: 'قصير.',
  content: 'Text.',
  contentAr: 'نص.',
  slug: 'made-by-an-admin',
};

/** Drafts are visible to their author (the trainer) and admins; only admins write. */
export const blogAccessCases: AccessCases = {
  rest: [
    { route: 'GET /api/blog', observe: countItems, outcomes: ownerAndAdmin(2, 3) },
    {
      route: 'GET /api/blog',
      description: 'drafts',
      path: () => '/api/blog?isPublished=false',
      observe: countItems,
      outcomes: ownerAndAdmin(0, 1),
    },
    { route: 'GET /api/blog/:slug', path: ({ blogPost }) => `/api/blog/${blogPost.slug}`, outcomes: sameForAll(200) },
    {
      route: 'GET /api/blog/:slug',
      description: 'a draft',
      path: ({ draftBlogPost }) => `/api/blog/${draftBlogPost.slug}`,
      outcomes: ownerAndAdmin(404, 200),
    },
    { route: 'POST /api/blog', body: () => blogPostInput, outcomes: restAdminOnly(201) },
    {
      route: 'PUT /api/blog/:id',
      path: ({ blogPost }) => `/api/blog/${blogPost.id}`,
      body: () => ({ readTime: 8 }),
      outcomes: restAdminOnly(200),
    },
    { route: 'DELETE /api/blog/:id', path: ({ blogPost }) => `/api/blog/${blogPost.id}`, outcomes: restAdminOnly(200) },
  ],
  graphql: [
    {
      fields: ['Query.blogPosts'],
      document: '{ blogPosts { totalCount nodes { title content summary author { id firstName lastName avatar } } } }',
      observe: ({ blogPosts }: { blogPosts: { totalCount: number } }) => blogPosts.totalCount,
      outcomes: ownerAndAdmin(2, 3),
    },
    {
      fields: ['Query.blogPost'],
      document: '{ blogPost(slug: "draft-article") { title content } }',
      observe: ({ blogPost }: { blogPost: object | null }) => blogPost !== null,
      outcomes: ownerAndAdmin(false, true),
    },
    {
      fields: ['BlogPost.related'],
      document: '{ blogPost(slug: "article") { related { title summary } } }',
      observe: ({ blogPost }: { blogPost: { related: unknown[] } }) => blogPost.related.length,
      outcomes: sameForAll(1),
    },
    {
      fields: ['Query.blogCategories', 'Category.publishedBlogPostCount'],
      document: '{ blogCategories { name publishedBlogPostCount } }',
      observe: ({ blogCategories }: { blogCategories: { publishedBlogPostCount: number }[] }) =>
        blogCategories[0]?.publishedBlogPostCount ?? 0,
      outcomes: sameForAll(2),
    },
    {
      fields: ['Query.adminBlogPosts'],
      document: '{ adminBlogPosts { totalCount rows { title content } } }',
      observe: ({ adminBlogPosts }: { adminBlogPosts: { totalCount: number } }) => adminBlogPosts.totalCount,
      outcomes: adminOnly(3),
    },
    {
      fields: ['Query.adminBlogPost'],
      document: 'query($id: ID!) { adminBlogPost(id: $id) { title content } }',
      variables: ({ draftBlogPost }) => ({ id: draftBlogPost.id }),
      observe: ({ adminBlogPost }: { adminBlogPost: object | null }) => adminBlogPost !== null,
      outcomes: adminOnly(true),
    },
    {
      fields: ['Mutation.createBlogPost'],
      document: 'mutation($input: CreateBlogPostInput!) { createBlogPost(input: $input) { author { firstName } } }',
      variables: () => ({ input: blogPostInput }),
      observe: ({ createBlogPost }: { createBlogPost: { author: { firstName: string } } }) =>
        createBlogPost.author.firstName,
      outcomes: adminOnly('admin'),
    },
    {
      fields: ['Mutation.updateBlogPost'],
      document:
        'mutation($id: ID!, $input: UpdateBlogPostInput!) { updateBlogPost(id: $id, input: $input) { readTime } }',
      variables: ({ blogPost }) => ({ id: blogPost.id, input: { readTime: 8 } }),
      observe: ({ updateBlogPost }: { updateBlogPost: { readTime: number } }) => updateBlogPost.readTime,
      outcomes: adminOnly(8),
    },
    {
      fields: ['Mutation.publishBlogPosts'],
      document:
        'mutation($ids: [ID!]!) { publishBlogPosts(ids: $ids, isPublished: false) { succeeded failed { id } } }',
      variables: ({ blogPost }) => ({ ids: [blogPost.id] }),
      observe: bulkSuccessCount('publishBlogPosts'),
      outcomes: adminOnly(1),
    },
    {
      fields: ['Mutation.deleteBlogPosts'],
      document: 'mutation($ids: [ID!]!) { deleteBlogPosts(ids: $ids) { succeeded failed { id } } }',
      variables: ({ draftBlogPost }) => ({ ids: [draftBlogPost.id] }),
      observe: bulkSuccessCount('deleteBlogPosts'),
      outcomes: adminOnly(1),
    },
    mutationCase(
      'deleteBlogPost',
      ['$id: ID!', '(id: $id)'],
      ({ blogPost }) => ({ id: blogPost.id }),
      adminOnly('done'),
    ),
  ],
  publicFields: {
    AdminBlogPostList: 'rows totalCount',
    BlogPost:
      'id title titleAr content contentAr contentBlocks contentBlocksAr slug excerpt excerptAr summary summaryAr categoryId category authorId author ' +
      'thumbnail thumbnailSources tags isPublished views readTime publishedAt createdAt updatedAt',
    BlogPostConnection: 'edges nodes pageInfo totalCount',
    BlogPostEdge: 'cursor node',
  },
};

const uniqueBlogPostInput = (n: number) => ({
  title: 'Charging',
  titleAr: 'الشحن',
  excerpt: 'Short.',
  excerptAr: 'قصير.',
  content: 'Text.',
  contentAr: 'نص.',
  slug: `charging-${n}`,
  thumbnail: '/media/a.webp',
});

export const blogHostileTextCases: HostileTextCases = {
  createBlogPost: {
    persona: 'admin',
    input: uniqueBlogPostInput,
    selection: '{ id }',
    findStoredRow: ({ db }) => db.blogPost.findFirst(newestFirst),
  },
  updateBlogPost: {
    persona: 'admin',
    input: uniqueBlogPostInput,
    createArguments: async ({ createBlogPost }) => ({ id: (await createBlogPost()).id }),
    selection: '{ id }',
    findStoredRow: ({ db }, { id }) => db.blogPost.findUnique({ where: { id } }),
  },
};
