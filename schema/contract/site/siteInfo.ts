import type { Language } from '../languages';

/** The site's name. Contact details are the operator's: the table `contact_details`, changed in the admin panel. */
export const siteInfo = {
  name: { en: 'Tayyar', ar: 'تيّار' } satisfies Record<Language, string>,
} as const;

/** Pages of the operator on social networks, in the order in which they are shown. */
export const socialNetworks = ['facebook', 'instagram', 'youtube', 'linkedin', 'x'] as const;

/** Figures that the site states about itself; they are not counted. */
export const siteFigures = {
  statistics: { students: '500+', courses: '50+', experts: '25+' },
  aboutStatistics: { students: '500+', courses: '50+', trainers: '10+', satisfaction: '95%' },
  lessonsOnCard: '20+',
  footerYear: 2025,
} as const;
