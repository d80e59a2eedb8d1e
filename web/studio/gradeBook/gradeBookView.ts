import { bounds } from '../../../schema/contract/bounds';
import {
  gradeBookSorts,
  gradeBookStates,
  type GradeBookSort,
  type GradeBookState,
} from '../../../schema/contract/gradeBook';
import { paths } from '../../routing/paths';
import { nonDefaultParams } from '../../ui/navigation/loadMoreParams';

export const gradeBookViews = ['learners', 'misconceptions'] as const;

/** What a grade book shows, kept in the URL. '' means no choice. */
export interface GradeBookView {
  view: (typeof gradeBookViews)[number];
  search: string;
  state: GradeBookState | '';
  /** Lesson that the learners have not completed. */
  missing: string;
  sort: GradeBookSort;
  direction: 'asc' | 'desc';
  /** Lesson whose results order the learners. */
  result: string;
  page: number;
}

const defaultView: GradeBookView = {
  view: 'learners',
  search: '',
  state: '',
  missing: '',
  sort: 'name',
  direction: 'asc',
  result: '',
  page: 1,
};

const parseLessonId = (text: string | null): string => (text && /^\d{1,10}$/.test(text) ? text : '');

/** Invalid parameters fall back to the defaults. */
export function parseGradeBookView(params: URLSearchParams): GradeBookView {
  const page = Number(params.get('page') ?? 1);
  return {
    view: gradeBookViews.find((view) => view === params.get('view')) ?? defaultView.view,
    search: (params.get('search') ?? '').trim().slice(0, bounds.search.max),
    state: gradeBookStates.find((state) => state === params.get('state')) ?? defaultView.state,
    missing: parseLessonId(params.get('missing')),
    sort: gradeBookSorts.find((sort) => sort === params.get('sort')) ?? defaultView.sort,
    direction: params.get('direction') === 'desc' ? 'desc' : 'asc',
    result: parseLessonId(params.get('result')),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : defaultView.page,
  };
}

/** The path of a view, without default values. */
export const gradeBookPath = (courseId: string, view: Partial<GradeBookView>): string =>
  paths.gradeBook(courseId, nonDefaultParams(view, defaultView));

/** The list that a view shows, as query variables without the page. */
export const toListVariables = ({ search, state, missing, sort, direction, result }: GradeBookView) => ({
  filter: { search: search || undefined, state: state || undefined, missingLessonId: missing || undefined },
  sort,
  direction,
  resultLessonId: result || undefined,
});

/** The same as a CSV file. */
export function gradeBookCsvPath(courseId: string, view: GradeBookView): string {
  const { filter, ...order } = toListVariables(view);
  const given = Object.entries({ courseId, ...filter, ...order }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return `/api/exports/grade-book.csv?${new URLSearchParams(given).toString()}`;
}
