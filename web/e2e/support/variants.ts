/** The visitor of a journey on a phone, whose page runs from right to left. */
export const arabicPhone = { language: 'ar', width: 360 } as const;

/** The visitor of a journey on a desktop, whose page runs from left to right. */
export const englishDesktop = { language: 'en', width: 1440 } as const;

/** For what depends on language, direction and width: a journey that depends on none of them runs with one of them. */
export const variants = [arabicPhone, englishDesktop];
