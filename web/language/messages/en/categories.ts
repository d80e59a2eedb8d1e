export const categories = {
  badge: 'Courses by subject',
  title: '{{name}}: courses',
  introduction: 'Courses and articles about \u2068{{name}}\u2069.',
  filter: 'Filter these courses',
  noCourses: 'No courses yet',
  noCoursesText: 'The first courses of this category are in preparation.',
  posts: 'Articles on the subject',
  allPosts: 'All articles on it',
  others: 'Other categories',
  allCourses: 'All courses',
  notFound: 'Category Not Found',
  notFoundText: 'This category does not exist.',
} as const;
