import { Link } from '@mui/material';
import { mailLink, useContactDetails } from '../../data/useContactDetails';

/** The operator's address as a link; nothing where it is not known. */
export function ContactEmailLink() {
  const { email } = useContactDetails();
  if (!email) return null;
  return (
    <Link href={mailLink(email)} dir="ltr">
      {email}
    </Link>
  );
}
