-- Nothing reads the column since the search documents. The trigger names it, so it is created again without it.
DROP TRIGGER "blog_posts_log_content_update" ON "blog_posts";

-- DropIndex
DROP INDEX "blog_posts_searchText_idx";

-- AlterTable
ALTER TABLE "blog_posts" DROP COLUMN "searchText";

CREATE TRIGGER "blog_posts_log_content_update" AFTER UPDATE OF
  "title", "titleAr", "content", "contentAr", "slug", "excerpt", "excerptAr", "categoryId", "authorId", "thumbnail", "tags",
  "isPublished", "readTime", "adminSearchText", "createdAt", "updatedAt" ON "blog_posts"
  FOR EACH STATEMENT EXECUTE FUNCTION log_content_change('content');
