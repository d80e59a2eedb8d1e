import { isolateLtr } from '../../../schema/contract/text/directionIsolates';
import { displayName } from '../../../schema/contract/text/names/displayName';
import { formatPhone } from '../../../schema/contract/text/phoneNumber';
import { formatDate, localizeField } from '../../language';
import { dataOrPrevious } from '../../ui/feedback/queryStates';
import type { PickerOption } from '../../ui/form/SearchPicker';
import {
  useOfficeItemsQuery,
  useOfficePeopleQuery,
  type OfficePersonFragment,
} from './__generated__/OfficeEnrollmentScreen';

export interface ItemOption extends PickerOption {
  title: string;
  item: { courseId: string } | { eventId: string };
}

/** People by name in either script, telephone number or address; telephone and address tell namesakes apart. */
export function usePeople(search: string, skip: boolean) {
  const query = useOfficePeopleQuery({ variables: { search }, skip });
  const rows = dataOrPrevious(query)?.adminUsers.rows ?? [];
  return { options: rows.map(toPersonOption), isLoading: query.loading };
}

export const toPersonOption = ({ id, email, phone, ...names }: OfficePersonFragment): PickerOption => ({
  id,
  // Isolated: in an Arabic text the groups of a number would be shown from right to left.
  label: [displayName(names, 'ar'), phone && isolateLtr(formatPhone(phone)), isolateLtr(email)]
    .filter(Boolean)
    .join(' · '),
});

/** Upcoming events first: there are fewer of them. */
export function useItems(search: string, skip: boolean) {
  const query = useOfficeItemsQuery({ variables: { search }, skip });
  const { adminCourses, adminEvents } = dataOrPrevious(query) ?? {};
  const toOption = (row: { title: string; titleAr: string }, item: ItemOption['item'], detail?: string): ItemOption => {
    const title = localizeField(row, 'title', 'ar');
    return { id: JSON.stringify(item), label: detail ? `${title} · ${detail}` : title, title, item };
  };
  const options = [
    ...(adminEvents?.rows ?? []).map((row) => toOption(row, { eventId: row.id }, formatDate(row.startDate, 'ar'))),
    ...(adminCourses?.rows ?? []).map((row) => toOption(row, { courseId: row.id })),
  ];
  return { options, isLoading: query.loading };
}
