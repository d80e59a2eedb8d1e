import { limits } from '../../../schema/contract/limits';
import { paths } from '../../paths';
import { nonDefaultParams } from '../../ui/navigation/listRange';

export const studioTabs = ['courses', 'students', 'analytics'] as const;
export type StudioTab = (typeof studioTabs)[number];

/** How far back the plot of enrolments goes, and what it counts by. */
export const analyticsRanges = {
  months3: { months: 3, interval: 'week' },
  months12: { months: 12, interval: 'month' },
  months24: { months: 24, interval: 'month' },
} as const;
export type AnalyticsRange = keyof typeof analyticsRanges;
export const analyticsRangeNames = Object.keys(analyticsRanges) as AnalyticsRange[];

/** What the studio shows, all of it in the address; '' where nothing is chosen. */
export interface StudioState {
  tab: StudioTab;
  search: string;
  /** Key of a course. */
  course: string;
  page: number;
  range: AnalyticsRange;
}

const defaultStudioState: StudioState = { tab: 'courses', search: '', course: '', page: 1, range: 'months12' };

/** Reads an address; what it does not understand counts as not chosen. */
export function parseStudioState(params: URLSearchParams): StudioState {
  const page = Number(params.get('page') ?? 1);
  const course = params.get('course') ?? '';
  return {
    tab: studioTabs.find((tab) => tab === params.get('tab')) ?? defaultStudioState.tab,
    search: (params.get('search') ?? '').trim().slice(0, limits.search.max),
    course: /^\d{1,10}$/.test(course) ? course : defaultStudioState.course,
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : defaultStudioState.page,
    range: analyticsRangeNames.find((range) => range === params.get('range')) ?? defaultStudioState.range,
  };
}

/** The address of a state, with what differs from the usual. */
export const studioPath = (state: Partial<StudioState>): string =>
  paths.studio(nonDefaultParams(state, defaultStudioState));
