import { auditedEntityNamesAr } from '../../../schema/contract/audit/auditedEntities';
import { useTranslation } from '../../language';
import { TextLink } from '../../routing';
import { keepCodesWhole } from '../../ui/text/unbrokenCodes';
import { auditedRecordPath } from '../record/auditedRecordPath';
import type { ResourceTexts } from '../resource/resourceTexts';
import type { AdminAuditEntryFragment } from './__generated__/auditResource';

export const entryName = (entry: AdminAuditEntryFragment, { t }: Pick<ResourceTexts<'adminAudit'>, 't'>) => {
  const { action, entity, entityId, entityName } = entry;
  return `${t(`actions.${action}`)} ${auditedEntityNamesAr[entity]} ${entityName ? `«${entityName}»` : entityId}`;
};

/** What was done to which row, with a link to its page. */
export function EntryName({ entry }: { entry: AdminAuditEntryFragment }) {
  const { t } = useTranslation('adminAudit');
  const path = auditedRecordPath(entry);
  const name = keepCodesWhole(entryName(entry, { t }));
  return path === undefined ? name : <TextLink to={path}>{name}</TextLink>;
}
