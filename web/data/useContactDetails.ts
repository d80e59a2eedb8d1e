import { useContactDetailsQuery, type ContactDetailsFragment } from './__generated__/useContactDetails';

/** What a page shows of the operator's contact details; texts that the operator has not entered are empty. */
export type SiteContact = Omit<ContactDetailsFragment, '__typename'>;

const unknownDetails: SiteContact = {
  address: '',
  addressAr: '',
  hours: '',
  hoursAr: '',
  phone: '',
  email: '',
  facebook: '',
  instagram: '',
  youtube: '',
  linkedin: '',
  x: '',
};

/** Every page has the details in its data; all texts are empty where they could not be read. */
export const useContactDetails = (): SiteContact => useContactDetailsQuery().data?.contactDetails ?? unknownDetails;

export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

export const mailLink = (email: string): string => `mailto:${email}`;
