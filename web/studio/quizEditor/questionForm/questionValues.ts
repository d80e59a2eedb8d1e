import type {
  NumberTolerance,
  ProcedureRule,
  QuestionKind,
  QuestionPicture,
} from '../../../../schema/contract/grading/questions/question';

/** A row of the form: a choice, an item to put in order, a side of a pair, or a step. */
export interface OptionValues {
  id: string;
  text: string;
  textAr: string;
}

export interface PlaceValues extends OptionValues {
  /** Percent of the picture's width and height. */
  x: number;
  y: number;
}

/** Ids of steps; '' for none. */
export interface RuleValues {
  kind: ProcedureRule['kind'];
  isFatal: boolean;
  step: string;
  other: string;
  since: string;
  until: string;
}

export interface NoteValues {
  /** Its id. */
  option: string;
  text: string;
  textAr: string;
  misconception: string;
  misconceptionAr: string;
  /** '' for none. */
  lessonId: string;
  /** As typed: '2:35', or seconds. */
  time: string;
}

/** The form of a question of any kind; a kind uses some of the fields, and the others stay as they are when it changes. */
export interface QuestionValues {
  kind: QuestionKind;
  text: string;
  textAr: string;
  options: OptionValues[];
  /** Ids of the right options, or of the right places of a picture. */
  correct: string[];
  scoring: 'partial' | 'all';
  isTrue: boolean | null;
  /** As typed. */
  value: string;
  /** Id of a unit; '' for a plain number. */
  unit: string;
  /** Further units to choose from. */
  units: string[];
  toleranceKind: NumberTolerance['kind'];
  /** As typed. */
  toleranceValue: string;
  accepted: string[];
  targets: OptionValues[];
  /** Id of the target by option. */
  targetOf: Record<string, string>;
  picture: QuestionPicture;
  places: PlaceValues[];
  rules: RuleValues[];
  explanation: string;
  explanationAr: string;
  notes: NoteValues[];
  /** As typed, separated by commas. */
  tags: string;
}

const idLetters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A random id of six characters: the order of ids says nothing about the order of the options. */
function createRowId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => idLetters[byte % idLetters.length]).join('');
}

export const createOption = (): OptionValues => ({ id: createRowId(), text: '', textAr: '' });

export const createRule = (kind: RuleValues['kind']): RuleValues => ({
  kind,
  isFatal: false,
  step: '',
  other: '',
  since: '',
  until: '',
});

export const createNote = (option: string): NoteValues => ({
  option,
  text: '',
  textAr: '',
  misconception: '',
  misconceptionAr: '',
  lessonId: '',
  time: '',
});

export const blankPicture: QuestionPicture = { url: '', alt: '', altAr: '' };

/** Rows of a new question of a kind; others have no options. */
const initialRows: Partial<Record<QuestionKind, number>> = {
  single: 3,
  multiple: 4,
  order: 3,
  match: 3,
  procedure: 4,
};

const createRows = (count: number): OptionValues[] => Array.from({ length: count }, createOption);

/** The form of a new question, with blank rows to write in; those of pairs belong together. */
export function blankQuestionValues(kind: QuestionKind): QuestionValues {
  const options = createRows(initialRows[kind] ?? 0);
  const targets = createRows(kind === 'match' ? options.length : 0);
  const pairs = targets.map((target, index) => [options[index]?.id ?? '', target.id] as const);
  return {
    kind,
    text: '',
    textAr: '',
    options,
    correct: [],
    scoring: 'partial',
    isTrue: null,
    value: '',
    unit: '',
    units: [],
    toleranceKind: 'absolute',
    toleranceValue: '0',
    accepted: kind === 'text' ? [''] : [],
    targets,
    targetOf: Object.fromEntries(pairs),
    picture: blankPicture,
    places: [],
    rules: [],
    explanation: '',
    explanationAr: '',
    notes: [],
    tags: '',
  };
}

/** The values for another kind: rows that it needs are added, and none is taken away. */
export function withKind(values: QuestionValues, kind: QuestionKind): QuestionValues {
  const blank = blankQuestionValues(kind);
  return {
    ...values,
    kind,
    options: values.options.length > 0 ? values.options : blank.options,
    targets: values.targets.length > 0 ? values.targets : blank.targets,
    accepted: values.accepted.length > 0 ? values.accepted : blank.accepted,
    correct: kind === 'single' ? values.correct.slice(0, 1) : values.correct,
  };
}
