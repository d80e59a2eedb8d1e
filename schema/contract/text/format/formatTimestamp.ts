const padTwoDigits = (part: number) => String(part).padStart(2, '0');

/** Formats seconds as 0:07, 12:30 or 1:02:05, isolated as left-to-right text. */
export function formatTimestamp(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  const time =
    hours > 0 ? `${hours}:${padTwoDigits(minutes)}:${padTwoDigits(rest)}` : `${minutes}:${padTwoDigits(rest)}`;
  return `\u200E${time}\u200E`;
}
