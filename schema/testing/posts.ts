import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import { searchKey } from '../contract/search';

/** Makes published articles, by an admin of their own where no author is named. */
export const postMaker =
  (db: PrismaClient, anAdmin: () => Promise<{ id: number }>) =>
  async (data: Partial<Prisma.BlogPostUncheckedCreateInput> = {}) => {
    const texts = {
      title: 'Reading a battery label',
      titleAr: 'قراءة ملصق البطارية',
      content: 'What the figures mean.\n\nAnd what they leave out.',
      contentAr: 'ما تعنيه الأرقام.\n\nوما تسكت عنه.',
    };
    const post = { ...texts, slug: `post-${crypto.randomUUID()}`, isPublished: true, ...data };
    return db.blogPost.create({
      data: {
        ...post,
        authorId: post.authorId ?? (await anAdmin()).id,
        searchText: searchKey(post.title, post.titleAr, post.content, post.contentAr),
      },
    });
  };
