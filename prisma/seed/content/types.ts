import type { CourseLevel, PaymentMethod, Role } from '../../generated/client';
import type { Both } from '../prose';
import type { handouts } from './handouts';

/** The part of an address before `@demo.dz`; also the username. */
export type PersonKey = string;

export interface PersonContent {
  key: PersonKey;
  role: Role;
  firstName: string;
  lastName: string;
  phone?: string;
  bio?: Both;
  language?: 'en' | 'ar';
  isActive?: false;
  joinedDaysAgo: number;
}

export type CategoryIcon = 'solar' | 'battery' | 'charging' | 'wind' | 'vehicle' | 'safety' | 'grid' | 'business';

export interface CategoryContent {
  slug: string;
  icon: CategoryIcon;
  name: Both;
  description: Both;
}

export interface LessonContent {
  title: Both;
  minutes: number;
  text: Both;
  video?: 'current.mp4' | 'current.m3u8';
  handouts?: (keyof typeof handouts)[];
  isDraft?: true;
}

export interface CourseContent {
  slug: string;
  category: string;
  trainer: PersonKey;
  level: CourseLevel;
  /** DZD; 0 is a free course. */
  price: number;
  isDraft?: true;
  createdDaysAgo: number;
  title: Both;
  description: Both;
  lessons: LessonContent[];
}

export interface EnrolmentContent {
  student: PersonKey;
  course: string;
  enrolledDaysAgo: number;
  /** How many published lessons, from the first on, are completed. */
  completed: number | 'all';
  lastActiveDaysAgo: number;
  awaitsPayment?: true;
  paidBy?: PaymentMethod;
}

export interface ReviewContent {
  student: PersonKey;
  course: string;
  rating: 1 | 2 | 3 | 4 | 5;
  /** As written by the student: in one language, rarely in both. */
  comment: Partial<Both>;
  isWaiting?: true;
  daysAgo: number;
}

export interface PostContent {
  slug: string;
  category: string | null;
  author: PersonKey;
  title: Both;
  excerpt: Both | null;
  tags: string[];
  readTime: number;
  views: number;
  daysAgo: number;
  isDraft?: true;
  text: Both;
}

export interface FaqContent {
  category: string;
  question: Both;
  answer: Both;
}

export interface EventContent {
  title: Both;
  description: Both;
  /** Negative for events that are over. */
  startsInDays: number;
  /** Hour of the day in Algiers (UTC+1 all year). */
  startHour: number;
  hours: number;
  location: Both | null;
  meetingUrl?: string;
  capacity: number | null;
  price: number;
  organizer: PersonKey;
  registered: PersonKey[];
}

export interface PollContent {
  question: Both;
  allowMultiple?: true;
  createdDaysAgo: number;
  /** Negative for a poll that is over; absent for one without an end. */
  endsInDays?: number;
  voters: number;
  options: { text: Both; votes: number }[];
}

export interface TermContent {
  term: Both;
  acronym?: string;
  definition: Both;
}

export interface TermGroup {
  category: Both;
  createdBy: PersonKey;
  terms: TermContent[];
}
