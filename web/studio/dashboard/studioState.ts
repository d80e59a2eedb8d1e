import { bounds } from '../../../schema/contract/bounds';
import { gradeBookStates, type GradeBookState } from '../../../schema/contract/gradeBook';
import { paths } from '../../routing/paths';
import { nonDefaultParams } from '../../ui/navigation/loadMoreParams';
import type { TeachingStatsFragment } from './__generated__/StudioScreen';

export const studioTabs = ['courses', 'students', 'analytics'] as const;
type StudioTab = (typeof studioTabs)[number];

/** Heading of the charts, which may be of one course. */
export const analyticsAnchor = 'analytics-heading';

export const analyticsRanges = {
  months3: { months: 3, interval: 'week' },
  months12: { months: 12, interval: 'month' },
  months24: { months: 24, interval: 'month' },
} as const;
export type AnalyticsRange = keyof typeof analyticsRanges;
export const analyticsRangeNames = Object.keys(analyticsRanges) as AnalyticsRange[];

/** The state of the studio, kept in the URL. '' means no choice. */
export interface StudioState {
  tab: StudioTab;
  search: string;
  course: string;
  /** Of students. */
  state: GradeBookState | '';
  page: number;
  range: AnalyticsRange;
}

export type TeachingStats = TeachingStatsFragment;

export interface StudioTabProps {
  state: StudioState;
  /** Changes the state and returns to page 1. */
  onChange(part: Partial<StudioState>, replace?: boolean): void;
  stats: TeachingStats;
}

const defaultStudioState: StudioState = {
  tab: 'courses',
  search: '',
  course: '',
  state: '',
  page: 1,
  range: 'months12',
};

/** Invalid parameters fall back to the defaults. */
export function parseStudioState(params: URLSearchParams): StudioState {
  const page = Number(params.get('page') ?? 1);
  const course = params.get('course') ?? '';
  return {
    tab: studioTabs.find((tab) => tab === params.get('tab')) ?? defaultStudioState.tab,
    search: (params.get('search') ?? '').trim().slice(0, bounds.search.max),
    course: /^\d{1,10}$/.test(course) ? course : defaultStudioState.course,
    state: gradeBookStates.find((state) => state === params.get('state')) ?? defaultStudioState.state,
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : defaultStudioState.page,
    range: analyticsRangeNames.find((range) => range === params.get('range')) ?? defaultStudioState.range,
  };
}

/** The path of a state, without default values. */
export const studioPath = (state: Partial<StudioState>): string =>
  paths.studio(nonDefaultParams(state, defaultStudioState));
