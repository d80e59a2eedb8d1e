import type { ToggleChange } from '../resource/adminResource';
import { useResourceTexts, type ResourceNamespace, type ResourceTexts } from '../resource/resourceTexts';
import { confirmPublication } from '../resource/rowToggles';
import type { ActionConfirmation, AdminRow } from '../table/types';
import type { SaveQuestion } from './useSaveQuestion';

interface PublishableValues {
  isPublished?: boolean | undefined;
}

interface PublicationQuestionOptions<Row extends AdminRow, Values, Namespace extends ResourceNamespace> {
  namespace: Namespace;
  /** Names the record by what is typed. */
  toName(values: Values): string;
  /** What the form of a new record proposes, which is not asked about; default: false. */
  isPublishedAtFirst?: boolean;
  /** Asks what the row action asks; a new record is no row. */
  confirm?(change: ToggleChange<Row>, texts: ResourceTexts<Namespace>, values: Values): ActionConfirmation;
}

/** Returns what a save asks that publishes or unpublishes a record. */
export function usePublicationQuestion<
  Row extends AdminRow & { isPublished: boolean },
  Values extends PublishableValues,
  Namespace extends ResourceNamespace,
>({
  namespace,
  toName,
  isPublishedAtFirst = false,
  confirm = confirmPublication,
}: PublicationQuestionOptions<Row, Values, Namespace>): (row: Row | null, values: Values) => SaveQuestion {
  const texts = useResourceTexts(namespace);
  return (row, values) => {
    const wasPublished = row?.isPublished ?? isPublishedAtFirst;
    const isPublished = values.isPublished ?? wasPublished;
    const isAsked = isPublished !== wasPublished && (row !== null || isPublished);
    const change = { isOn: isPublished, rows: row ? [row] : [], name: toName(values) };
    return { changes: [], publication: isAsked ? confirm(change, texts, values) : undefined };
  };
}
