import type {
  PicturePlace,
  QuestionBody,
  QuestionOption,
  QuestionResponse,
} from '../../contract/grading/questions/question';
import { unitIds } from '../../contract/grading/numbers/units';

/*
 * Ids of options as learners see them: "o1", "o2" … in the order of the attempt. Those of the bank follow the order in which the
 * author wrote the options, which is often the right one; so do units and the places of a picture, "m1", "m2" … The ids "p1", "p2" …
 * had the author's order: an answer of a page of then must not be taken for another place.
 */

/** Indexes of the body's options, and of its targets, in the order of an attempt. */
export interface OptionOrder {
  options: readonly number[];
  targets: readonly number[];
}

interface ListedOptions {
  options: readonly QuestionOption[];
  targets: readonly QuestionOption[];
  places: readonly PicturePlace[];
}

/** From above, then from the left: the numbers of marks must not follow the order in which the author placed them. */
const inReadingOrder = (places: readonly PicturePlace[]): PicturePlace[] =>
  places.toSorted((a, b) => a.y - b.y || a.x - b.x);

/** The options, targets and places of a question, places in the order in which they are shown; none for kinds without. */
export const listOptions = (body: QuestionBody): ListedOptions => ({
  options: 'options' in body ? body.options : [],
  targets: 'targets' in body ? body.targets : [],
  places: 'places' in body ? inReadingOrder(body.places) : [],
});

const inOrder = <Option>(options: readonly Option[], order: readonly number[]): Option[] =>
  order.flatMap((index) => options[index] ?? []);

const renamed = <Option extends { id: string }>(options: readonly Option[], prefix: string): Option[] =>
  options.map((option, index) => ({ ...option, id: `${prefix}${index + 1}` }));

/** A body as the learner of an attempt sees it. */
export function toShownBody(body: QuestionBody, order: OptionOrder): QuestionBody {
  const { options, targets, places } = listOptions(body);
  return {
    ...body,
    ...('options' in body && { options: renamed(inOrder(options, order.options), 'o') }),
    ...('targets' in body && { targets: renamed(inOrder(targets, order.targets), 't') }),
    ...('places' in body && { places: renamed(places, 'm') }),
    ...('units' in body && { units: unitIds.filter((id) => body.units.includes(id)) }),
  };
}

interface Names {
  option: (id: string) => string;
  target: (id: string) => string;
  place: (id: string) => string;
}

/** Renames the ids in a response; the shape of a response says which ids it has. */
function renameResponse(response: QuestionResponse, { option, target, place }: Names): QuestionResponse {
  if ('option' in response) return { option: option(response.option) };
  if ('options' in response) return { options: response.options.map(option) };
  if ('steps' in response) return { steps: response.steps.map(option) };
  if ('place' in response) return { place: place(response.place) };
  if (!('targets' in response)) return response;
  const pairs = Object.entries(response.targets).map(([id, targetId]) => [option(id), target(targetId)]);
  return { targets: Object.fromEntries(pairs) as Record<string, string> };
}

type Options = readonly { id: string }[];

/** An id that has no new name stays. */
const renaming = (from: Options, to: Options) => {
  const names = new Map(from.map(({ id }, index) => [id, to[index]?.id ?? id]));
  return (id: string): string => names.get(id) ?? id;
};

const namesBetween = (from: ListedOptions, to: ListedOptions): Names => ({
  option: renaming(from.options, to.options),
  target: renaming(from.targets, to.targets),
  place: renaming(from.places, to.places),
});

/** The options of a body in the order of an attempt, with the ids of the bank and with those that are shown. */
function bothNames(body: QuestionBody, order: OptionOrder): { stored: ListedOptions; shown: ListedOptions } {
  const { options, targets, places } = listOptions(body);
  const stored = { options: inOrder(options, order.options), targets: inOrder(targets, order.targets), places };
  return { stored, shown: listOptions(toShownBody(body, order)) };
}

/** A stored response with the ids that the learner sees. */
export function toShownResponse(body: QuestionBody, order: OptionOrder, response: QuestionResponse): QuestionResponse {
  const { stored, shown } = bothNames(body, order);
  return renameResponse(response, namesBetween(stored, shown));
}

/** A learner's response with the ids of the bank. */
export function toStoredResponse(body: QuestionBody, order: OptionOrder, response: QuestionResponse): QuestionResponse {
  const { stored, shown } = bothNames(body, order);
  return renameResponse(response, namesBetween(shown, stored));
}

/** The id that the learner sees of an option of the bank. */
export function toShownOption(body: QuestionBody, order: OptionOrder, id: string): string {
  const { stored, shown } = bothNames(body, order);
  const { option, place } = namesBetween(stored, shown);
  return 'places' in body ? place(id) : option(id);
}
