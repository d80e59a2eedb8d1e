import { createRandom } from '../../../testing/createRandom';
import { solveProcedure } from '../solveProcedure';
import type {
  ProcedureRule,
  QuestionContent,
  QuestionKind,
  QuestionOption,
  QuestionResponse,
} from '../questions/question';

const statement = { text: 'Text', textAr: 'نص' };

/** Complete questions of every kind, and responses that may hold unknown and repeated ids. */
export function createRandomQuestions(seed: number) {
  const random = createRandom(seed);
  const integer = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
  const pick = <Item>(items: readonly Item[]): Item => items[integer(0, items.length - 1)] as Item;
  const shuffle = <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => ({ item, rank: random() }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ item }) => item);
  const options = (prefix: string): QuestionOption[] =>
    Array.from({ length: integer(2, 7) }, (_, index) => ({
      id: `${prefix}${index}`,
      text: `${prefix} ${index}`,
      textAr: '',
    }));
  const ids = (list: readonly QuestionOption[]) => list.map(({ id }) => id);
  const properSubset = (list: readonly string[]) => shuffle(list).slice(0, integer(1, list.length - 1));

  function rule(steps: readonly string[]): ProcedureRule {
    const [step = '', other = '', third = ''] = shuffle(steps);
    const isFatal = random() < 0.3;
    if (random() < 0.4) return { kind: 'required', step, isFatal };
    if (random() < 0.6) return { kind: 'before', step, other, isFatal };
    return { kind: 'never', step, since: random() < 0.7 ? other : null, until: null, isFatal, ...until(third) };
  }
  const until = (step: string) => (step !== '' && random() < 0.5 ? { until: step } : {});

  function rules(steps: readonly string[]): ProcedureRule[] {
    const drawn = Array.from({ length: integer(1, 8) }, () => rule(steps)).map((each) =>
      each.kind === 'never' && each.since === null ? { ...each, until: null } : each,
    );
    const kinds = new Set(drawn.map(({ kind }) => kind === 'required'));
    return kinds.size === 2 && solveProcedure(steps, drawn) ? drawn : rules(steps);
  }

  const questions: { [Kind in QuestionKind]: () => Extract<QuestionContent, { kind: Kind }> } = {
    single() {
      const list = options('a');
      return { kind: 'single', body: { ...statement, options: list }, key: { option: pick(list).id } };
    },
    multiple() {
      const list = options('a');
      const scoring = pick(['partial', 'all'] as const);
      return {
        kind: 'multiple',
        body: { ...statement, options: list },
        key: { options: properSubset(ids(list)), scoring },
      };
    },
    boolean: () => ({ kind: 'boolean', body: statement, key: { isTrue: random() < 0.5 } }),
    number: () => ({
      kind: 'number',
      body: { ...statement, units: ['kW', 'W'] },
      key: {
        value: `${integer(-9999, 9999) / 100}`,
        unit: pick(['kW', 'W']),
        tolerance: pick([
          { kind: 'digits', value: 2 },
          { kind: 'percent', value: '1' },
          { kind: 'absolute', value: '0.001' },
        ] as const),
      },
    }),
    text: () => ({ kind: 'text', body: statement, key: { accepted: ['العاكس', 'onduleur'] } }),
    order() {
      const list = options('a');
      return { kind: 'order', body: { ...statement, options: list }, key: { options: shuffle(ids(list)) } };
    },
    match() {
      const list = options('a');
      const targets = options('t');
      const key = Object.fromEntries(list.map(({ id }) => [id, pick(targets).id]));
      return { kind: 'match', body: { ...statement, options: list, targets }, key: { targets: key } };
    },
    hotspot() {
      const places = options('a').map((place) => ({ ...place, x: 1, y: 2 }));
      const picture = { url: '/media/a.webp', alt: 'A car', altAr: '' };
      return { kind: 'hotspot', body: { ...statement, picture, places }, key: { places: properSubset(ids(places)) } };
    },
    procedure() {
      const list = options('a');
      return { kind: 'procedure', body: { ...statement, options: list }, key: { rules: rules(ids(list)) } };
    },
  };

  const sequence = (list: readonly QuestionOption[]) => {
    const known = shuffle(ids(list)).slice(0, integer(0, list.length));
    return random() < 0.2 ? shuffle([...known, ...known.slice(0, 1), 'zz']) : known;
  };

  function response(question: QuestionContent): QuestionResponse | null {
    if (random() < 0.05) return null;
    switch (question.kind) {
      case 'single':
        return { option: pick([...ids(question.body.options), 'zz']) };
      case 'boolean':
        return { isTrue: random() < 0.5 };
      case 'number':
        return {
          text: pick([question.key.value, `${integer(-9999, 9999)}`, '1,200', '12 V', '', '؟', '1 kW']),
          unit: pick([null, 'kW', 'W']),
          reading: pick([null, 'decimal', 'grouped']),
        };
      case 'text':
        return { text: pick(['عاكس', 'Onduleur', 'محول', '', '!']) };
      case 'match':
        return {
          targets: Object.fromEntries(
            sequence(question.body.options).map((id) => [id, pick([...ids(question.body.targets), 'zz'])]),
          ),
        };
      case 'hotspot':
        return { place: pick([...ids(question.body.places), 'zz']) };
      case 'procedure':
        return { steps: sequence(question.body.options) };
      default:
        return { options: sequence(question.body.options) };
    }
  }

  return { questions, response, shuffle, random };
}
