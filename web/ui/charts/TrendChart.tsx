import { Box, styled } from '@mui/material';
import type { Language } from '../../../schema/contract/languages';
import { formatDayAndMonth, formatNumber, useLanguage } from '../../language';
import { colorVars } from '../../theme/cssVariables';
import { fillStyles } from './barFill';
import { dayMs } from '../../../schema/contract/text/format/dateTime';

type ChartInterval = 'month' | 'week' | 'day';

interface TrendPoint {
  startsAt: string;
  name: string;
  value: number;
}

interface TrendChartProps {
  label: string;
  points: readonly TrendPoint[];
  interval: ChartInterval;
  /** In pixels. */
  height: number;
  /** Formats values other than counts, which need a wider axis. */
  formatValue?: ((value: number) => string) | undefined;
}

/** Labels below the bars: on phones there is room for four. */
const rooms = [
  { count: 4, display: { xs: 'flex', sm: 'none' } },
  { count: 14, display: { xs: 'none', sm: 'flex' } },
] as const;
const labelHeight = 48;

/**
 * A bar per month, week or day, in the reading direction. The current one is incomplete and striped. An image for screen
 * readers: the data table reads better than a list of bars.
 */
export function TrendChart({ label, points, interval, height, formatValue }: TrendChartProps) {
  const { language } = useLanguage();
  const ticks = axisTicks(points.map(({ value }) => value));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const share = (value: number) => `${(100 * value) / (high - low)}%`;
  const format = formatValue ?? ((value: number) => formatNumber(value, language));
  return (
    <Box role="img" aria-label={label} sx={{ ...chartStyles, blockSize: height }}>
      <Box sx={{ position: 'relative', inlineSize: formatValue ? 96 : 40 }}>
        {ticks.map((tick) => (
          <TickLabel key={tick} style={{ insetBlockEnd: share(tick - low) }}>
            {format(tick)}
          </TickLabel>
        ))}
      </Box>
      <Plot>
        {ticks.map((tick) => (
          <GridLine key={tick} style={{ insetBlockEnd: share(tick - low) }} />
        ))}
        {points.map(({ startsAt, name, value }, index) => (
          <Box
            key={startsAt}
            title={`${name}: ${format(value)}`}
            sx={{ flex: 1, position: 'relative', minInlineSize: 0 }}
          >
            <Box
              sx={{
                ...barStyles,
                ...fillStyles(index < points.length - 1 ? 'primary' : 'primaryStripes'),
                borderRadius: value < 0 ? '0 0 6px 6px' : '6px 6px 0 0',
              }}
              style={{ insetBlockEnd: share(Math.min(0, value) - low), blockSize: share(Math.abs(value)) }}
            />
          </Box>
        ))}
      </Plot>
      <Box sx={{ gridColumn: 2, display: 'flex' }}>
        {points.map(({ startsAt }, index) => (
          <Box key={startsAt} sx={{ flex: 1, minInlineSize: 0 }}>
            {rooms.map(({ count, display }) => (
              <BarLabel key={count} sx={{ display }}>
                {shortLabel(points, index, { interval, room: count, language })}
              </BarLabel>
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface LabelOptions {
  interval: ChartInterval;
  /** Most labels that have room. */
  room: number;
  language: Language;
}

/** The text below a bar, in two lines; none below most of many. The last bar has one. */
function shortLabel(points: readonly TrendPoint[], index: number, { interval, room, language }: LabelOptions) {
  const step = Math.ceil(points.length / room);
  const point = points[index];
  if (!point || (points.length - 1 - index) % step !== 0) return null;
  const { day, month } = formatDayAndMonth(point.startsAt, language);
  if (interval !== 'month') return `${day}\n${month}`;
  const previous = points[index - step];
  const isNewYear = !previous || getYear(previous.startsAt) !== getYear(point.startsAt);
  return `${month}\n${isNewYear ? getYear(point.startsAt) : ''}`;
}

/** Months start at 23:00 UTC of the day before: a day later UTC is in the same month. */
const getYear = (startsAt: string) => new Date(new Date(startsAt).getTime() + dayMs).getUTCFullYear();

const chartStyles = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: `minmax(0, 1fr) ${labelHeight}px`,
  columnGap: 1,
  paddingBlockStart: 1.5,
  fontSize: '0.875rem',
} as const;

const Plot = styled('div')({ position: 'relative', display: 'flex' });

const GridLine = styled('div')({
  position: 'absolute',
  insetInline: 0,
  borderBlockStart: `1px solid ${colorVars.line}`,
});

const TickLabel = styled('span')({
  position: 'absolute',
  insetInlineEnd: 0,
  transform: 'translateY(50%)',
  whiteSpace: 'nowrap',
});

const barStyles = { position: 'absolute', insetInline: '15%' } as const;

/** Wider than its bar, in the middle of it. */
const BarLabel = styled('span')({
  justifyContent: 'center',
  paddingBlockStart: 4,
  whiteSpace: 'pre',
  textAlign: 'center',
  lineHeight: 1.4,
});

const steps = [1, 2, 5, 10];

/**
 * Round values of an axis from 0, and below it where values are negative, to at least the largest value: four to seven of them.
 * Counts get whole numbers.
 */
export function axisTicks(values: readonly number[]): number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const rough = (high - low) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, power * (steps.find((each) => each * power >= rough) ?? 10));
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
