import { Box, Button, Stack } from '@mui/material';
import { ArticleIcon } from '../art/icons/navIcons';
import { DownloadIcon } from '../art/icons/lessonIcons';
import { appendPage } from '../data/apollo/appendPage';
import { localizeFieldWithLang, useLanguage, useTranslation } from '../language';
import { pageSizes } from '../../schema/contract/pageSizes';
import { paths } from '../routing';
import { useToast } from '../ui/feedback/ToastProvider';
import { SearchField } from '../ui/form/SearchField';
import { useRequest } from '../ui/hooks/useRequest';
import { onceReady } from '../ui/layout/layoutStyles';
import { ChipLink, chipListStyles } from '../ui/navigation/ChipLink';
import { withFilter, type NoteFilters } from './noteFilters';
import type { MyNotesQuery, useMyNotesQuery } from './__generated__/NotesScreen';

interface NotesToolbarProps {
  courses: MyNotesQuery['myNoteCourses'];
  filters: NoteFilters;
  hrefFor(filters: NoteFilters): string;
  onSearch(search: string): void;
  query: ReturnType<typeof useMyNotesQuery>;
}

/** Search and course, a plain GET form and links, so that they also work without JavaScript; and what is done with the notes shown. */
export function NotesToolbar({ courses, filters, hrefFor, onSearch, query }: NotesToolbarProps) {
  const { t } = useTranslation('notes');
  const { language } = useLanguage();
  const { search, course } = filters;
  return (
    <Box className="no-print" sx={{ display: 'grid', gap: 2 }}>
      <Box component="form" role="search" action={paths.notes()} onSubmit={(event) => event.preventDefault()}>
        <SearchField
          id="note-search"
          label={t('page.search')}
          placeholder={t('page.placeholder')}
          value={search}
          onSearch={onSearch}
          hasSubmitButton
        />
        {course && <input type="hidden" name="course" value={course} />}
      </Box>
      {courses.length > 1 && <CourseChips courses={courses} filters={filters} hrefFor={hrefFor} />}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          component="a"
          href={paths.noteExport(language, { courseId: course, search })}
          download
          variant="outlined"
          color="inherit"
          startIcon={<DownloadIcon />}
        >
          {t('page.download')}
        </Button>
        <PrintButton query={query} />
      </Stack>
    </Box>
  );
}

function CourseChips({ courses, filters, hrefFor }: Pick<NotesToolbarProps, 'courses' | 'filters' | 'hrefFor'>) {
  const { t } = useTranslation('notes');
  const { language } = useLanguage();
  return (
    <Box component="nav" aria-label={t('page.courses')}>
      <Box component="ul" sx={chipListStyles}>
        <li>
          <ChipLink to={hrefFor(withFilter(filters, { course: '' }))} isSelected={filters.course === ''}>
            {t('page.allCourses')}
          </ChipLink>
        </li>
        {courses.map(({ courseId, noteCount, ...titles }) => {
          const { text, lang } = localizeFieldWithLang(titles, 'title', language);
          return (
            <li key={courseId}>
              <ChipLink
                to={hrefFor(withFilter(filters, { course: courseId }))}
                isSelected={filters.course === courseId}
                count={noteCount}
              >
                <bdi lang={lang}>{text}</bdi>
              </ChipLink>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

/** Prints all notes of the filter: those that are not shown yet are loaded first. */
function PrintButton({ query }: Pick<NotesToolbarProps, 'query'>) {
  const { t } = useTranslation('notes');
  const showToast = useToast();
  const { run, isBusy } = useRequest(
    async () => {
      await loadAll(query);
      // The page is drawn with them before it is laid out for paper.
      requestAnimationFrame(() => setTimeout(() => window.print()));
    },
    ({ messageWithStatus }) =>
      showToast({ title: t('failed'), description: messageWithStatus, variant: 'destructive' }),
  );
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<ArticleIcon />}
      aria-busy={isBusy}
      onClick={run}
      sx={onceReady}
    >
      {t(isBusy ? 'page.printing' : 'page.print')}
    </Button>
  );
}

async function loadAll({ data, fetchMore }: NotesToolbarProps['query']): Promise<void> {
  let pageInfo = data?.myNotes.pageInfo;
  while (pageInfo?.hasNextPage) {
    const next = await fetchMore({
      variables: { first: pageSizes.max, after: pageInfo.endCursor },
      updateQuery: appendPage('myNotes', 'nodes'),
    });
    pageInfo = next.data.myNotes.pageInfo;
  }
}
