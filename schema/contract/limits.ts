/** Numbers of the specification (section 9) and of our own rules. Nothing here is a measurement: change it here alone. */
export const limits = {
  home: { featuredCourses: 3 },
  skeletons: { courses: 6 },
  student: { recommendedCourses: 4 },
  fallbackPictures: { courses: 6, posts: 5 },
  footerYear: 2025,
  /** Pixels scrolled on the home page before the navigation bar turns solid. */
  solidBarAfter: 50,
  toast: { durationMs: 5000, swipeThresholdPx: 50 },
  statistics: { students: '500+', courses: '50+', experts: '25+' },
  lessonsOnCard: '20+',
  username: { min: 3, max: 50 },
  /** argon2 hashes any length; the upper bound keeps a request from buying minutes of CPU. */
  password: { min: 6, max: 200 },
  name: { max: 80 },
  email: { max: 254 },
  phone: { max: 30 },
  url: { max: 2000 },
  bio: { max: 2000 },
  search: { max: 100 },
  slug: { max: 200 },
  attachments: { max: 50, nameMax: 200 },
  page: { default: 24, max: 100 },
  /** The largest value of a PostgreSQL integer key. */
  id: { max: 2_147_483_647 },
  /** Seconds; a position in a video is never beyond a day. */
  lessonPosition: { max: 86_400 },
  session: { days: 30, perUser: 50 },
  /** What one GraphQL request may ask for; the product's own largest query needs less than half. */
  query: { depth: 10, breadth: 200, complexity: 20_000, assumedListLength: 20 },
} as const;
