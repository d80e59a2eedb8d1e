import { Box, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { pageSizes } from '../../../schema/contract/pageSizes';
import { CategoryIcon } from '../../art/icons/CategoryIcon';
import { CategoryHeroArt } from '../../art/illustrations/CategoryHeroArt';
import { NoCoursesArt } from '../../art/illustrations/NoCoursesArt';
import { pageQuery, type ListPageQueries } from '../../data/apollo/pageQueries';
import { localizeField, localizeFieldWithLang, useLanguage, usePlural, useTranslation } from '../../language';
import { ButtonLink, paths } from '../../routing';
import { LoadingPageTitle, PageMeta } from '../../seo/PageMeta';
import { dataOrPrevious, EmptyState, QueryResult } from '../../ui/feedback/queryStates';
import { NotFoundPage } from '../../ui/layout/NotFoundState';
import { PageHero } from '../../ui/layout/PageHero';
import { PageContainer, Section } from '../../ui/layout/Section';
import { ChipLink, chipListStyles } from '../../ui/navigation/ChipLink';
import { parseLoadMoreRange, type LoadMoreRange } from '../../ui/navigation/loadMoreParams';
import { CourseListSkeleton } from '../CourseListSkeleton';
import { PagedCourses, toCoursePageVariables } from '../PagedCourses';
import {
  CategoryPageDocument,
  useCategoryPageQuery,
  type CategoryLinkFragment,
  type CategoryPageQuery,
} from './__generated__/CategoryScreen';

const parseRange = (params: URLSearchParams) => parseLoadMoreRange(params, pageSizes.default);

export const listCategoryQueries: ListPageQueries = ({ params: { id = '' }, searchParams }) => [
  pageQuery(CategoryPageDocument, { id, ...toCoursePageVariables(parseRange(searchParams)) }),
];

interface CategoryScreenProps {
  /** The newest articles of the category. */
  renderBlogPosts(categoryId: string): ReactNode;
}

/** The introduction of a category, its courses, its articles, and the other categories. */
export function CategoryScreen({ renderBlogPosts }: CategoryScreenProps) {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const range = parseRange(params);
  const categoryPage = useCategoryPageQuery({ variables: { id, ...toCoursePageVariables(range) } });
  const data = range.pages > 1 ? dataOrPrevious(categoryPage) : categoryPage.data;
  return (
    <>
      {!data && <LoadingPageTitle />}
      <QueryResult of={{ ...categoryPage, data }} skeleton={<CategorySkeleton />}>
        {({ category, courses, categories }) =>
          category ? (
            <>
              <CategoryHero category={category} isIndexed={courses.totalCount > 0} />
              <CategoryCourses id={category.id} courses={courses} range={range} isLoading={categoryPage.loading} />
              {renderBlogPosts(category.id)}
              <OtherCategories categories={categories.filter((other) => other.id !== category.id)} />
            </>
          ) : (
            <CategoryNotFound />
          )
        }
      </QueryResult>
    </>
  );
}

interface CategoryHeroProps {
  category: NonNullable<CategoryPageQuery['category']>;
  /** False without courses. */
  isIndexed: boolean;
}

function CategoryHero({ category, isIndexed }: CategoryHeroProps) {
  const { t } = useTranslation('categories');
  const { t: tCourses } = useTranslation('courses');
  const { language } = useLanguage();
  const name = localizeField(category, 'name', language);
  const introduction = localizeField(category, 'description', language) || t('introduction', { name });
  return (
    <>
      <PageMeta
        title={t('title', { name })}
        breadcrumbs={[{ name: tCourses('list.page.title'), path: paths.courses() }]}
        description={introduction}
        isIndexed={isIndexed}
      />
      <PageHero
        badge={t('badge')}
        title={name}
        subtitle={introduction}
        art={<CategoryHeroArt icon={category.icon} />}
      />
    </>
  );
}

interface CategoryCoursesProps {
  id: string;
  courses: CategoryPageQuery['courses'];
  range: LoadMoreRange;
  isLoading: boolean;
}

function CategoryCourses({ id, courses, range, isLoading }: CategoryCoursesProps) {
  const { t } = useTranslation('categories');
  const formatCount = usePlural('courses');
  if (courses.totalCount === 0)
    return (
      <PageContainer sx={{ paddingBlock: { xs: 5, md: 8 } }}>
        <EmptyState art={<NoCoursesArt />} title={t('noCourses')} text={t('noCoursesText')} level={2} />
      </PageContainer>
    );
  const filter = (
    <ButtonLink to={paths.courses({ category: id })} variant="outlined">
      {t('filter')}
    </ButtonLink>
  );
  return (
    <PageContainer>
      <Section title={formatCount('list.found', courses.totalCount)} action={filter}>
        <PagedCourses
          courses={courses}
          range={range}
          isLoading={isLoading}
          hrefFor={(search) => paths.category(id, search)}
        />
      </Section>
    </PageContainer>
  );
}

function OtherCategories({ categories }: { categories: readonly CategoryLinkFragment[] }) {
  const { t } = useTranslation('categories');
  const { language } = useLanguage();
  const headingId = useId();
  const shown = categories.filter(({ courseCount }) => courseCount > 0);
  if (shown.length === 0) return null;
  return (
    <PageContainer sx={{ paddingBlockEnd: { xs: 6, md: 10 } }}>
      <Box component="nav" aria-labelledby={headingId}>
        <Typography id={headingId} component="h2" variant="h4" sx={{ marginBlockEnd: 2 }}>
          {t('others')}
        </Typography>
        <Box component="ul" sx={chipListStyles}>
          {shown.map((category) => {
            const { text, ...langProps } = localizeFieldWithLang(category, 'name', language);
            return (
              <li key={category.id}>
                <ChipLink to={paths.category(category.id)} count={category.courseCount}>
                  <CategoryIcon icon={category.icon} size={20} />
                  <span {...langProps}>{text}</span>
                </ChipLink>
              </li>
            );
          })}
        </Box>
      </Box>
    </PageContainer>
  );
}

function CategorySkeleton() {
  return (
    <>
      <Box data-surface="dark" sx={{ minBlockSize: { xs: 220, md: 300 } }} />
      <PageContainer sx={{ paddingBlock: { xs: 5, md: 8 } }}>
        <CourseListSkeleton count={pageSizes.skeletons.courses} view="grid" />
      </PageContainer>
    </>
  );
}

function CategoryNotFound() {
  const { t } = useTranslation('categories');
  return (
    <NotFoundPage
      art={<NoCoursesArt />}
      title={t('notFound')}
      text={t('notFoundText')}
      link={{ to: paths.courses(), label: t('allCourses') }}
    />
  );
}
