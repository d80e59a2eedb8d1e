/** The three roles of the specification, section 6. */
export const roles = ['student', 'trainer', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The roles one may choose at registration; admin is given by an admin alone. */
export const selfRegistrationRoles = ['student', 'trainer'] as const satisfies readonly Role[];

/**
 * Who may do what, about the person alone. Which rows a permission reaches (own courses, own enrolments) is a matter of
 * `schema/core/accessRules.ts`. Visitors hold no permission: what they may read needs none.
 */
export const permissions = {
  'profile:write': ['student', 'trainer', 'admin'],
  'enrollment:read': ['student', 'trainer', 'admin'],
  'enrollment:create': ['student'],
  'progress:write': ['student'],
  'glossary:write': ['trainer', 'admin'],
  'event:register': ['student', 'trainer', 'admin'],
  'course:write': ['trainer', 'admin'],
  'course:manage': ['admin'],
  'studio:read': ['trainer', 'admin'],
  'review:write': ['student'],
  'upload:write': ['student', 'trainer', 'admin'],
  'user:manage': ['admin'],
  'category:manage': ['admin'],
  'review:manage': ['admin'],
  'blog:manage': ['admin'],
  'faq:manage': ['admin'],
  'event:manage': ['admin'],
  'poll:manage': ['admin'],
  'audit:read': ['admin'],
  'contact:manage': ['admin'],
  'newsletter:manage': ['admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

/** Whether a person of this role holds the permission; a visitor (null) never does. */
export function hasPermission(role: Role | null, permission: Permission): boolean {
  const holders: readonly Role[] = permissions[permission];
  return role !== null && holders.includes(role);
}

const dashboardPaths: Record<Role, string> = {
  admin: '/dashboard/admin',
  trainer: '/dashboard/trainer',
  student: '/dashboard/student',
};

/** Where a signed-in person of this role is at home; `/` for anyone else (spec.md sections 2 and 6). */
export const dashboardPath = (role: Role | null | undefined): string => (role ? dashboardPaths[role] : '/');
