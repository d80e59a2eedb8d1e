import { Box, Typography, Chip } from '@mui/material';
import { NoCoursesArt } from '../art/illustrations/NoCoursesArt';
import { NoSearchResultsArt } from '../art/illustrations/NoSearchResultsArt';
import { pageQuery, type ListPageQueries } from '../data/apollo/pageQueries';
import { useTranslation, localizeFieldWithLang, useLanguage } from '../language';
import { pageSizes } from '../../schema/contract/pageSizes';
import { ButtonLink, paths, TextLink } from '../routing';
import { PageMeta } from '../seo/PageMeta';
import { dataOrPrevious, EmptyState, QueryResult, TextSkeleton } from '../ui/feedback/queryStates';
import { useFocusAfterRemoval } from '../ui/hooks/lostFocus';
import { useRefetchOnVisitPolicy } from '../ui/hooks/useRefetchOnVisitPolicy';
import { useUrlState } from '../ui/hooks/useUrlState';
import { PageContainer } from '../ui/layout/Section';
import { LoadMore } from '../ui/navigation/LoadMore';
import { NotesToolbar } from './NotesToolbar';
import { groupNotes } from './groupNotes';
import { noteFilterParams, parseNoteFilters, toNoteVariables, withFilter, type NoteFilters } from './noteFilters';
import { MyNotesDocument, useMyNotesQuery, type MyNotesQuery } from './__generated__/NotesScreen';
import { useId } from 'react';
import { NoteItem } from './parts/NoteItem';
import { noteListStyles } from './parts/noteListStyles';

export const pageQueries: ListPageQueries = ({ searchParams }) => [
  pageQuery(MyNotesDocument, toNoteVariables(parseNoteFilters(searchParams))),
];

const notesPath = (filters: NoteFilters) => paths.notes(noteFilterParams(filters));

/** The own notes at all lessons, found by words and by course; printed and downloaded as they are shown. */
export function Component() {
  const { t } = useTranslation('notes');
  const [filters, setFilters] = useUrlState(parseNoteFilters, notesPath);
  const query = useMyNotesQuery({ variables: toNoteVariables(filters), ...useRefetchOnVisitPolicy() });
  return (
    <PageContainer sx={{ paddingBlock: { xs: 3, md: 6 }, maxInlineSize: '60rem' }}>
      <PageMeta title={t('page.title')} isIndexed={false} />
      <Typography component="h1" variant="h2">
        {t('page.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBlockStart: 0.5, marginBlockEnd: 3 }}>
        {t('page.intro')}
      </Typography>
      <QueryResult of={{ ...query, data: dataOrPrevious(query) }} skeleton={<TextSkeleton lines={8} />}>
        {(data) => (
          <>
            {data.myNoteCourses.length > 0 && (
              <NotesToolbar
                courses={data.myNoteCourses}
                filters={filters}
                hrefFor={notesPath}
                onSearch={(search) => setFilters(withFilter(filters, { search }), true)}
                query={query}
              />
            )}
            <Notes data={data} filters={filters} query={query} />
          </>
        )}
      </QueryResult>
    </PageContainer>
  );
}

interface NotesProps {
  data: MyNotesQuery;
  filters: NoteFilters;
  query: ReturnType<typeof useMyNotesQuery>;
}

function Notes({ data: { myNotes, myNoteCourses }, filters, query }: NotesProps) {
  const { t } = useTranslation('notes');
  const ref = useFocusAfterRemoval<HTMLDivElement>(myNotes.nodes.length);
  return (
    <Box
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={t('page.title')}
      aria-busy={query.loading}
      sx={{ outline: 'none' }}
    >
      {myNotes.nodes.length === 0 ? (
        <NoNotes hasOthers={myNoteCourses.length > 0} />
      ) : (
        groupNotes(myNotes.nodes).map((course) => (
          <CourseNotes
            key={course.place.id}
            course={course}
            search={filters.search}
            onDeleted={() => void query.refetch().catch(() => undefined)}
          />
        ))
      )}
      <LoadMore
        range={filters}
        pageSize={pageSizes.notes}
        pageInfo={myNotes.pageInfo}
        isLoading={query.loading}
        hrefFor={(range) => notesPath({ ...filters, ...range })}
        texts={{ more: t('page.more'), loadingMore: t('page.loadingMore'), fromStart: t('page.fromStart') }}
      />
    </Box>
  );
}

function NoNotes({ hasOthers }: { hasOthers: boolean }) {
  const { t } = useTranslation('notes');
  return hasOthers ? (
    <EmptyState
      art={<NoSearchResultsArt />}
      title={t('page.notFound')}
      text={t('page.notFoundText')}
      action={
        <ButtonLink to={paths.notes()} variant="outlined">
          {t('page.clear')}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      art={<NoCoursesArt />}
      title={t('page.empty')}
      text={t('page.emptyText')}
      action={
        <ButtonLink to={paths.dashboard.student} variant="contained">
          {t('page.toCourses')}
        </ButtonLink>
      }
    />
  );
}

type CourseGroup = ReturnType<typeof groupNotes>[number];

interface CourseNotesProps {
  course: CourseGroup;
  search: string;
  onDeleted(): void;
}

/** The notes of a course, lesson by lesson. */
function CourseNotes({ course: { place, items }, ...props }: CourseNotesProps) {
  const { language } = useLanguage();
  const headingId = useId();
  const { text, ...langProps } = localizeFieldWithLang(place, 'courseTitle', language);
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ marginBlockStart: 4 }}>
      <Typography id={headingId} component="h2" variant="h3" {...langProps} sx={{ overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {items.map((lesson) => (
        <NotesOfLesson key={lesson.place.id} lesson={lesson} {...props} />
      ))}
    </Box>
  );
}

/** A title that leads to the lesson, while it is open to the reader. */
function NotesOfLesson({
  lesson: { place, items },
  search,
  onDeleted,
}: Omit<CourseNotesProps, 'course'> & { lesson: CourseGroup['items'][number] }) {
  const { t } = useTranslation('notes');
  const { language } = useLanguage();
  const { text: title, ...langProps } = localizeFieldWithLang(place, 'lessonTitle', language);
  const isOpen = place.isLessonInCourse;
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, marginBlockEnd: 1 }}>
        <Typography component="h3" variant="h5" {...langProps} sx={{ overflowWrap: 'anywhere' }}>
          {isOpen ? <TextLink to={paths.course(place.courseId, { lesson: place.lessonId })}>{title}</TextLink> : title}
        </Typography>
        {!isOpen && <Chip size="small" label={t('page.gone')} />}
      </Box>
      <Box component="ul" aria-label={t('page.list', { lesson: title })} sx={noteListStyles}>
        {items.map((note) => (
          <NoteItem key={note.id} note={note} isLinked={isOpen} search={search} onDeleted={onDeleted} />
        ))}
      </Box>
    </Box>
  );
}
