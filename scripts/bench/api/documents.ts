const card = `
  id title titleAr price isFree level duration thumbnail rating ratingCount enrollmentCount
  trainer { id firstName lastName } category { id name nameAr }`;
const page = `edges { cursor node { ${card} } } pageInfo { hasNextPage endCursor }`;

const compact = (document: string): string => document.replace(/\s+/g, ' ').trim();

/** GraphQL documents of the scenarios. */
export const documents = {
  catalogue: compact(`query Catalogue($categoryId: ID!, $sort: CourseSort!, $after: String) {
    courses(filter: { categoryId: $categoryId }, sort: $sort, first: 24, after: $after) { ${page} } }`),
  course: compact(`query Course($id: ID!, $reviews: Int!) {
    course(id: $id) { ${card} description descriptionAr
      lessons { id title titleAr duration order hasVideo }
      reviews(first: $reviews) { nodes { id rating comment commentAr createdAt } } } }`),
  search: compact(`query Search($search: String!) { courses(filter: { search: $search }, first: 24) { ${page} } }`),
  dashboard: compact(`query Dashboard {
    myEnrollments { id status progress lastActivityAt course { id title titleAr thumbnail } nextLesson { id title titleAr } } }`),
  enroll: compact(`mutation Enroll($courseId: ID!) {
    enrollInCourse(courseId: $courseId) { id courseId status progress enrolledAt } }`),
};
