/** Number of rows of a generated database. */
export interface DataSize {
  users: number;
  trainers: number;
  courses: number;
  lessonsPerCourse: number;
  enrollments: number;
  posts: number;
  events: number;
}

/** `tiny` is for the test. `xl` has ten times the courses, posts and events of `l`, five times the users and enrollments. */
export const dataSizes = {
  tiny: { users: 400, trainers: 20, courses: 120, lessonsPerCourse: 4, enrollments: 1_200, posts: 12, events: 6 },
  l: {
    users: 50_000,
    trainers: 500,
    courses: 2_000,
    lessonsPerCourse: 10,
    enrollments: 200_000,
    posts: 500,
    events: 60,
  },
  xl: {
    users: 250_000,
    trainers: 5_000,
    courses: 20_000,
    lessonsPerCourse: 10,
    enrollments: 1_000_000,
    posts: 5_000,
    events: 600,
  },
} as const satisfies Record<string, DataSize>;

export type DataSizeName = keyof typeof dataSizes;

export const categoryCount = 20;
