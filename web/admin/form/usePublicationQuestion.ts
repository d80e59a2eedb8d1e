import { confirmPublication } from '../resource/rowToggles';
import { useResourceTexts, type ResourceNamespace } from '../resource/resourceTexts';
import type { AdminRow } from '../table/types';
import type { SaveQuestion } from './useSaveQuestion';

interface PublishableValues {
  isPublished?: boolean | undefined;
}

/**
 * Returns a function for `entityForm` that asks what the row action asks, if a save publishes or unpublishes a record.
 * @param toName names the record by what is typed
 * @param isPublishedAtFirst what the form of a new record proposes, which is not asked about
 */
export function usePublicationQuestion<Values extends PublishableValues>(
  namespace: ResourceNamespace,
  toName: (values: Values) => string,
  isPublishedAtFirst = false,
): (row: (AdminRow & { isPublished: boolean }) | null, values: Values) => SaveQuestion {
  const texts = useResourceTexts(namespace);
  return (row, values) => {
    const wasPublished = row?.isPublished ?? isPublishedAtFirst;
    const isPublished = values.isPublished ?? wasPublished;
    const isAsked = isPublished !== wasPublished && (row !== null || isPublished);
    const change = { isOn: isPublished, rows: [row ?? { id: '' }], name: toName(values) };
    return { changes: [], publication: isAsked ? confirmPublication(change, texts) : undefined };
  };
}
