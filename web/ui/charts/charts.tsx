import { useMediaQuery, Box, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { useId, type ReactNode } from 'react';
import { useTranslation, formatDayAndMonth, useLanguage } from '../../language';
import { colorVars } from '../../theme/cssVariables';
import { truncateText } from '../../../schema/contract/text/truncateText';

type ChartInterval = 'month' | 'week' | 'day';

interface TrendChartProps {
  label: string;
  valueLabel: string;
  points: readonly { startsAt: string; name: string; value: number }[];
  interval: ChartInterval;
  height: number;
  /** Formats values other than counts, which need a wider axis. */
  formatValue?: ((value: number) => string) | undefined;
}

/** A bar per month, week or day. The current one is incomplete and striped. */
export function TrendChart({ label, valueLabel, points, interval, height, formatValue }: TrendChartProps) {
  const { reverse, start, plainAxis } = useChartAxes();
  const patternId = useId();
  const isWide = useMediaQuery('(min-width: 37.5em)');
  const labels = useAxisLabels(points, interval, isWide ? 14 : 4);
  return (
    <ChartFigure label={label}>
      <BarChart
        height={height}
        margin={chartMargins(reverse, 24)}
        hideLegend
        disableKeyboardNavigation
        borderRadius={6}
        grid={{ horizontal: true }}
        xAxis={[
          {
            ...plainAxis,
            scaleType: 'band',
            data: points.map(({ startsAt }) => startsAt),
            reverse,
            height: 48,
            categoryGapRatio: 0.35,
            tickLabelInterval: (startsAt: string) => labels.short.has(startsAt),
            valueFormatter: (startsAt: string, { location }) =>
              (location === 'tick' ? labels.short : labels.full).get(startsAt) ?? '',
            colorMap: {
              type: 'ordinal',
              values: points.map(({ startsAt }) => startsAt),
              colors: points.map((_, index) => (index < points.length - 1 ? colorVars.primary : `url(#${patternId})`)),
            },
          },
        ]}
        yAxis={[
          {
            ...plainAxis,
            position: start,
            width: formatValue ? 96 : 40,
            tickMinStep: 1,
            ...(formatValue && { valueFormatter: formatValue }),
          },
        ]}
        series={[
          {
            data: points.map(({ value }) => value),
            label: valueLabel,
            color: colorVars.primary,
            ...(formatValue && {
              valueFormatter: (value: number | null) => (value === null ? '' : formatValue(value)),
            }),
          },
        ]}
      >
        <StripePattern id={patternId} color={colorVars.primary} ground={colorVars.tint} />
      </BarChart>
    </ChartFigure>
  );
}

/** Full labels, and short axis labels for at most `room` evenly spaced bars, the last one included. */
function useAxisLabels(points: TrendChartProps['points'], interval: ChartInterval, room: number) {
  const { language } = useLanguage();
  const labelStep = Math.ceil(points.length / room);
  const labelled = points.filter((_, index) => (points.length - 1 - index) % labelStep === 0);
  const short = labelled.map(({ startsAt }, index) => {
    const { day, month } = formatDayAndMonth(startsAt, language);
    const previous = labelled[index - 1];
    const isNewYear = !previous || getYear(previous.startsAt) !== getYear(startsAt);
    const secondLine = interval !== 'month' ? month : isNewYear ? getYear(startsAt) : '';
    return [startsAt, `${interval === 'month' ? month : day}\n${secondLine}`] as const;
  });
  return { short: new Map(short), full: new Map(points.map(({ startsAt, name }) => [startsAt, name])) };
}

/** Months start at 23:00 UTC of the day before: a day later UTC is in the same month. */
const getYear = (startsAt: string) => new Date(new Date(startsAt).getTime() + 86_400_000).getUTCFullYear();

interface RatingDistributionChartProps {
  distribution: readonly { rating: number; name: string; count: number }[];
  height: number;
}

export function RatingDistributionChart({ distribution, height }: RatingDistributionChartProps) {
  const { t } = useTranslation('studio');
  const { reverse, start, plainAxis } = useChartAxes();
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
        xAxis={[{ ...plainAxis, reverse, min: 0, max: axisMaximum(maximum), tickMinStep: 1, height: 28 }]}
        yAxis={[
          {
            ...plainAxis,
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

interface ChartLegendProps {
  /** With `ground` the swatch is striped. */
  entries: readonly { label: string; color: string; ground?: string }[];
}

function ChartLegend({ entries }: ChartLegendProps) {
  return (
    <Box component="ul" sx={legendStyles}>
      {entries.map(({ label, color, ground }) => (
        <Box component="li" key={label} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box
            aria-hidden
            sx={{
              inlineSize: 18,
              blockSize: 18,
              borderRadius: '4px',
              background: ground ? `repeating-linear-gradient(45deg, ${color} 0 3.5px, ${ground} 3.5px 8px)` : color,
            }}
          />
          {label}
        </Box>
      ))}
    </Box>
  );
}

const legendStyles = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  minBlockSize: 36,
  fontSize: '0.9375rem',
} as const;

interface CompletionFunnelChartProps {
  steps: readonly { lessonId: string; name: string; opened: number; completed: number }[];
  students: number;
  height: number;
}

export function CompletionFunnelChart({ steps, students, height }: CompletionFunnelChartProps) {
  const { t } = useTranslation('studio');
  const { reverse, start, plainAxis } = useChartAxes();
  const isWide = useMediaQuery('(min-width: 37.5em)');
  const patternId = useId();
  const names = new Map(steps.map(({ lessonId, name }) => [lessonId, name]));
  // Small screens have room for the lesson number only.
  const shortName = (id: string) => {
    const name = names.get(id) ?? '';
    return isWide ? truncateText(name, 26) : name.slice(0, name.indexOf('.'));
  };
  return (
    <>
      <ChartLegend
        entries={[
          { color: colorVars.amber, ground: colorVars.amberTint, label: t('analytics.opened') },
          { color: colorVars.primary, label: t('analytics.completed') },
        ]}
      />
      <ChartFigure label={t('analytics.funnel')}>
        <BarChart
          layout="horizontal"
          height={height - legendHeight}
          margin={chartMargins(reverse, 32)}
          hideLegend
          disableKeyboardNavigation
          slotProps={barLabelSlotProps}
          borderRadius={4}
          grid={{ vertical: true }}
          xAxis={[{ ...plainAxis, reverse, min: 0, max: axisMaximum(students), tickMinStep: 1, height: 28 }]}
          yAxis={[
            {
              ...plainAxis,
              scaleType: 'band',
              position: start,
              width: isWide ? 220 : 28,
              data: steps.map(({ lessonId }) => lessonId),
              categoryGapRatio: 0.3,
              barGapRatio: 0.05,
              valueFormatter: (id: string, { location }) =>
                location === 'tick' ? shortName(id) : (names.get(id) ?? ''),
            },
          ]}
          series={[
            {
              data: steps.map(({ opened }) => opened),
              label: t('analytics.opened'),
              color: `url(#${patternId})`,
              barLabel: 'value',
              barLabelPlacement: 'outside',
            },
            {
              data: steps.map(({ completed }) => completed),
              label: t('analytics.completed'),
              color: colorVars.primary,
              barLabel: 'value',
              barLabelPlacement: 'outside',
            },
          ]}
        >
          <StripePattern id={patternId} color={colorVars.amber} ground={colorVars.amberTint} />
        </BarChart>
      </ChartFigure>
    </>
  );
}

const legendHeight = 36;

/** Axis settings in the reading direction: in Arabic, time runs and bars grow from right to left. */
function useChartAxes() {
  const { typography } = useTheme();
  const { direction } = useLanguage();
  const isRtl = direction === 'rtl';
  const tickLabelStyle = { fontSize: 14, fontFamily: typography.fontFamily };
  return {
    reverse: isRtl,
    start: isRtl ? ('right' as const) : ('left' as const),
    plainAxis: { disableLine: true, disableTicks: true, tickLabelStyle },
  };
}

/** Leaves `room` pixels for the numbers at the end of the bars. */
const chartMargins = (reverse: boolean, room: number) => ({
  top: 12,
  bottom: 0,
  /* oxlint-disable syntax/restricted -- MUI X Charts has no logical property names. */
  left: reverse ? room : 4,
  right: reverse ? 4 : room,
  /* oxlint-enable syntax/restricted */
});

/** Puts numbers after the end of their bar: the library measures from the left in both directions. */
const barLabelSlotProps = { barLabel: { textAnchor: 'start' } } as const;

/** Leaves room for the number after the longest bar: the library drops labels at the edge. */
const axisMaximum = (value: number): number => value + Math.ceil(value / 8);

/** An image for screen readers: the data table reads better than a list of bars. */
function ChartFigure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box role="img" aria-label={label} sx={barLabelStyles}>
      {children}
    </Box>
  );
}

const barLabelStyles = { '& .MuiBarChart-label': { fontWeight: 700, fontSize: '0.9375rem' } } as const;

/** Stripes, to distinguish bars without colour. */
function StripePattern({ id, color, ground }: { id: string; color: string; ground: string }) {
  return (
    <defs>
      <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="8" height="8" style={{ fill: ground }} />
        <rect width="3.5" height="8" style={{ fill: color }} />
      </pattern>
    </defs>
  );
}
