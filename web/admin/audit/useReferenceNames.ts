import type { AuditedEntity } from '../../../schema/contract/audit/auditedEntities';
import { findReferencedEntity, maxNamedReferences } from '../../../schema/contract/audit/auditReferences';
import { useReferenceNamesQuery } from './__generated__/referenceNames';

interface AuditValue {
  field: string;
  before?: string | null | undefined;
  after?: string | null | undefined;
}

/** The name of the row that a value of a field refers to; undefined for other fields, deleted rows, and until it is read. */
type FindReferenceName = (field: string, json: string | null) => string | undefined;

const rowIdPattern = /^[1-9]\d{0,9}$/;

/** Reads the names of the rows to which the values of an entity's changes refer, all in one request. */
export function useReferenceNames(entity: AuditedEntity, changes: readonly AuditValue[]): FindReferenceName {
  const references = changes.flatMap(({ field, before, after }) => {
    const referenced = findReferencedEntity(entity, field);
    const ids = [before, after].filter((json): json is string => rowIdPattern.test(json ?? ''));
    return referenced ? ids.map((id) => ({ entity: referenced, id })) : [];
  });
  const { data } = useReferenceNamesQuery({
    variables: { references: references.slice(0, maxNamedReferences) },
    skip: references.length === 0,
  });
  return (field, json) => {
    const referenced = findReferencedEntity(entity, field);
    return data?.referenceNames.find((row) => row.entity === referenced && row.id === json)?.name;
  };
}
