import type { CertificateData } from '../certificates';
import type { Language } from '../languages';
import { siteInfo } from './siteInfo';
import { localizedUrl, verifyPath } from './urls';

type LinkedInData = Pick<CertificateData, 'code' | 'number' | 'courseTitle' | 'courseTitleAr' | 'issuedAt'>;

/**
 * The page of LinkedIn that adds a certificate to the own profile, with all fields filled in ("Add to profile").
 * @param siteUrl scheme and host of the site
 * @param language of the title and of the page that verifies the certificate
 */
export function addToLinkedInUrl(data: LinkedInData, siteUrl: string, language: Language): string {
  // Algeria is one hour ahead of UTC in all seasons.
  const issuedAt = new Date(data.issuedAt.getTime() + 60 * 60 * 1000);
  const fields = {
    startTask: 'CERTIFICATION_NAME',
    name: language === 'ar' ? data.courseTitleAr : data.courseTitle,
    organizationName: siteInfo.name[language],
    issueYear: String(issuedAt.getUTCFullYear()),
    issueMonth: String(issuedAt.getUTCMonth() + 1),
    certUrl: siteUrl + localizedUrl(language, verifyPath(data.code)),
    certId: data.number,
  };
  return `https://www.linkedin.com/profile/add?${new URLSearchParams(fields).toString()}`;
}
