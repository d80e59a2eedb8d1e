import { bounds } from '../../schema/contract/bounds';
import { pageSizes } from '../../schema/contract/pageSizes';
import {
  firstPageRange,
  nonDefaultParams,
  parseLoadMoreRange,
  type LoadMoreRange,
} from '../ui/navigation/loadMoreParams';
import type { MyNotesQueryVariables } from './__generated__/NotesScreen';

/** The state of the page, stored in the URL. An empty string means no filter. */
export interface NoteFilters extends LoadMoreRange {
  search: string;
  /** Key of a course. */
  course: string;
}

const defaultFilters: NoteFilters = { search: '', course: '', ...firstPageRange };

export const parseNoteFilters = (params: URLSearchParams): NoteFilters => ({
  search: (params.get('search') ?? '').trim().slice(0, bounds.search.max),
  course: /^\d{1,10}$/.exec(params.get('course') ?? '')?.[0] ?? '',
  ...parseLoadMoreRange(params, pageSizes.notes),
});

/** Only values that differ from the defaults. */
export const noteFilterParams = (filters: NoteFilters) => nonDefaultParams(filters, defaultFilters);

export const toNoteVariables = ({ search, course, pages, after }: NoteFilters): MyNotesQueryVariables => ({
  search: search || undefined,
  courseId: course || undefined,
  first: pages * pageSizes.notes,
  after: after || undefined,
});

/** Without the range: other notes start at the first one. */
export const withFilter = (
  filters: NoteFilters,
  changes: Partial<Pick<NoteFilters, 'search' | 'course'>>,
): NoteFilters => ({
  ...filters,
  ...firstPageRange,
  ...changes,
});
