import type { Language } from '../schema/contract/languages';

/** The product's name, contact details and social addresses: placeholders until the operator's own stand here. */
export const identity = {
  name: { en: 'Tayyar', ar: 'تيّار' } satisfies Record<Language, string>,
  address: {
    en: '12 Didouche Mourad Street, Algiers, Algeria',
    ar: '12 شارع ديدوش مراد، الجزائر العاصمة، الجزائر',
  } satisfies Record<Language, string>,
  phone: '+213 555 12 34 56',
  email: 'contact@tayyar.example',
} as const;
