import type { Language } from './languages';

/** Placeholder contact details, to be replaced by the operator's. */
export const siteInfo = {
  name: { en: 'Tayyar', ar: 'تيّار' } satisfies Record<Language, string>,
  address: {
    en: '12 Didouche Mourad Street, Algiers, Algeria',
    ar: '12 شارع ديدوش مراد، الجزائر العاصمة، الجزائر',
  } satisfies Record<Language, string>,
  hours: {
    en: 'Sunday to Thursday, 8:00 to 17:00',
    ar: 'من الأحد إلى الخميس، من 8:00 إلى 17:00',
  } satisfies Record<Language, string>,
  /** With no-break spaces: a number on two lines is hard to read and to dial. */
  phone: '+213\u00a0555\u00a012\u00a034\u00a056',
  email: 'contact@tayyar.example',
  social: {
    facebook: 'https://www.facebook.com/tayyar.example',
    instagram: 'https://www.instagram.com/tayyar.example',
    youtube: 'https://www.youtube.com/@tayyar.example',
    linkedin: 'https://www.linkedin.com/company/tayyar.example',
    x: 'https://x.com/tayyar_example',
  },
} as const;

export const contactLinks = {
  phone: `tel:${siteInfo.phone.replace(/\s/g, '')}`,
  email: `mailto:${siteInfo.email}`,
} as const;
