import { BarChart } from '@mui/x-charts/BarChart';
import { useTranslation } from 'react-i18next';
import { paint } from '../../theme/variables';
import { Drawing } from './Drawing';
import { behindBars, marginsOf, roomBeyond, useAxes } from './useAxes';

interface RatingsPlotProps {
  spread: readonly { rating: number; name: string; count: number }[];
  height: number;
}

/** A bar for each rating, the best on top. */
export function RatingsPlot({ spread, height }: RatingsPlotProps) {
  const { t } = useTranslation('studio');
  const { reverse, start, bare } = useAxes();
  const most = Math.max(...spread.map(({ count }) => count));
  const names = new Map(spread.map(({ rating, name }) => [rating, name]));
  return (
    <Drawing label={t('analytics.ratings')}>
      <BarChart
        layout="horizontal"
        height={height}
        margin={marginsOf(reverse, 32)}
        hideLegend
        disableKeyboardNavigation
        slotProps={behindBars}
        borderRadius={6}
        grid={{ vertical: true }}
        xAxis={[{ ...bare, reverse, min: 0, max: roomBeyond(most), tickMinStep: 1, height: 28 }]}
        yAxis={[
          {
            ...bare,
            scaleType: 'band',
            position: start,
            width: 44,
            data: spread.map(({ rating }) => rating),
            categoryGapRatio: 0.4,
            valueFormatter: (rating: number, { location }) =>
              location === 'tick' ? `${rating} ★` : (names.get(rating) ?? ''),
          },
        ]}
        series={[
          {
            data: spread.map(({ count }) => count),
            label: t('analytics.reviews'),
            color: paint.amber,
            barLabel: 'value',
            barLabelPlacement: 'outside',
          },
        ]}
      />
    </Drawing>
  );
}
