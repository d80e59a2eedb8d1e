import { useParams } from 'react-router-dom';
import { useArticleQuery } from './__generated__/ArticleScreen';
import { Remote } from '../ui/Remote';
import { ArticleNotFound } from './ArticleNotFound';
import { ArticlePage } from './ArticlePage';
import { ArticleSkeleton } from './ArticleSkeleton';

/** An article, to be read. */
export function ArticleScreen() {
  const { slug = '' } = useParams();
  const article = useArticleQuery({ variables: { slug } });
  return (
    <Remote of={article} skeleton={<ArticleSkeleton />}>
      {({ blogPost }) => (blogPost ? <ArticlePage article={blogPost} /> : <ArticleNotFound />)}
    </Remote>
  );
}
