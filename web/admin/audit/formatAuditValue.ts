import { formatDate, formatTime } from '../../language/formatters';

interface AuditValueLabels {
  yes: string;
  no: string;
  none: string;
}

const isoDateTimePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const maxTextLength = 600;

/**
 * A value of the audit log as people read it: yes and no, a day with its time, the beginning of a long text.
 * @param json the value as JSON; null where there is none
 * @param names what the values of this field are called, where they are some of a few
 */
export function formatAuditValue(
  json: string | null,
  { yes, no, none }: AuditValueLabels,
  names: Readonly<Record<string, string>> = {},
): string {
  if (json === null) return none;
  const value: unknown = JSON.parse(json);
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value !== 'string') return truncateText(typeof value === 'object' ? JSON.stringify(value, null, 1) : json);
  if (value.trim() === '') return none;
  if (isoDateTimePattern.test(value)) return `${formatDate(value, 'ar')}، ${formatTime(value, 'ar')}`;
  return names[value] ?? truncateText(value);
}

const truncateText = (text: string): string =>
  text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text;
