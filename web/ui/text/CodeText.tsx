import { unbrokenClass } from '../../theme/globalStyles';

/** A reference, number or code of a document, in one line: browsers break after its hyphens otherwise. */
export const CodeText = ({ children }: { children: string }) => (
  <bdi dir="ltr" className={unbrokenClass}>
    {children}
  </bdi>
);
