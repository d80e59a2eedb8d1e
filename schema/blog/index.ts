import './blogPost';
import './adminBlogPosts';
import './blogPostMutations';
