import { parseCertificateReference } from '../../../schema/contract/certificates';
import { paths } from '../../routing';

/** The page of what was typed; of a text that is no code and no number the form, which says so. */
export function toVerifyPath(text: string): string {
  const reference = parseCertificateReference(text);
  if (reference) return paths.verify('code' in reference ? reference.code : reference.number);
  return `${paths.verify()}?${new URLSearchParams({ code: text.trim().slice(0, 100) })}`;
}
