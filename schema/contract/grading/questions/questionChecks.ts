import { bounds } from '../../bounds';
import { messageKey } from '../../validation/fields/textFields';
import { isLocalMediaUrl } from '../../site/urls';
import { solveProcedure } from '../solveProcedure';
import { normalizeAnswer } from '../gradeText';
import type { NumberTolerance, ProcedureRule, QuestionContentOf, QuestionKind, QuestionOption } from './question';
import { checkChoices, checkOptions, checkRightChoices, type ReportIssue } from './questionIssues';
import type { QuestionDraftBodies, QuestionDraftKeys } from './questionSchemas';
import { readNumber } from '../numbers/readNumber';
import { isUnitId } from '../numbers/units';

interface DraftOf<Kind extends QuestionKind> {
  body: QuestionDraftBodies[Kind];
  key: QuestionDraftKeys[Kind];
}

/** '4.729' could be 4729 when it is parsed again; '4.7290' could not. */
const toUnambiguous = (value: string): string => (readNumber(value).kind === 'ambiguous' ? `${value}0` : value);

/** The decimal text of a number as the author typed it; '0' after an issue. */
function parseNumber(text: string, path: string, report: ReportIssue): string {
  const result = readNumber(text);
  if (result.kind === 'number' && result.unit === null && result.unitError === null) return toUnambiguous(result.value);
  if (result.kind === 'blank') report(path, messageKey('required'));
  else if (result.kind === 'ambiguous') {
    const { decimal, grouped } = result.readings;
    const values = [decimal.value, grouped.value, toUnambiguous(decimal.value), grouped.value];
    report(path, [messageKey('ambiguousNumber'), ...values].join('|'));
  } else report(path, messageKey('notANumber'));
  return '0';
}

function parseTolerance(
  { kind, value }: QuestionDraftKeys['number']['tolerance'],
  report: ReportIssue,
): NumberTolerance {
  const path = 'key.tolerance.value';
  const number = parseNumber(value, path, report);
  if (kind === 'digits') {
    const { min, max } = bounds.questions.digits;
    const digits = Number(number);
    if (!Number.isInteger(digits) || digits < min || digits > max)
      report(path, `${messageKey('numberBetween')}|${min}|${max}`);
    return { kind, value: digits };
  }
  if (number.startsWith('-')) report(path, messageKey('negativeTolerance'));
  return { kind, value: number };
}

function checkNumber({ body, key }: DraftOf<'number'>, report: ReportIssue): QuestionContentOf<'number'> {
  const { units } = body;
  units.forEach((unit, index) => {
    if (!isUnitId(unit)) report(`body.units.${index}`, messageKey('unknownUnit'));
    if (units.indexOf(unit) < index) report(`body.units.${index}`, messageKey('repeatedOption'));
  });
  if (key.unit === null ? units.length > 0 : !units.includes(key.unit))
    report('key.unit', messageKey('unitNotOffered'));
  const value = parseNumber(key.value, 'key.value', report);
  return { kind: 'number', body, key: { value, unit: key.unit, tolerance: parseTolerance(key.tolerance, report) } };
}

function checkAccepted({ body, key }: DraftOf<'text'>, report: ReportIssue): QuestionContentOf<'text'> {
  const { accepted } = key;
  if (accepted.length === 0) report('key.accepted', messageKey('rightAnswerMissing'));
  accepted.forEach((answer, index) => {
    if (normalizeAnswer(answer).includes('')) report(`key.accepted.${index}`, messageKey('answerWithoutLetters'));
  });
  return { kind: 'text', body, key };
}

