import { useParams, useSearchParams } from 'react-router-dom';
import { displayName } from '../../../schema/contract/text/names/displayName';
import { pageSizes } from '../../../schema/contract/pageSizes';
import { NoCoursesArt } from '../../art/illustrations/NoCoursesArt';
import { pageQuery, type ListPageQueries } from '../../data/apollo/pageQueries';
import { localizeField, useTranslation } from '../../language';
import { paths } from '../../routing';
import { createTrainerJsonLd } from '../../seo/jsonLd/entityJsonLd';
import { JsonLd } from '../../seo/jsonLd/JsonLd';
import { LoadingPageTitle, PageMeta } from '../../seo/PageMeta';
import { trainerPreviewImage } from '../../seo/previewImages';
import { useSeoSite } from '../../seo/seoContext';
import { dataOrPrevious, QueryResult } from '../../ui/feedback/queryStates';
import { NotFoundPage } from '../../ui/layout/NotFoundState';
import { PageContainer, Section } from '../../ui/layout/Section';
import { parseLoadMoreRange } from '../../ui/navigation/loadMoreParams';
import { CourseListSkeleton } from '../CourseListSkeleton';
import { PagedCourses, toCoursePageVariables } from '../PagedCourses';
import { TrainerHero, TrainerHeroSkeleton } from './TrainerHero';
import { TrainerPageDocument, useTrainerPageQuery, type TrainerProfileFragment } from './__generated__/TrainerScreen';

const parseRange = (params: URLSearchParams) => parseLoadMoreRange(params, pageSizes.default);

export const pageQueries: ListPageQueries = ({ params: { id = '' }, searchParams }) => [
  pageQuery(TrainerPageDocument, { id, ...toCoursePageVariables(parseRange(searchParams)) }),
];

/** A trainer with published courses. The page stays while further courses load. */
export function Component() {
  const { t } = useTranslation('trainers');
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const range = parseRange(params);
  const trainerPage = useTrainerPageQuery({ variables: { id, ...toCoursePageVariables(range) } });
  const data = range.pages > 1 ? dataOrPrevious(trainerPage) : trainerPage.data;
  return (
    <>
      {!data && <LoadingPageTitle />}
      <QueryResult of={{ ...trainerPage, data }} skeleton={<TrainerSkeleton />}>
        {({ trainer, courses }) =>
          trainer ? (
            <>
              <TrainerMeta trainer={trainer} />
              <TrainerHero trainer={trainer} />
              <PageContainer>
                <Section title={t('courses')}>
                  <PagedCourses
                    courses={courses}
                    range={range}
                    isLoading={trainerPage.loading}
                    hrefFor={(search) => paths.trainer(id, search)}
                  />
                </Section>
              </PageContainer>
            </>
          ) : (
            <TrainerNotFound />
          )
        }
      </QueryResult>
    </>
  );
}

function TrainerMeta({ trainer }: { trainer: TrainerProfileFragment }) {
  const { t } = useTranslation('trainers');
  const { t: tCourses } = useTranslation('courses');
  const seo = useSeoSite();
  const name = displayName(trainer, seo.language);
  return (
    <>
      <PageMeta
        title={name}
        breadcrumbs={[{ name: tCourses('list.page.title'), path: paths.courses() }]}
        description={localizeField(trainer, 'bio', seo.language) || t('description', { name })}
        previewImage={trainerPreviewImage(trainer, seo.language)}
      />
      <JsonLd data={createTrainerJsonLd(seo, trainer)} />
    </>
  );
}

function TrainerSkeleton() {
  return (
    <>
      <TrainerHeroSkeleton />
      <PageContainer sx={{ paddingBlock: { xs: 5, md: 8 } }}>
        <CourseListSkeleton count={pageSizes.skeletons.courses} view="grid" />
      </PageContainer>
    </>
  );
}

/** Also shown for people without a published course. */
function TrainerNotFound() {
  const { t } = useTranslation('trainers');
  return (
    <NotFoundPage
      art={<NoCoursesArt />}
      title={t('notFound')}
      text={t('notFoundText')}
      link={{ to: paths.courses(), label: t('allCourses') }}
    />
  );
}
