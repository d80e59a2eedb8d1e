import { decodeText, readText, type DecodedText, type TextEncoding } from '../../contract/userImport/textEncoding';
import type { UserImport } from '../../contract/validation/accounts/users';
import { isKnownUserCsvCell, parseCsvRecords, type UserImportError } from './userCsvParser';

/** A plausible encoding, and how the cells read that differ between the encodings. */
export interface EncodingChoice {
  encoding: TextEncoding;
  samples: string[];
}

interface ImportText {
  csv: string;
  encoding: TextEncoding | null;
  /** Empty if the encoding is certain. */
  encodings: EncodingChoice[];
  problem?: UserImportError;
}

/** Cells that are shown for each encoding. */
const maxSamples = 8;

const fileProblem = (messageKey: UserImportError['messageKey']): UserImportError => ({
  line: 1,
  field: null,
  messageKey,
});

export function readImportFile({ csv, file, encoding }: Pick<UserImport, 'csv' | 'file' | 'encoding'>): ImportText {
  if (file === undefined) return { csv: csv ?? '', encoding: null, encodings: [] };
  const readings = readText(file, isKnownUserCsvCell);
  const [best, ...others] = readings;
  if (encoding) {
    const isAmbiguous = readings.length > 1 && readings.some((reading) => reading.encoding === encoding);
    return { csv: decodeText(file, encoding), encoding, encodings: isAmbiguous ? toChoices(readings) : [] };
  }
  if (!best) return { csv: '', encoding: null, encodings: [], problem: fileProblem('notCsv') };
  if (others.length === 0) return { csv: best.text, encoding: best.encoding, encodings: [] };
  return { csv: '', encoding: null, encodings: toChoices(readings), problem: fileProblem('ambiguousEncoding') };
}

/** The cells whose texts differ, at the same places in each reading. */
function toChoices(readings: DecodedText[]): EncodingChoice[] {
  const cellLists = readings.map(({ text }) => cellsOf(text));
  const places = (cellLists[0] ?? []).flatMap((_cell, index) =>
    new Set(cellLists.map((cells) => cells[index])).size > 1 ? [index] : [],
  );
  return readings.map(({ encoding }, reading) => ({
    encoding,
    samples: places.slice(0, maxSamples).map((place) => cellLists[reading]?.[place]?.trim() ?? ''),
  }));
}

const cellsOf = (text: string): string[] => {
  const records = parseCsvRecords(text.replace(/\r\n?/g, '\n'));
  return Array.isArray(records) ? records.flatMap(({ cells }) => cells) : text.split('\n');
};
