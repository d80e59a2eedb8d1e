import type { AuditedEntity } from '../../../schema/contract/audit/auditedEntities';
import { paths } from '../../routing';

/** Entities whose rows have a page. */
const recordPaths: Readonly<Partial<Record<AuditedEntity, (id: string) => string>>> = {
  users: paths.admin.person,
  courses: paths.admin.course,
  events: paths.admin.event,
  blog_posts: paths.admin.blogPost,
  polls: paths.admin.poll,
  payments: paths.admin.payment,
  contact_messages: paths.admin.message,
};

interface AuditedRow {
  action: string;
  entity: AuditedEntity;
  entityId: string;
}

/** The page of the row that an audit entry is about; undefined for deleted rows and those without a page. */
export const auditedRecordPath = ({ action, entity, entityId }: AuditedRow): string | undefined =>
  action === 'delete' ? undefined : recordPaths[entity]?.(entityId);
