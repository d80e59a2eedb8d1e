/** Everything that needs the chart library: one chunk, fetched with the first plot. */
export { FunnelPlot } from './FunnelPlot';
export { RatingsPlot } from './RatingsPlot';
export { TrendPlot } from './TrendPlot';
