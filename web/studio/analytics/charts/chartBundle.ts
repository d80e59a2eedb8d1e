/** Everything that needs the chart library: one chunk, fetched with the first plot. */
export { CompletionFunnelChart } from './CompletionFunnelChart';
export { RatingDistributionChart } from './RatingDistributionChart';
export { EnrollmentTrendChart } from './EnrollmentTrendChart';
