import { initialLetter } from '../../schema/contract/search/glossarySort';
import { categoryFixture } from './catalogFixtures';
import { withParsedTexts } from './withParsedTexts';

/** Overrides replace the default fields, here and in the other fixtures. */
export const courseFixture = (overrides: Record<string, unknown> = {}) =>
  withParsedTexts(
    {
      id: 1,
      title: 'Home solar',
      titleAr: 'الطاقة الشمسية المنزلية',
      description: 'Measure first.\n\nThen calculate.',
      descriptionAr: 'القياس أولًا.\n\nثم الحساب.',
      slug: 'home-solar',
      ...{ categoryId: 3, category: categoryFixture() },
      trainerId: 2,
      trainer: {
        id: 2,
        firstName: 'Nadia',
        lastName: 'Meziane',
        firstNameAr: 'نادية',
        lastNameAr: 'مزيان',
        bio: null,
        bioAr: null,
        avatar: null,
        courseCount: 1,
        enrollmentCount: 5,
        publishedCourses: [],
      },
      price: '1500.00',
      currency: 'DZD',
      isFree: false,
      thumbnail: null,
      thumbnailSources: [],
      duration: 61,
      level: 'beginner',
      isPublished: true,
      isArchived: false,
      enrollmentCount: 3,
      rating: '4.60',
      ratingCount: 12,
      hasCertificate: true,
      keywords: [],
      ...{ outcomes: [], outcomesAr: [], audience: [], audienceAr: [], requirements: [], requirementsAr: [] },
      previewLessonId: null,
      previewLesson: null,
      reviews: connectionFixture([]),
      createdAt: new Date('2026-01-01'),
      updatedAt: new Date('2026-01-01'),
      lessonCount: 2,
      sections: [{ id: 1, title: '', titleAr: '', updatedAt: new Date('2026-01-01') }],
      prerequisites: [],
      lessons: [lessonFixture(11, 'First light', 12), lessonFixture(12, 'The battery', 25)],
      myEnrollment: null,
      myReview: null,
      ...overrides,
    },
    'description',
  );

/** What the page of a course shows beside the course. */
export const coursePageFixture = () => ({
  relatedCourses: [],
  courseRatings: [0, 0, 0, 4, 8],
  paymentTerms: { methods: ['ccp'], daysToPay: 3, guaranteeDays: 14 },
  faqs: connectionFixture([]),
});

const lessonFixture = (id: number, title: string, duration: number) => ({
  id,
  courseId: 1,
  title,
  titleAr: '',
  duration,
  order: id,
  isPublished: true,
  ...{ sectionId: 1, kind: 'content', isRequired: true, needsPrevious: false, lockedBy: null },
  isPreview: false,
  createdAt: new Date('2026-01-01'),
  hasVideo: id % 2 === 1,
  hasAttachments: false,
  myProgress: null,
});

export const connectionFixture = <Row>(nodes: Row[], { total = nodes.length, more: hasNextPage = false } = {}) => ({
  totalCount: total,
  nodes,
  edges: [],
  pageInfo: { hasNextPage, hasPreviousPage: false, startCursor: null, endCursor: hasNextPage ? 'last' : null },
});

export const userFixture = (role: 'student' | 'trainer' | 'admin', id: number) => ({
  id,
  role,
  username: `user${id}`,
  email: 'someone@demo.dz',
  firstName: 'سلمى',
  lastName: 'بن يوسف',
  firstNameAr: null,
  lastNameAr: null,
  avatar: null,
  isAwaitingApproval: false,
  isEmailConfirmed: true,
  isEmailBounced: false,
  mustSetUpSecondFactor: false,
});

export const eventFixture = (overrides: Record<string, unknown> = {}) =>
  withParsedTexts(
    {
      id: 7,
      title: 'Commissioning a wallbox',
      titleAr: 'وضع شاحن جداري في الخدمة',
      description: 'One day in the workshop.',
      descriptionAr: 'يوم كامل في الورشة.',
      startDate: new Date('2099-12-11T08:00:00.000Z'),
      endDate: new Date('2099-12-11T15:30:00.000Z'),
      location: 'Kouba, Algiers',
      locationAr: 'القبة، الجزائر العاصمة',
      isOnline: false,
      meetingUrl: null,
      capacity: 24,
      registeredCount: 7,
      spotsLeft: 17,
      isSoldOut: false,
      isUpcoming: true,
      isOver: false,
      price: '5000.00',
      thumbnail: null,
      thumbnailSources: [],
      organizer: {
        id: 2,
        firstName: 'Nadia',
        lastName: 'Meziane',
        firstNameAr: 'نادية',
        lastNameAr: 'مزيان',
        avatar: null,
        hasTrainerPage: false,
      },
      isPublished: true,
      myRegistration: null,
      myOrder: null,
      ...overrides,
    },
    'description',
  );

export const registrationFixture = (overrides: Record<string, unknown> = {}) => ({
  id: 1,
  status: 'registered',
  payment: null,
  ...overrides,
});

