import type { aGateway } from './gateway';

/** Two articles of a category, one of them by `authorId`, and a draft of that author. */
export async function someArticles(
  { aCategory, aPost }: Awaited<ReturnType<typeof aGateway>>,
  { authorId, draftTitle }: { authorId: number; draftTitle: string },
) {
  const { id: categoryId } = await aCategory();
  const article = await aPost({ categoryId, slug: 'article', authorId });
  await aPost({ categoryId });
  const draft = { title: draftTitle, content: draftTitle, excerpt: draftTitle };
  const draftArticle = await aPost({ ...draft, categoryId, slug: 'draft-article', isPublished: false, authorId });
  return { article, draftArticle };
}
