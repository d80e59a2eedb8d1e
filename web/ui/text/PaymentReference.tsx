import { unbrokenClass } from '../../theme/globalStyles';

/** The reference of a payment, in one line: browsers break after its hyphen otherwise. */
export const PaymentReference = ({ children }: { children: string }) => (
  <bdi dir="ltr" className={unbrokenClass}>
    {children}
  </bdi>
);
