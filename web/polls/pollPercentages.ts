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
  const all = isMultiple ? voterCount : votes.reduce((sum, count) => sum + count, 0);
  if (all === 0) return votes.map(() => 0);
  return isMultiple ? votes.map((count) => Math.round((100 * count) / all)) : roundToHundred(votes, all);
}

/** Largest remainder method: rounds down, then adds the missing points to the largest remainders. */
function roundToHundred(votes: number[], all: number): number[] {
  const shares = votes.map((count) => Math.floor((100 * count) / all));
  const lost = votes.map((count) => (100 * count) % all);
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0);
  const next = votes.map((_, at) => at).sort((a, b) => (lost[b] ?? 0) - (lost[a] ?? 0));
  const lucky = new Set(next.slice(0, missing));
  return shares.map((share, at) => share + (lucky.has(at) ? 1 : 0));
}