/** An order of a course by the student 9, to be paid by CCP transfer. */
export const paymentFixture = (overrides: Record<string, unknown> = {}) => ({
  id: 31,
  userId: 9,
  courseId: 1,
  course: { id: 1, title: 'Home solar', titleAr: 'الطاقة الشمسية المنزلية' },
  eventId: null,
  event: null,
  amount: '16000.00',
  listPrice: '16000.00',
  currency: 'DZD',
  method: 'ccp',
  status: 'pending',
  reference: 'TY-4K7Q9X',
  couponCode: null,
  transactionId: null,
  notes: null,
  proofId: null,
  proofUrl: null,
  decisionReason: null,
  rejectionCount: 0,
  expiresAt: new Date('2099-11-26T09:30:00Z'),
  seatHeldUntil: null,
  place: 'held',
  submittedAt: null,
  confirmedAt: null,
  refundReason: null,
  refundRequestedAt: null,
  refundMethod: null,
  refundAccount: null,
  refundHolder: null,
  refundReference: null,
  refundedAt: null,
  refundableUntil: null,
  canRequestRefund: false,
  checkoutUrl: null,
  account: { holder: 'Tayyar SARL', number: '0012345678', key: '42', rip: null, rib: null, bankName: null },
  receipts: [],
  createdAt: new Date('2099-11-23T09:30:00Z'),
  ...overrides,
});

/** A valid certificate as its holder and as everybody sees it. */
export const certificateFixture = (overrides: Record<string, unknown> = {}) => ({
  id: 5,
  number: 'TYR-2026-000123',
  code: 'ABCDEFGHJKMNPQRS',
  status: 'valid',
  holderName: 'Salma Ben Youcef',
  holderNameAr: 'سلمى بن يوسف',
  courseId: 1,
  courseTitle: 'Home solar',
  courseTitleAr: 'الطاقة الشمسية المنزلية',
  level: 'beginner',
  hours: 12,
  lessonCount: 9,
  trainerName: 'Nadia Meziane',
  trainerNameAr: 'نادية مزيان',
  completedAt: new Date('2026-11-02T10:00:00Z'),
  issuedAt: new Date('2026-11-03T10:00:00Z'),
  revokedAt: null,
  revocationReason: null,
  ...overrides,
});

/** A signed-in student as the pages about certificates need one. */
export const certificateHolderFixture = (overrides: Record<string, unknown> = {}) => ({
  ...userFixture('student', 9),
  certificateName: 'Salma Ben Youcef',
  certificateNameAr: 'سلمى بن يوسف',
  isCertificateNameFixed: true,
  learnerHandle: null,
  ...overrides,
});

export const pollFixture = (overrides: Record<string, unknown> = {}) => ({
  id: 7,
  question: 'Which electric car would suit Algerian cities best?',
  questionAr: 'أي سيارة كهربائية أنسب للمدن الجزائرية؟',
  options: [
    { id: 71, optionText: 'Fiat 500e', optionTextAr: 'فيات 500e', votes: 112 },
    { id: 72, optionText: 'Dacia Spring', optionTextAr: 'داسيا سبرينغ', votes: 98 },
    { id: 73, optionText: 'Another one', optionTextAr: 'سيارة أخرى', votes: 3 },
  ],
  isMultiple: false,
  isExpired: false,
  voterCount: 213,
  endsAt: null,
  hasVoted: false,
  myChoices: [],
  ...overrides,
});

export const blogPostFixture = (overrides: Record<string, unknown> = {}) =>
  withParsedTexts(
    {
      id: 1,
      slug: 'reading-a-battery-label',
      title: 'Reading a battery label',
      titleAr: 'قراءة ملصق البطارية',
      summary: 'What the figures mean.',
      summaryAr: 'ما تعنيه الأرقام.',
      content: 'What the figures mean.\n\nAnd what they leave out.',
      contentAr: 'ما تعنيه الأرقام.\n\nوما تسكت عنه.',
      thumbnail: null,
      thumbnailSources: [],
      readTime: 5,
      views: 1234,
      tags: [],
      isPublished: true,
      createdAt: new Date('2026-02-03T09:00:00Z'),
      publishedAt: new Date('2026-02-03T09:00:00Z'),
      updatedAt: new Date('2026-02-03T09:00:00Z'),
      category: { id: 3, name: 'Batteries', nameAr: 'البطاريات' },
      author: {
        id: 2,
        firstName: 'Nadia',
        lastName: 'Meziane',
        firstNameAr: 'نادية',
        lastNameAr: 'مزيان',
        avatar: null,
        hasTrainerPage: false,
      },
      related: [],
      ...overrides,
    },
    'content',
  );

export const glossaryTermFixture = (overrides: { term?: string; termAr?: string } & Record<string, unknown> = {}) => {
  const names = { term: 'Wallbox', termAr: 'شاحن جداري', ...overrides };
  return {
    id: 1,
    definition: 'A fixed charging point.',
    definitionAr: 'نقطة شحن ثابتة.',
    acronym: null,
    acronymAr: null,
    nameFr: null,
    spellings: [],
    category: 'Charging',
    categoryAr: 'الشحن',
    isPublished: true,
    createdAt: new Date('2026-01-01'),
    updatedAt: new Date('2026-01-01'),
    createdBy: 2,
    canEdit: false,
    letter: initialLetter(names.term),
    letterAr: initialLetter(names.termAr),
    ...names,
  };
};

export const glossaryCategoryFixtures = [
  { category: 'Batteries', categoryAr: 'البطاريات', count: 5 },
  { category: 'Charging', categoryAr: 'الشحن', count: 7 },
];
