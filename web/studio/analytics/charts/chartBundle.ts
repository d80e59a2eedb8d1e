/** The users of the chart library, in one chunk. */
export { CompletionFunnelChart } from './CompletionFunnelChart';
export { RatingDistributionChart } from './RatingDistributionChart';
export { EnrollmentTrendChart } from './EnrollmentTrendChart';
