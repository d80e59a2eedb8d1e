import { auditedEntityNamesAr } from '../../../schema/contract/audit/auditedEntities';
import type { ResourceTexts } from '../resource/resourceTexts';
import type { AdminAuditEntryFragment } from './__generated__/auditResource';

export const entryName = (entry: AdminAuditEntryFragment, { t }: Pick<ResourceTexts<'adminAudit'>, 't'>) => {
  const { action, entity, entityId, entityName } = entry;
  return `${t(`actions.${action}`)} ${auditedEntityNamesAr[entity]} ${entityName ? `«${entityName}»` : entityId}`;
};
