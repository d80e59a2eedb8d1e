/** Scrolled pixels after which the header of the home page is opaque. Apart from the others: the boot script has it. */
export const solidAppBarAfterPx = 50;

/** Limits, page sizes and fixed numbers of the product. */
export const limits = {
  home: {
    featuredCourses: 3,
    terms: 3,
    posts: 3,
    postCategories: 4,
    faqs: 5,
    events: 3,
    polls: 2,
  },
  blog: {
    perPage: 6,
    featured: 3,
    recent: 5,
    related: 3,
    feed: 20,
    excerpt: 150,
    relatedExcerpt: 100,
    /** Minutes. */
    readTime: 5,
    readTimeMax: 600,
  },
  skeletons: { courses: 6, posts: 6, articleLines: 10, events: 6, polls: 3 },
  student: { recommendedCourses: 4 },
  studio: { students: 10, topCourses: 5, revenueCourses: 50, trendMonths: { default: 12, max: 36 } },
  /** Rows that wait for a person are counted up to the first number; then rows of a list, results of a group, and days. */
  office: { waitingCount: 99, listed: 10, searchResults: 3, plottedDays: 30, newDays: 7, stuckDays: 14, noteMax: 2000 },
  /** Views of a list, shown columns of a list, lists with preferences, and characters of a view's name and of other names. */
  savedViews: { perList: 20, columns: 60, lists: 100, nameMax: 60, identifierMax: 60 },
  /** Rows of each kind on the page of a person. */
  personRows: 50,
  fallbackPictures: { courses: 6, posts: 5, events: 3 },
  footerYear: 2025,
  toast: { durationMs: 5000, swipeThresholdPx: 50 },
  statistics: { students: '500+', courses: '50+', experts: '25+' },
  aboutStatistics: { students: '500+', courses: '50+', trainers: '10+', satisfaction: '95%' },
  lessonsOnCard: '20+',
  username: { min: 3, max: 50 },
  /** The upper bound limits the CPU time of hashing one request. */
  password: { min: 6, max: 200, adminCommandMin: 8 },
  name: { max: 80 },
  email: { max: 254 },
  /** Characters as typed; the stored number is shorter. */
  phone: { max: 60 },
  url: { max: 2000 },
  bio: { max: 2000 },
  /**
   * Characters and words of a search (later words are ignored), results per kind, ranked rows, words of a name, terms and
   * vocabulary entries of a name, other names of a name, words of texts that contain a searched word.
   */
  search: {
    max: 100,
    words: 16,
    results: 6,
    maxResults: 50,
    ranked: 1000,
    wordsOfName: 6,
    termsOfName: 5,
    synonyms: 20,
    wordsOfPart: 100,
  },
  /** Names of one thing in an entry of the search vocabulary, keywords of a course, and characters of each. */
  searchWords: { vocabulary: { min: 2, max: 30 }, keywords: 20, lengthMax: 60 },
  /** Minimum display time of the sending state, in milliseconds. */
  contact: { sendingMs: 2000, subjectMax: 150, messageMax: 5000 },
  glossary: { termMax: 120, acronymMax: 30, definitionMax: 2000, categoryMax: 80, categories: 200, spellings: 10 },
  slug: { max: 200 },
  /** Titles and names, short texts, and full texts, in characters. */
  content: { titleMax: 200, excerptMax: 500, textMax: 50_000 },
  price: { max: 99_999_999.99 },
  enrollStudents: { max: 500 },
  payment: {
    transactionMax: 60,
    notesMax: 500,
    reasonMax: 500,
    couponMax: 40,
    reviewedMax: 20,
    couponUsesMax: 1_000_000,
    couponCoursesMax: 100,
    daysMax: 60,
    seatHoldMax: 168,
    guaranteeMax: 365,
    accountMax: 120,
    /** Orders of a page of the learner's list. */
    perPage: 20,
    /** How often the page of an open card payment asks for its state. */
    pollMs: 4000,
  },
  lessonWaivers: { reasonMax: 500 },
  certificate: { nameMax: 120, reasonMax: 500, own: 200, signatoryMax: 120 },
  /** Certificates in a zip file, and hours in which it can be downloaded. */
  certificateArchive: { certificates: 5000, hours: 24 },
  tags: { max: 20, lengthMax: 60 },
  attachments: { nameMax: 200, max: 20 },
  /** Maximum file size in bytes, for photos of phones as they are, and maximum size of the stored image in pixels. */
  uploads: {
    thumbnail: { bytes: 20 * 1024 * 1024, width: 1280, height: 1280 },
    avatar: { bytes: 20 * 1024 * 1024, width: 256, height: 256 },
    attachment: { bytes: 25 * 1024 * 1024, width: 2560, height: 2560 },
    proof: { bytes: 20 * 1024 * 1024, width: 2560, height: 2560 },
    signature: { bytes: 20 * 1024 * 1024, width: 800, height: 320 },
    nameMax: 200,
    /** Total bytes per user. */
    perUser: 1024 ** 3,
    /** Limits the memory of the process that decodes an image: 50 megapixels take 0.6 to 1.1 GB. */
    pixels: 65_000_000,
    /** Images with more pixels are converted one at a time. */
    largePixels: 16_000_000,
    /** A PDF of a proof becomes a picture of its pages: pixels of all, and of the sides of each, A4 at 150 dots per inch. */
    pdf: { maxPages: 20, maxPixels: 26_000_000, longSide: 1754, shortSide: 1240 },
    /** Pixels of the picture that social networks show for a page. */
    linkPreview: { width: 1200, height: 630 },
  },
  /** Minutes. */
  courses: { durationMax: 100_000, lessonsMax: 200 },
  categories: { iconMax: 40 },
  reviews: { starsMax: 5, commentMax: 3000 },
  /** Characters shown on an event card before "show more". */
  events: { perPage: 12, descriptionOnCard: 320, capacityMax: 1_000_000 },
  polls: { options: { min: 2, max: 20 }, optionMax: 200 },
  pageSize: { default: 24, max: 100 },
  /** Unread notifications are counted up to this number. */
  unreadNotifications: { max: 100 },
  /** Rows of large lists are counted up to this number; one more stands for any larger number. */
  countedRows: 10_000,
  /** The first size is the default. */
  adminTable: { pageSizes: [10, 25, 50, 100] },
  /** Limits the CPU time of an import: hashing one password takes about 20 ms. */
  userImport: { rows: 500, kilobytes: 80, errors: 200, preview: 5 },
  /** Maximum of a PostgreSQL integer. */
  id: { max: 2_147_483_647 },
  /** Seconds. */
  lessonPosition: { max: 86_400 },
  session: { days: 30, perUser: 50 },
  /** Minutes for which the links of account mails are valid. */
  accountLinks: {
    confirm_email: 7 * 24 * 60,
    reset_password: 30,
    set_password: 7 * 24 * 60,
    change_email: 24 * 60,
    revert_email: 7 * 24 * 60,
  },
  /** Links for a new password to an address that is not confirmed. */
  unconfirmedResetsPerDay: 5,
  /** Mails of a kind about orders that nobody has paid, to an address that is not confirmed. */
  unconfirmedOrderMailsPerDay: 3,
  /** `setupMinutes`: between the QR code and its confirmation. */
  secondFactor: { recoveryCodes: 10, challengeMinutes: 5, setupMinutes: 60 },
  /** Days in which an export can be downloaded, and in which a deletion can be cancelled. */
  dataExport: { days: 7 },
  accountDeletion: { days: 7 },
  /** Days after which a message of the contact form is deleted, also one that nobody has handled (privacy policy). */
  contactMessageDays: 730,
  /** Posts of an issue; days in which a subscription is confirmed (also named in the mail's text), and a stopped issue resumed. */
  newsletter: { blogPostsMax: 20, introMax: 5000, confirmationDays: 7, resumeDays: 30 },
  /** Bounds of one GraphQL request; the largest query of the web client uses less than half. */
  graphqlQuery: { depth: 10, breadth: 200, complexity: 20_000, assumedListLength: 20 },
} as const;
