/** How many rows a list shows or returns. */
export const pageSizes = {
  /** Of connections. */
  default: 24,
  max: 100,
  home: { featuredCourses: 3, terms: 3, posts: 3, postCategories: 4, faqs: 5, events: 3, polls: 2 },
  blog: { perPage: 6, featured: 3, recent: 5, related: 3, feed: 20 },
  events: 12,
  otherEvents: 3,
  /** Results of each kind. */
  search: { results: 6, maxResults: 50 },
  recommendedCourses: 4,
  relatedCourses: 3,
  /** Courses of a student that lists can mark. */
  enrolledCourseIds: 1000,
  trainerCourses: 50,
  coursePage: { reviews: 3, faqs: 6, trainerCourses: 4 },
  studio: { students: 10, gradeBook: 50, topCourses: 5, revenueCourses: 50 },
  /** Orders, and certificates, of the learner's lists. */
  orders: 20,
  /** Own notes of the page of all lessons. */
  notes: 50,
  certificates: 200,
  glossaryCategories: 200,
  /** Rows of each kind on the page of a person. */
  personRows: 50,
  userImport: { errors: 200, preview: 5 },
  /** The first size is the default. */
  adminTable: [10, 25, 50, 100],
  /** Rows of the admin panel that can be selected at once. */
  selectedRows: 1000,
  /** Unread notifications are counted up to this number. */
  unreadNotifications: 100,
  /** Rows of large lists are counted up to this number; one more means any larger number. */
  countedRows: 10_000,
  /** Placeholders while a list is loaded. */
  skeletons: { courses: 6, posts: 6, articleLines: 10, events: 6, polls: 3 },
  /** Rows that wait for a person are counted up to the first number; then rows of a list, results of a group, and days. */
  office: { waitingCount: 99, listed: 10, searchResults: 3, plottedDays: 30, newDays: 7, stuckDays: 14, lateDays: 3 },
} as const;