function checkMatch({ body, key }: DraftOf<'match'>, report: ReportIssue): QuestionContentOf<'match'> {
  const { options, targets } = body;
  checkOptions(options, 'body.options', report);
  checkOptions(targets, 'body.targets', report);
  for (const { id } of options)
    if (!Object.hasOwn(key.targets, id)) report(`key.targets.${id}`, messageKey('targetMissing'));
  for (const [option, target] of Object.entries(key.targets)) {
    checkChoices([option], options, `key.targets.${option}`, report);
    checkChoices([target], targets, `key.targets.${option}`, report);
  }
  return { kind: 'match', body, key };
}

function checkHotspot({ body, key }: DraftOf<'hotspot'>, report: ReportIssue): QuestionContentOf<'hotspot'> {
  const { picture, places } = body;
  if (!isLocalMediaUrl(picture.url)) report('body.picture.url', messageKey('pictureMissing'));
  if (`${picture.alt}${picture.altAr}` === '') report('body.picture.alt', messageKey('textInOneLanguage'));
  checkOptions(places, 'body.places', report);
  checkRightChoices(key.places, places, 'key.places', report);
  return { kind: 'hotspot', body, key };
}

function checkRule(rule: ProcedureRule, path: string, options: readonly QuestionOption[], report: ReportIssue): void {
  checkChoices([rule.step], options, `${path}.step`, report);
  if (rule.kind === 'before') checkChoices([rule.other], options, `${path}.other`, report);
  if (rule.kind === 'before' && rule.other === rule.step) report(`${path}.other`, messageKey('sameStep'));
  if (rule.kind !== 'never') return;
  for (const field of ['since', 'until'] as const) {
    const step = rule[field];
    if (step === null) continue;
    checkChoices([step], options, `${path}.${field}`, report);
    if (step === rule.step) report(`${path}.${field}`, messageKey('sameStep'));
  }
  if (rule.until !== null && rule.since === null) report(`${path}.since`, messageKey('sinceMissing'));
  if (rule.until !== null && rule.since === rule.until) report(`${path}.until`, messageKey('sameStep'));
}

function checkProcedure({ body, key }: DraftOf<'procedure'>, report: ReportIssue): QuestionContentOf<'procedure'> {
  const { options } = body;
  const { rules } = key;
  checkOptions(options, 'body.options', report);
  rules.forEach((rule, index) => checkRule(rule, `key.rules.${index}`, options, report));
  if (!rules.some(({ kind }) => kind === 'required')) report('key.rules', messageKey('requiredStepMissing'));
  if (rules.every(({ kind }) => kind === 'required')) report('key.rules', messageKey('orderOrTrapMissing'));
  const steps = options.map(({ id }) => id);
  if (solveProcedure(steps, rules) === null) report('key.rules', messageKey('contradictoryRules'));
  return { kind: 'procedure', body, key };
}

/** What makes a draft of each kind incomplete, and the content of one without issues. */
export const questionChecks: {
  [Kind in QuestionKind]: (draft: DraftOf<Kind>, report: ReportIssue) => QuestionContentOf<Kind>;
} = {
  single({ body, key }, report) {
    checkOptions(body.options, 'body.options', report);
    checkRightChoices(key.option === '' ? [] : [key.option], body.options, 'key.option', report);
    return { kind: 'single', body, key };
  },
  multiple({ body, key }, report) {
    checkOptions(body.options, 'body.options', report);
    checkRightChoices(key.options, body.options, 'key.options', report);
    return { kind: 'multiple', body, key };
  },
  boolean({ body, key }, report) {
    if (key.isTrue === null) report('key.isTrue', messageKey('rightAnswerMissing'));
    return { kind: 'boolean', body, key: { isTrue: key.isTrue ?? false } };
  },
  number: checkNumber,
  text: checkAccepted,
  order({ body, key }, report) {
    checkOptions(body.options, 'body.options', report);
    checkChoices(key.options, body.options, 'key.options', report);
    if (key.options.length !== body.options.length) report('key.options', messageKey('orderIncomplete'));
    return { kind: 'order', body, key };
  },
  match: checkMatch,
  hotspot: checkHotspot,
  procedure: checkProcedure,
};
