import type { CourseLevel, PaymentMethod, Role } from '../../generated/client';
import type { BilingualText } from '../bilingualText';
import type { lessonAttachments } from './lessonAttachments';

/** Local part of the email address, also the username. */
export type AccountKey = string;

export interface AccountContent {
  key: AccountKey;
  role: Role;
  firstName: string;
  lastName: string;
  firstNameAr?: string;
  lastNameAr?: string;
  phone?: string;
  bio?: BilingualText;
  language?: 'en' | 'ar';
  isActive?: false;
  joinedDaysAgo: number;
}

type CategoryIcon = 'solar' | 'battery' | 'charging' | 'wind' | 'vehicle' | 'safety' | 'grid' | 'business';

export interface CategoryContent {
  slug: string;
  icon: CategoryIcon;
  name: BilingualText;
  description: BilingualText;
}

export interface LessonContent {
  title: BilingualText;
  minutes: number;
  text: BilingualText;
  video?: 'current.mp4' | 'current.m3u8';
  handouts?: (keyof typeof lessonAttachments)[];
  isDraft?: true;
  /** Its text is open to everybody; at most one lesson of a course. */
  isPreview?: true;
}

interface SectionContent {
  title: BilingualText;
  /** Place of its first lesson in the course, counted from 1; the section has the lessons before the next one. */
  firstLesson: number;
}

export interface CourseContent {
  slug: string;
  category: string;
  trainer: AccountKey;
  level: CourseLevel;
  /** DZD; 0 for a free course. */
  price: number;
  isDraft?: true;
  createdDaysAgo: number;
  title: BilingualText;
  description: BilingualText;
  /** Words by which people look for it, as its trainer would give them. */
  keywords: string[];
  /** What a learner is able to do afterwards, one ability each. */
  outcomes: BilingualText[];
  /** For whom it is made. */
  audience: BilingualText[];
  /** What a learner needs first. */
  requirements: BilingualText[];
  /** Slugs of courses that come first. */
  prerequisites?: string[];
  sections: SectionContent[];
  lessons: LessonContent[];
}

export interface EnrollmentContent {
  student: AccountKey;
  course: string;
  enrolledDaysAgo: number;
  /** Number of completed published lessons, counted from the first. */
  completed: number | 'all';
  lastActiveDaysAgo: number;
  paidBy?: PaymentMethod;
}

export interface ReviewContent {
  student: AccountKey;
  course: string;
  rating: 1 | 2 | 3 | 4 | 5;
  /** Usually in one language. */
  comment: Partial<BilingualText>;
  isWaiting?: true;
  daysAgo: number;
}

export interface BlogPostContent {
  slug: string;
  category: string | null;
  author: AccountKey;
  title: BilingualText;
  excerpt: BilingualText | null;
  tags: string[];
  readTime: number;
  views: number;
  daysAgo: number;
  isDraft?: true;
  text: BilingualText;
}

export interface FaqContent {
  category: string;
  question: BilingualText;
  answer: BilingualText;
}

export interface EventContent {
  /** Name of its file in web/public/media/events. */
  drawing: string;
  title: BilingualText;
  description: BilingualText;
  /** Negative for past events. */
  startsInDays: number;
  /** Hour of the day in Algiers (UTC+1, no daylight saving). */
  startHour: number;
  hours: number;
  location: BilingualText | null;
  meetingUrl?: string;
  capacity: number | null;
  price: number;
  organizer: AccountKey;
  registered: AccountKey[];
}

export interface PollContent {
  question: BilingualText;
  allowMultiple?: true;
  createdDaysAgo: number;
  /** Negative for an ended poll; undefined for a poll without end. */
  endsInDays?: number;
  voters: number;
  options: { text: BilingualText; votes: number }[];
}

interface GlossaryTermContent {
  term: BilingualText;
  nameFr: string;
  /** As spoken in the workshop, in any script. */
  spellings?: string[];
  acronym?: string;
  definition: BilingualText;
}

export interface GlossaryTermGroup {
  category: BilingualText;
  createdBy: AccountKey;
  terms: GlossaryTermContent[];
}
