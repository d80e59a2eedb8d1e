import { correctionMethods } from '../contract/grading/correctGrade';
import { verdicts } from '../contract/grading/grade';
import { questionKinds } from '../contract/grading/questions/question';
import { attemptStates, quizReveals } from '../contract/quizzes';
import { builder } from '../core/builder';

export const QuestionKindType = builder.enumType('QuestionKind', {
  description:
    '`single`: one of several options; `multiple`: several; `boolean`: true or false; `number`: with or without a unit; `text`: a short text; `order`: options to put in order; `match`: options that belong to targets; `hotspot`: a place on a picture; `procedure`: steps to choose and put in order.',
  values: questionKinds,
});

export const QuizRevealType = builder.enumType('QuizReveal', {
  description:
    'When a learner sees what was right: `never`; `after_pass`: once an attempt is passed; `after_last`: once one is passed or none is left; `always`: after each attempt.',
  values: quizReveals,
});

export const QuizAttemptStateType = builder.enumType('QuizAttemptState', {
  description:
    '`open`: takes answers; `submitted`: is being marked; `passed`; `failed`; `voided`: by an admin, and does not count.',
  values: attemptStates,
});

export const AnswerVerdictType = builder.enumType('AnswerVerdict', {
  description:
    '`blank`: no answer; `ambiguous`: a number that can be read in two ways; `wrongUnit` and `missingUnit`: the number would be right; `unreadable`: no number.',
  values: verdicts,
});

export const CorrectionMethodType = builder.enumType('CorrectionMethod', {
  description:
    'What an answer to an earlier version of a question is worth after a correction. `key`: as by the corrected version, if that is of the same kind; `answered`: full points for any answer; `everyone`: full points for all.',
  values: correctionMethods,
});
