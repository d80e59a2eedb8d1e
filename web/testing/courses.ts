/** A course of the shape the schema answers, different where told. */
export const aCourse = (different: Record<string, unknown> = {}) => ({
  id: 1,
  title: 'Home solar',
  titleAr: 'الطاقة الشمسية المنزلية',
  description: 'Measure first.\n\nThen calculate.',
  descriptionAr: 'القياس أولًا.\n\nثم الحساب.',
  slug: 'home-solar',
  categoryId: 1,
  trainerId: 2,
  trainer: { id: 2, firstName: 'نادية', lastName: 'مزيان', bio: null, bioAr: null, avatar: null },
  price: '1500.00',
  currency: 'DZD',
  isFree: false,
  thumbnail: null,
  duration: 61,
  level: 'beginner',
  isPublished: true,
  enrollmentCount: 3,
  rating: '4.60',
  ratingCount: 12,
  createdAt: new Date('2026-01-01'),
  updatedAt: new Date('2026-01-01'),
  lessonCount: 2,
  lessons: [aLesson(11, 'First light', 12), aLesson(12, 'The battery', 25)],
  myEnrollment: null,
  myReview: null,
  ...different,
});

const aLesson = (id: number, title: string, duration: number) => ({
  id,
  courseId: 1,
  title,
  titleAr: '',
  duration,
  order: id,
  isPublished: true,
  createdAt: new Date('2026-01-01'),
  hasVideo: id % 2 === 1,
  hasAttachments: false,
  myProgress: null,
});

/** A page of a list of these rows, as the schema answers it. */
export const aPageOf = <Row>(nodes: Row[], { total = nodes.length, more = false } = {}) => ({
  totalCount: total,
  nodes,
  edges: [],
  pageInfo: { hasNextPage: more, hasPreviousPage: false, startCursor: null, endCursor: more ? 'last' : null },
});

export const aPerson = (role: 'student' | 'trainer' | 'admin', id: number) => ({
  id,
  role,
  username: `user${id}`,
  email: 'someone@demo.dz',
  firstName: 'سلمى',
  lastName: 'بن يوسف',
  avatar: null,
});
