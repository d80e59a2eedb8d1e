export const trainers = {
  badge: 'Trainer',
  path: 'You are here',
  allCourses: 'All courses',
  description: 'The courses of \u2068{{name}}\u2069 in electric vehicles and renewable energy.',
  figures: 'The trainer in figures',
  courseCount_one: '{{n}} course',
  courseCount_other: '{{n}} courses',
  enrollments_one: '{{n}} enrollment',
  enrollments_other: '{{n}} enrollments',
  courses: 'Courses of this trainer',
  notFound: 'Trainer Not Found',
  notFoundText: 'No trainer with published courses has this address.',
} as const;
