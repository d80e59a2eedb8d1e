import { splitSearchWords, toPhoneDigits, toSearchText } from '../../../schema/contract/search/searchText';
import type { ParticipantFragment } from './__generated__/ParticipantsScreen';

/** Which participants are shown, as in the address. */
export const participantStates = ['absent', 'present', 'unpaid'] as const;
type ParticipantState = (typeof participantStates)[number];

const isInState: Record<ParticipantState, (participant: ParticipantFragment) => boolean> = {
  absent: ({ attendedAt }) => attendedAt === null,
  present: ({ attendedAt }) => attendedAt !== null,
  unpaid: ({ payment }) => payment === 'unpaid',
};

export const countInState = (participants: readonly ParticipantFragment[], state: ParticipantState): number =>
  participants.filter(isInState[state]).length;

const arabicOrder = new Intl.Collator('ar');

export const sortByName = (participants: readonly ParticipantFragment[]): ParticipantFragment[] =>
  [...participants].sort((a, b) => arabicOrder.compare(a.name, b.name) || Number(a.id) - Number(b.id));

/** The participants in whose name, address or phone number all words occur. */
export function filterParticipants(
  participants: readonly ParticipantFragment[],
  search: string,
  state: ParticipantState | undefined,
): ParticipantFragment[] {
  const words = splitSearchWords(search);
  const digits = /^[+\d\s()./-]{4,}$/.test(toSearchText(search)) ? toPhoneDigits(toSearchText(search)) : '';
  return participants.filter((participant) => {
    if (state && !isInState[state](participant)) return false;
    const { name, latinName, email, phone } = participant;
    if (digits !== '' && toPhoneDigits(phone ?? '').includes(digits)) return true;
    const text = toSearchText(name, latinName, email);
    return words.every((word) => text.includes(word));
  });
}
