export const roles = ['student', 'trainer', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Admins can only be created by another admin. */
export const selfRegistrationRoles = ['student', 'trainer'] as const satisfies readonly Role[];

/**
 * Permissions by role. Which rows a permission covers is decided in `schema/core/accessRules.ts`. Visitors hold no
 * permission; public reads need none.
 */
export const permissions = {
  'profile:write': ['student', 'trainer', 'admin'],
  'notification:read': ['student', 'trainer', 'admin'],
  'enrollment:read': ['student', 'trainer', 'admin'],
  'enrollment:create': ['student'],
  'enrollment:manage': ['admin'],
  'certificate:read': ['student', 'trainer', 'admin'],
  'certificate:manage': ['admin'],
  'payment:write': ['student', 'trainer', 'admin'],
  'payment:manage': ['admin'],
  'progress:write': ['student'],
  'glossary:write': ['trainer', 'admin'],
  'event:register': ['student', 'trainer', 'admin'],
  'course:write': ['trainer', 'admin'],
  'course:manage': ['admin'],
  'studio:read': ['trainer', 'admin'],
  'review:write': ['student'],
  'thread:ask': ['student'],
  'thread:read': ['student', 'trainer', 'admin'],
  'note:write': ['student', 'trainer', 'admin'],
  'upload:write': ['student', 'trainer', 'admin'],
  'user:manage': ['admin'],
  'category:manage': ['admin'],
  'review:manage': ['admin'],
  'blog:manage': ['admin'],
  'faq:manage': ['admin'],
  'event:manage': ['admin'],
  'poll:manage': ['admin'],
  'siteDocument:manage': ['admin'],
  'searchVocabulary:manage': ['admin'],
  'audit:read': ['admin'],
  'contact:manage': ['admin'],
  'newsletter:manage': ['admin'],
  'job:manage': ['admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

/** Always false for a visitor (null). */
export function hasPermission(role: Role | null, permission: Permission): boolean {
  const holders: readonly Role[] = permissions[permission];
  return role !== null && holders.includes(role);
}

const dashboardPaths: Record<Role, string> = {
  admin: '/dashboard/admin',
  trainer: '/dashboard/trainer',
  student: '/dashboard/student',
};

/** Start page of a signed-in user; `/` for visitors. */
export const dashboardPath = (role: Role | null | undefined): string => (role ? dashboardPaths[role] : '/');
