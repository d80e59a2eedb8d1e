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

/** A bar per month or week. The current one is incomplete and striped. */
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

/** Full labels, and short axis labels for at most `room` evenly spaced bars, the last one included. */
function useAxisLabels(points: EnrollmentTrendChartProps['points'], interval: 'month' | 'week', room: number) {
  const { language } = useLanguage();
  const labelStep = Math.ceil(points.length / room);
  const labelled = points.filter((_, index) => (points.length - 1 - index) % labelStep === 0);
  const short = labelled.map(({ from }, index) => {
    const { day, month } = formatDayAndMonth(from, language);
    const previous = labelled[index - 1];
    const isNewYear = !previous || getYear(previous.from) !== getYear(from);
    const secondLine = interval === 'week' ? month : isNewYear ? getYear(from) : '';
    return [from, `${interval === 'week' ? day : month}\n${secondLine}`] as const;
  });
  return { short: new Map(short), full: new Map(points.map(({ from, name }) => [from, name])) };
}

/** Months start at 23:00 UTC of the day before: a day later UTC is in the same month. */
const getYear = (from: string) => new Date(new Date(from).getTime() + 86_400_000).getUTCFullYear();
