import type { QuestionBody } from '../../../contract/grading/questions/question';
import { listOptions, type OptionOrder } from '../attemptIds';
import type { StoredVersion } from '../questions/questionVersions';

/** A version as an attempt shows it. */
export interface ShownVersion {
  version: StoredVersion;
  order: OptionOrder;
}

interface Identified {
  id: string;
}

/** What the corrected version has, and what the answered one had beside: an answer may name it. */
const merge = <Item extends Identified>(corrected: readonly Item[], answered: readonly Item[]): Item[] => [
  ...corrected,
  ...answered.filter(({ id }) => !corrected.some((item) => item.id === id)),
];

/** The order of the attempt by ids, with new items behind. */
function mergeOrder(
  merged: readonly Identified[],
  answered: readonly Identified[],
  order: readonly number[],
): number[] {
  const known = order.flatMap((index) => answered[index]?.id ?? []);
  const added = merged.map(({ id }) => id).filter((id) => !known.includes(id));
  return [...known, ...added].map((id) => merged.findIndex((item) => item.id === id));
}

/**
 * The corrected version in the order of the attempt, so that answers keep their names; the answered one if that is of another kind or
 * there is no correction.
 */
export function applyCorrection(shown: ShownVersion, corrected: StoredVersion | undefined): ShownVersion {
  const { version: answered, order } = shown;
  if (corrected?.kind !== answered.kind) return shown;
  const [before, after] = [listOptions(answered.body), listOptions(corrected.body)];
  const options = merge(after.options, before.options);
  const targets = merge(after.targets, before.targets);
  const places = merge(after.places, before.places);
  const body = {
    ...corrected.body,
    ...('options' in corrected.body && { options }),
    ...('targets' in corrected.body && { targets }),
    ...('places' in corrected.body && { places }),
  } as QuestionBody;
  return {
    // Kind, body and key are of one kind, which the union cannot say.
    version: { ...corrected, body } as StoredVersion,
    order: {
      options: mergeOrder(options, before.options, order.options),
      targets: mergeOrder(targets, before.targets, order.targets),
    },
  };
}
