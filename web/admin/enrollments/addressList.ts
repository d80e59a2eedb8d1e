import { emailField } from '../../../schema/contract/validation/accounts/accounts';

interface AddressList {
  /** In lower case, without repetitions. */
  addresses: string[];
  invalid: string[];
}

const separators = /[\r\n\t,;،؛]+/;
const quotes = /^["'\s]+|["'\s]+$/g;

/** The address in "Amel <amel@example.dz>", or the words of a text without angle brackets. */
function addressesIn(text: string): string[] {
  const bracketed = /<([^<>]*@[^<>]*)>/.exec(text)?.[1];
  if (bracketed !== undefined) return [bracketed.trim()];
  return text.includes('@') ? text.split(/\s+/) : [text];
}

/** Reads e-mail addresses that are separated by lines, commas or semicolons. */
export function parseAddressList(text: string): AddressList {
  const parts = text
    .split(separators)
    .map((part) => part.replace(quotes, ''))
    .filter((part) => part !== '')
    .flatMap(addressesIn);
  const addresses = new Set<string>();
  const invalid = new Set<string>();
  for (const part of parts) {
    const { success, data } = emailField.safeParse(part);
    if (success) addresses.add(data);
    else invalid.add(part);
  }
  return { addresses: [...addresses], invalid: [...invalid] };
}

/** The cells of a CSV file that look like e-mail addresses, one a line. */
export const addressesInCsv = (csv: string): string =>
  csv
    .split(separators)
    .map((cell) => cell.replace(quotes, ''))
    .filter((cell) => cell.includes('@'))
    .join('\n');
