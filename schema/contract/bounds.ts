/** Bounds of what is sent: of the fields of inputs, of files, and of requests. Texts in characters. */
export const bounds = {
  username: { min: 3, max: 50 },
  /** The upper bound limits the CPU time of hashing one request. */
  password: { min: 6, max: 200, adminCommandMin: 8 },
  name: { max: 80 },
  email: { max: 254 },
  /** As typed; the stored number is shorter. */
  phone: { max: 60 },
  url: { max: 2000 },
  bio: { max: 2000 },
  /**
   * Characters and words of a search (later words are ignored), ranked rows, words of a name, terms and vocabulary entries of a
   * name, other names of a name, words of texts that contain a searched word.
   */
  search: { max: 100, words: 16, ranked: 1000, wordsOfName: 6, termsOfName: 5, synonyms: 20, wordsOfPart: 100 },
  /** Names of one thing in an entry of the search vocabulary, keywords of a course, and characters of each. */
  searchWords: { vocabulary: { min: 2, max: 30 }, keywords: 20, lengthMax: 60 },
  contact: { subjectMax: 150, messageMax: 5000, replyMax: 5000, repliesPerMessage: 50 },
  /** What a person writes to chosen others. */
  personalMessage: { subjectMax: 150, textMax: 3000 },
  glossary: { termMax: 120, acronymMax: 30, definitionMax: 2000, categoryMax: 80, spellings: 10 },
  slug: { max: 200 },
  /** Titles and names, short texts, and full texts. */
  content: { titleMax: 200, excerptMax: 500, textMax: 50_000 },
  /** Minutes. */
  readTime: { max: 600 },
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
  },
  userNote: { max: 2000, perPerson: 200 },
  /** Views of a list and of a person, shown columns of a list, and characters of a view's name and of other names. */
  savedViews: { perList: 20, perPerson: 100, columns: 60, nameMax: 60, identifierMax: 60 },
  lessonWaivers: { reasonMax: 500 },
  certificate: { nameMax: 120, reasonMax: 500, signatoryMax: 120 },
  certificateArchive: { certificates: 5000 },
  tags: { max: 20, lengthMax: 60 },
  attachments: { nameMax: 200, max: 20 },
  /** Maximum file size in bytes, for photos of phones as they are, and maximum size of the stored image in pixels. */
  uploads: {
    thumbnail: { bytes: 20 * 1024 * 1024, width: 1280, height: 1280 },
    avatar: { bytes: 20 * 1024 * 1024, width: 256, height: 256 },
    attachment: { bytes: 25 * 1024 * 1024, width: 2560, height: 2560 },
    proof: { bytes: 20 * 1024 * 1024, width: 2560, height: 2560 },
    signature: { bytes: 20 * 1024 * 1024, width: 800, height: 320 },
    captions: { bytes: 1024 * 1024 },
    nameMax: 200,
    /** Total bytes per user. */
    perUser: 1024 ** 3,
    /** Limits the memory of the process that decodes an image: 50 megapixels take 0.6 to 1.1 GB. */
    pixels: 65_000_000,
    /** What browsers reduce pictures to before they send them: pixels of the longer side, and files that may be sent as they are. */
    reduced: { longSide: 2560, proofLongSide: 3200, bytes: 4 * 1024 * 1024 },
    /** Images with more pixels are converted one at a time. */
    largePixels: 16_000_000,
    /** A PDF of a proof is drawn as a picture of its pages: pixels of all, and of the sides of each, A4 at 150 dots per inch. */
    pdf: { maxPages: 20, maxPixels: 26_000_000, longSide: 1754, shortSide: 1240 },
    /** Pixels of the picture that social networks show for a page. */
    linkPreview: { width: 1200, height: 630 },
  },
  /**
   * Questions of a course; places of a quiz, questions that they ask in all, and points of each; attempts; minutes of a pause; seconds
   * of a time limit; answers of a request and bytes of each; and the exceptions of a learner.
   */
  quizzes: {
    questions: 1000,
    /** With archived ones. */
    allQuestions: 2000,
    namedTags: 500,
    slots: 100,
    asked: 100,
    points: 100,
    attempts: 100,
    pauseMinutes: 30 * 24 * 60,
    timeLimitSeconds: { min: 30, max: 24 * 60 * 60 },
    answers: 50,
    responseBytes: 2048,
    /** Questions of a round of practice, and of a week. */
    practiceRound: 5,
    extraPercent: 400,
    reasonMax: 500,
  },
  /** Minutes, lessons and sections of a course, and courses that come before it. */
  courses: { durationMax: 100_000, lessonsMax: 200, sectionsMax: 50, prerequisitesMax: 10 },
  /** Outcomes, audience and requirements of a course, each, and characters of an item. */
  courseLists: { items: 12, itemMax: 200 },
  categories: { iconMax: 40 },
  /** Cues of a file, its other blocks, such as notes, and lines of a cue. */
  captions: { cuesMax: 5000, otherBlocksMax: 5000, linesMax: 20 },
  reviews: { starsMax: 5, commentMax: 3000 },
  /** Questions about lessons and their answers: characters of a text and of a reason, and posts of a thread. */
  threads: { textMin: 2, textMax: 5000, reasonMax: 500, posts: 200 },
  /** Private notes at lessons: characters of a text, notes of a person at one lesson and at all. */
  notes: { textMax: 5000, perLesson: 200, perPerson: 5000 },
  events: { capacityMax: 1_000_000 },
  polls: { options: { min: 2, max: 20 }, optionMax: 200 },
  /**
   * Questions of the bank: characters of texts, items of lists, bytes of a body, characters of all formulas, which take the longest to
   * show, and characters of what a learner types.
   */
  questions: {
    textMax: 5000,
    optionMax: 500,
    lineMax: 200,
    idMax: 8,
    options: { min: 2, max: 12 },
    units: 8,
    accepted: 30,
    rules: 30,
    digits: { min: 1, max: 10 },
    bodyBytes: 60_000,
    formulaCharacters: 3000,
    responseTextMax: 200,
    responseNumberMax: 60,
  },
  /** Limits the CPU time of an import: hashing one password takes about 20 ms. */
  userImport: { rows: 500, kilobytes: 80 },
  /** Maximum of a PostgreSQL integer. */
  id: { max: 2_147_483_647 },
  /** Seconds. */
  lessonPosition: { max: 86_400 },
  sessionsPerUser: 50,
  recoveryCodes: 10,
  newsletter: { blogPostsMax: 20, introMax: 5000 },
  /** Months of a trend in the studio. */
  trendMonths: { default: 12, max: 36 },
  /** One GraphQL request. The largest query of the web client, the player's with the texts of all lessons, uses less than 17,000. */
  graphqlQuery: { depth: 10, breadth: 200, complexity: 20_000, assumedListLength: 20 },
} as const;
