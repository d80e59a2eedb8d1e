import type { AccountKey } from './types';

/** Names of students whose accounts have them in Latin letters only. */
export const arabicSpellings: Readonly<Record<AccountKey, string>> = {
  'walid.saadi': 'وليد سعدي',
  'lydia.ouali': 'ليديا والي',
  'anis.mansouri': 'أنيس منصوري',
  'sofiane.larbi': 'سفيان العربي',
  'karim.ait.ali': 'كريم آيت علي',
  'tarek.mokrani': 'طارق مقراني',
  'reda.hamidi': 'رضا حميدي',
  'lina.bouzar': 'لينا بوزار',
  'nassim.ould.kaci': 'نسيم ولد قاسي',
};

/** Students who have completed courses and not confirmed their name yet. */
export const studentsWithoutCertificateName: AccountKey[] = ['imene.bouchama', 'ines.cherifi'];
