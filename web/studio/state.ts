import { limits } from '../../schema/contract/limits';
import { paths } from '../paths';
import { differing } from '../ui/span';

export const tabs = ['courses', 'students', 'analytics'] as const;
export type StudioTab = (typeof tabs)[number];

/** How far back the plot of enrolments goes, and what it counts by. */
export const ranges = {
  months3: { months: 3, step: 'week' },
  months12: { months: 12, step: 'month' },
  months24: { months: 24, step: 'month' },
} as const;
export type Range = keyof typeof ranges;
export const rangeNames = Object.keys(ranges) as Range[];

/** What the studio shows, all of it in the address; '' where nothing is chosen. */
export interface StudioState {
  tab: StudioTab;
  search: string;
  /** Key of a course. */
  course: string;
  page: number;
  range: Range;
}

const usual: StudioState = { tab: 'courses', search: '', course: '', page: 1, range: 'months12' };

/** Reads an address; what it does not understand counts as not chosen. */
export function readStudio(params: URLSearchParams): StudioState {
  const page = Number(params.get('page') ?? 1);
  const course = params.get('course') ?? '';
  return {
    tab: tabs.find((tab) => tab === params.get('tab')) ?? usual.tab,
    search: (params.get('search') ?? '').trim().slice(0, limits.search.max),
    course: /^\d{1,10}$/.test(course) ? course : usual.course,
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : usual.page,
    range: rangeNames.find((range) => range === params.get('range')) ?? usual.range,
  };
}

/** The address of a state, with what differs from the usual. */
export const studioPath = (state: Partial<StudioState>): string => paths.studio(differing(state, usual));
