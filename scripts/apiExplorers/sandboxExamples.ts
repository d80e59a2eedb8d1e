/** A tab of the sandbox; headers and variables are JSON texts. */
interface SandboxExample {
  query: string;
  headers?: string;
  variables?: string;
}

const toJson = (value: object): string => JSON.stringify(value, null, 2);

/** The tabs with which the sandbox opens, in the order in which a newcomer runs them; they use the demo data. */
export const sandboxExamples: SandboxExample[] = [
  {
    query: `# Published courses. The header Accept-Language
# chooses the language of messages.
query CatalogueInArabic {
  courses(first: 5, filter: { search: "طاقة" }) {
    totalCount
    edges {
      node {
        id
        titleAr
        level
        price
        category { nameAr }
        trainer { firstName lastName }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}
`,
    headers: toJson({ 'Accept-Language': 'ar' }),
  },
  {
    query: `# The token of the answer becomes the header Authorization,
# which tabs without one send too.
mutation SignIn($input: LoginInput!) {
  login(input: $input, withToken: true) {
    token
    user { id username role }
    secondFactor { challenge }
  }
}
`,
    variables: toJson({ input: { email: 'student@demo.dz', password: 'demo-1234' } }),
  },
  {
    query: `# Sign in first. A second call returns
# the same enrollment.
mutation Enroll($courseId: ID!) {
  enrollInCourse(courseId: $courseId) {
    id
    status
    progress
    course { titleAr }
  }
}
`,
    variables: toJson({ courseId: '1' }),
  },
  {
    query: `# Sign in as admin@demo.dz first.
# Other roles get the problem notAllowed.
query AdminList {
  adminCourses(filter: { search: "solar" }, sort: title, direction: asc, pageSize: 10) {
    totalCount
    rows { id title isPublished enrollmentCount updatedAt }
  }
}
`,
  },
];
