import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayAndMonth } from '../../../language/formatters';
import { useLanguage } from '../../../language/useLanguage';
import { colorVars } from '../../../theme/cssVariables';
import { StripePattern, ChartFigure, chartMargins, useChartAxes } from './chartParts';

interface EnrollmentTrendChartProps {
  points: readonly { from: string; name: string; enrollments: number }[];
  interval: 'month' | 'week';
  height: number;
}

/** A bar for each month or week; the running one, which may still grow, is striped. */
export function EnrollmentTrendChart({ points, interval, height }: EnrollmentTrendChartProps) {
  const { t } = useTranslation('studio');
  const { reverse, start, bare } = useChartAxes();
  const hatch = useId();
  const isWide = useMediaQuery('(min-width: 600px)');
  const labels = useAxisLabels(points, interval, isWide ? 14 : 4);
  return (
    <ChartFigure label={t('analytics.trend')}>
      <BarChart
        height={height}
        margin={chartMargins(reverse, 24)}
        hideLegend
        disableKeyboardNavigation
        borderRadius={6}
        grid={{ horizontal: true }}
        xAxis={[
          {
            ...bare,
            scaleType: 'band',
            data: points.map(({ from }) => from),
            reverse,
            height: 48,
            categoryGapRatio: 0.35,
            tickLabelInterval: (from: string) => labels.short.has(from),
            valueFormatter: (from: string, { location }) =>
              (location === 'tick' ? labels.short : labels.full).get(from) ?? '',
            colorMap: {
              type: 'ordinal',
              values: points.map(({ from }) => from),
              colors: points.map((_, index) => (index < points.length - 1 ? colorVars.primary : `url(#${hatch})`)),
            },
          },
        ]}
        yAxis={[{ ...bare, position: start, width: 40, tickMinStep: 1 }]}
        series={[
          {
            data: points.map(({ enrollments }) => enrollments),
            label: t('analytics.enrolments'),
            color: colorVars.primary,
          },
        ]}
      >
        <StripePattern id={hatch} color={colorVars.primary} ground={colorVars.tint} />
      </BarChart>
    </ChartFigure>
  );
}

/** What each bar is called in full, and what the axis has room for: every so many bars, the last one among them. */
function useAxisLabels(points: EnrollmentTrendChartProps['points'], interval: 'month' | 'week', room: number) {
  const { language } = useLanguage();
  const every = Math.ceil(points.length / room);
  const named = points.filter((_, index) => (points.length - 1 - index) % every === 0);
  const short = named.map(({ from }, index) => {
    const { day, month } = formatDayAndMonth(from, language);
    const before = named[index - 1];
    const isNewYear = !before || getYear(before.from) !== getYear(from);
    const below = interval === 'week' ? month : isNewYear ? getYear(from) : '';
    return [from, `${interval === 'week' ? day : month}\n${below}`] as const;
  });
  return { short: new Map(short), full: new Map(points.map(({ from, name }) => [from, name])) };
}

/** Months begin at 23:00 of the day before by the clocks of London: a day later it is the same month in both. */
const getYear = (from: string) => new Date(new Date(from).getTime() + 86_400_000).getUTCFullYear();
