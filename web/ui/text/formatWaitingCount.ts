import { pageSizes } from '../../../schema/contract/pageSizes';

const { waitingCount: max } = pageSizes.office;

/** '7'; the server counts no further than '+99'. */
export const formatWaitingCount = (count: number): string => (count > max ? `+${max}` : String(count));
