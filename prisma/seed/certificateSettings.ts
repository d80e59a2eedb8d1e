import { accounts } from './content/accounts';
import { arabicSpellings, studentsWithoutCertificateName } from './content/certificateNames';
import type { AccountContent } from './content/types';
import type { SeedContext } from './seedHelpers';

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);
const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Both spellings of a demo student's name, which the student has confirmed; null for others. */
export function certificateNamesOf({ key, role, firstName, lastName }: AccountContent) {
  const accountName = `${firstName} ${lastName}`;
  const latin = isArabic(accountName) ? key.split('.').map(capitalize).join(' ') : accountName;
  const arabic = isArabic(accountName) ? accountName : arabicSpellings[key];
  const hasConfirmed = role === 'student' && arabic && !studentsWithoutCertificateName.includes(key);
  return hasConfirmed
    ? { certificateName: key === 'student' ? 'Selma Ben Youcef' : latin, certificateNameAr: arabic }
    : { certificateName: null, certificateNameAr: null };
}

/** The signatory on certificates, which triggers issue for the seeded completions at the commit. */
export async function seedCertificateSettings({ db, now }: SeedContext): Promise<void> {
  const admin = accounts.find(({ key }) => key === 'admin');
  if (!admin) return;
  await db.certificateSettings.updateMany({
    where: { signatoryName: '', signatoryNameAr: '' },
    data: {
      signatoryName: `${admin.firstName} ${admin.lastName}`,
      signatoryNameAr: `${admin.firstNameAr} ${admin.lastNameAr}`,
      signatoryTitle: 'Training director',
      signatoryTitleAr: 'مديرة التكوين',
      updatedAt: now,
    },
  });
}
