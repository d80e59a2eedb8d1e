import { usePlural } from '../../language';

const hour = 60;
const day = 24 * hour;

/** Returns a function that writes minutes in the largest unit of which they are a multiple: '2 days', '6 hours', '90 minutes'. */
export function useDurationText(): (minutes: number) => string {
  const formatCount = usePlural('quizzes');
  return (minutes) => {
    if (minutes % day === 0) return formatCount('days', minutes / day);
    if (minutes % hour === 0) return formatCount('hours', minutes / hour);
    return formatCount('minutes', minutes);
  };
}
