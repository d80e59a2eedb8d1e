import type { Language } from '../../../schema/contract/languages';
import { networkLimitText, problems, tooManyAttemptsText } from '../../../schema/contract/problems/problems';
import { formatValidationMessage, validationMessages } from '../../../schema/contract/problems/validationMessages';
import { networkErrorMessages } from '../apollo/transport';

type BilingualMessage = Record<Language, string>;

const messages: BilingualMessage[] = [
  ...Object.values(problems).map(({ text }) => text),
  ...Object.values(validationMessages),
  networkErrorMessages,
  ...Array.from({ length: 60 }, (_, index) => [tooManyAttemptsText(index + 1), networkLimitText(index + 1)]).flat(),
  networkLimitText(),
];

const messagesByText = new Map(messages.flatMap((message) => [message.en, message.ar].map((text) => [text, message])));

/** Messages with values: 'There are {0} options in one language and {1} in the other'. */
const templates = messages
  .filter(({ en }) => en.includes('{0}'))
  .flatMap((message) =>
    [message.en, message.ar].map((text) => ({ message, names: text.match(/\{\d\}/g) ?? [], pattern: toPattern(text) })),
  );

function toPattern(template: string): RegExp {
  const escaped = template.replace(/[.*+?^$()[\]\\|]/g, '\\$&').replace(/\{\d\}/g, '(.+)');
  return new RegExp(`^${escaped}$`);
}

/**
 * A message in the given language: a key of the validation, or a text that the server has sent in either language. Other
 * texts stay as they are.
 */
export function translateErrorMessage(text: string, language: Language): string {
  const known = messagesByText.get(text);
  if (known) return known[language];
  for (const { message, names, pattern } of templates) {
    const values = pattern.exec(text)?.slice(1);
    if (values)
      return names.reduce((result, name, index) => result.replace(name, () => values[index] ?? ''), message[language]);
  }
  return formatValidationMessage(text, language);
}
