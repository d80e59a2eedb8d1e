import { formatDate, formatTime } from '../../language/formats';

interface Words {
  yes: string;
  no: string;
  none: string;
}

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const longest = 600;

/**
 * A value of the audit log as people read it: yes and no, a day with its time, the beginning of a long text.
 * @param json the value as JSON; null where there is none
 * @param names what the values of this field are called, where they are some of a few
 */
export function inWords(
  json: string | null,
  { yes, no, none }: Words,
  names: Readonly<Record<string, string>> = {},
): string {
  if (json === null) return none;
  const value: unknown = JSON.parse(json);
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value !== 'string') return shortened(typeof value === 'object' ? JSON.stringify(value, null, 1) : json);
  if (value.trim() === '') return none;
  if (moment.test(value)) return `${formatDate(value, 'ar')}، ${formatTime(value, 'ar')}`;
  return names[value] ?? shortened(value);
}

const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);
