import { BarChart } from '@mui/x-charts/BarChart';
import { useTranslation } from 'react-i18next';
import { colorVars } from '../../../theme/cssVariables';
import { ChartFigure, barLabelSlotProps, chartMargins, axisMaximum, useChartAxes } from './chartParts';

interface RatingDistributionChartProps {
  distribution: readonly { rating: number; name: string; count: number }[];
  height: number;
}

/** A bar per rating, the best on top. */
export function RatingDistributionChart({ distribution, height }: RatingDistributionChartProps) {
  const { t } = useTranslation('studio');
  const { reverse, start, bare } = useChartAxes();
  const maximum = Math.max(...distribution.map(({ count }) => count));
  const names = new Map(distribution.map(({ rating, name }) => [rating, name]));
  return (
    <ChartFigure label={t('analytics.ratings')}>
      <BarChart
        layout="horizontal"
        height={height}
        margin={chartMargins(reverse, 32)}
        hideLegend
        disableKeyboardNavigation
        slotProps={barLabelSlotProps}
        borderRadius={6}
        grid={{ vertical: true }}
        xAxis={[{ ...bare, reverse, min: 0, max: axisMaximum(maximum), tickMinStep: 1, height: 28 }]}
        yAxis={[
          {
            ...bare,
            scaleType: 'band',
            position: start,
            width: 44,
            data: distribution.map(({ rating }) => rating),
            categoryGapRatio: 0.4,
            valueFormatter: (rating: number, { location }) =>
              location === 'tick' ? `${rating} ★` : (names.get(rating) ?? ''),
          },
        ]}
        series={[
          {
            data: distribution.map(({ count }) => count),
            label: t('analytics.reviews'),
            color: colorVars.amber,
            barLabel: 'value',
            barLabelPlacement: 'outside',
          },
        ]}
      />
    </ChartFigure>
  );
}
