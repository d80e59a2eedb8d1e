import type { ReactNode } from 'react';
import { unbrokenClass } from '../../theme/globalStyles';

const standards = '(?:IEC|ISO|IEEE|NF|EN|DIN|SAE|UL|UTE)(?:/[A-Z]{2,4})? (?:[A-Z]{1,3} )?\\d[\\d-]*(?::\\d+)?';
/** References of payments, numbers of certificates and receipts, verification codes. */
const references = 'TYR?-[\\dA-Z]+(?:-\\d+)?|[\\dA-Z]{4}(?:-[\\dA-Z]{4}){3}|[A-Z]{1,2}-\\d{4}-\\d{6}';
const units = [
  'kWh|kWp|kWc|kVA|kW|MWh|MW|GWh|GW|Wh|Wp|Wc|W|kV|mV|V|mA|kA|Ah|A|kHz|MHz|Hz|mm²|cm²|m²|m³|mm|cm|km/h|km|m|°C|kΩ|MΩ|Ω|bar|kg|Nm|dB',
  'كيلوواط|ميغاواط|غيغاواط|واط|كيلوفولت|فولت|أمبير|هرتز|أوم|متر|مم|سم|كلم|دج',
].join('|');

/**
 * Names of standards ("IEC 62446-1"), numbers with their unit ("22 kW") and codes, after the character before them: Safari 15 has
 * no lookbehind. Bounded parts keep matching linear.
 */
const codePattern = new RegExp(
  `(^|[^\\p{L}\\d-])((?:${standards})|(?:${references})|\\d[\\d.,]{0,12} (?:${units}))(?![\\p{L}\\d])`,
  'u',
);

const arabicLetter = /[\u0620-\u064A]/;

/**
 * A text whose standards, amounts with units and codes stay in one line each: browsers break at their spaces and hyphens. Those in
 * Latin letters run from left to right: in an Arabic line, "7.4 kW" would be shown as "kW 7.4".
 */
export function keepCodesWhole(text: string): ReactNode {
  const parts = text.split(codePattern);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 3 < 2 ? (
      part
    ) : (
      <span className={unbrokenClass} dir={arabicLetter.test(part) ? undefined : 'ltr'} key={index}>
        {part}
      </span>
    ),
  );
}
