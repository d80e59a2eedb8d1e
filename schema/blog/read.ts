import { builder } from '../builder';
import { cursorInList, pageComplexity } from '../connections';
import { slugText } from '../contract/validation/catalog';
import { visiblePosts } from '../rules';
import { BlogPostFilter, newest, postsMatching } from './filter';
import { BlogPostType } from './post';
import { noteReading } from './reading';

builder.queryFields((t) => ({
  blogPosts: t.prismaConnection(
    {
      type: BlogPostType,
      cursor: 'id',
      description: 'Articles, the newest first, page by page.',
      args: { filter: t.arg({ type: BlogPostFilter, description: 'Narrows the list.' }) },
      complexity: pageComplexity,
      totalCount: (_root, { filter }, { db, viewer }) => db.blogPost.count({ where: postsMatching(filter, viewer) }),
      resolve: async (query, _root, { filter }, { db, viewer }) => {
        const where = postsMatching(filter, viewer);
        await cursorInList(query, (row) => db.blogPost.count({ where: { AND: [where, row] } }));
        return db.blogPost.findMany({ ...query, where, orderBy: newest });
      },
    },
    { name: 'BlogPostConnection', description: 'A page of articles.' },
    { name: 'BlogPostEdge', description: 'An article in its place on the page.' },
  ),
  blogPost: t.prismaField({
    type: BlogPostType,
    nullable: true,
    description:
      'One article by its slug, to be read: it counts as a view. Null where there is none that the caller may see.',
    args: { slug: t.arg.string({ required: true, description: 'Slug of the article.' }) },
    resolve: async (query, _root, { slug }, context) => {
      // A path names a thing: what no slug can be is not there, like any other that nobody has.
      const known = slugText.safeParse(slug);
      if (!known.success) return null;
      const where = { AND: [visiblePosts(context.viewer), { slug: known.data }] };
      const post = await context.db.blogPost.findFirst({ ...query, where });
      if (post) noteReading(post, context);
      return post;
    },
  }),
}));
