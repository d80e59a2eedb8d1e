import { certificateStatuses } from '../../../schema/contract/certificates';
import { toDayRange } from '../table/dayRange';

type CertificateFilters = Readonly<Record<'status' | 'course' | 'from' | 'to', string>>;

export const toCertificateFilter = ({ status, course, from, to }: CertificateFilters) => ({
  status: certificateStatuses.find((known) => known === status),
  courseId: course || undefined,
  ...toDayRange({ from, to }),
});

export function readCertificateFilter(parameters: URLSearchParams) {
  const read = (name: string) => parameters.get(name) ?? '';
  const filters = { status: read('status'), course: read('course'), from: read('from'), to: read('to') };
  return { search: read('search') || undefined, ...toCertificateFilter(filters) };
}
