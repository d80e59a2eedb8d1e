import { confirmPublication } from '../resource/rowToggles';
import { useResourceTexts, type ResourceNamespace } from '../resource/resourceTexts';
import type { AdminRow } from '../table/types';
import type { SaveQuestion } from './useSaveQuestion';

type Publishable = AdminRow & { isPublished: boolean };

/** Returns a function for `entityForm` that asks what the row action asks, if a save publishes or unpublishes a record. */
export function usePublicationQuestion<Row extends Publishable>(
  namespace: ResourceNamespace,
  toName: (row: Row) => string,
): (row: Row, values: { isPublished?: boolean | undefined }) => SaveQuestion {
  const texts = useResourceTexts(namespace);
  return (row, { isPublished = row.isPublished }) => ({
    changes: [],
    publication:
      isPublished === row.isPublished
        ? undefined
        : confirmPublication({ isOn: isPublished, rows: [row], name: toName(row) }, texts),
  });
}
