interface PollVotes {
  isMultiple: boolean;
  voterCount: number;
  options: readonly { votes: number }[];
}

/**
 * Single choice: shares of all votes, adding up to 100. Multiple choice: shares of all voters, which may add up to
 * more.
 */
export function pollPercentages({ isMultiple, voterCount, options }: PollVotes): number[] {
  const votes = options.map((option) => option.votes);
  const total = isMultiple ? voterCount : votes.reduce((sum, count) => sum + count, 0);
  if (total === 0) return votes.map(() => 0);
  return isMultiple ? votes.map((count) => Math.round((100 * count) / total)) : roundToHundred(votes, total);
}

/** Largest remainder method: rounds down, then adds the missing points to the largest remainders. */
function roundToHundred(votes: number[], total: number): number[] {
  const shares = votes.map((count) => Math.floor((100 * count) / total));
  const remainders = votes.map((count) => (100 * count) % total);
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0);
  const indexesByRemainder = votes.map((_, index) => index).sort((a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0));
  const roundedUp = new Set(indexesByRemainder.slice(0, missing));
  return shares.map((share, index) => share + (roundedUp.has(index) ? 1 : 0));
}
