import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { colorVars } from '../../../theme/cssVariables';
import { ChartFigure, StripePattern, barLabelSlotProps, chartMargins, axisMaximum, useChartAxes } from './chartParts';

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

/** Two bars per lesson, the first lesson on top. */
export function CompletionFunnelChart({ steps, students, height }: CompletionFunnelChartProps) {
  const { t } = useTranslation('studio');
  const { reverse, start, bare } = useChartAxes();
  const isWide = useMediaQuery('(min-width: 600px)');
  const hatch = useId();
  const names = new Map(steps.map(({ lessonId, name }) => [lessonId, name]));
  // Small screens have room for the lesson number only.
  const shortName = (id: string) => {
    const name = names.get(id) ?? '';
    return isWide ? name : name.slice(0, name.indexOf('.'));
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
          xAxis={[{ ...bare, reverse, min: 0, max: axisMaximum(students), tickMinStep: 1, height: 28 }]}
          yAxis={[
            {
              ...bare,
              scaleType: 'band',
              position: start,
              width: isWide ? 190 : 28,
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
              color: `url(#${hatch})`,
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
          <StripePattern id={hatch} color={colorVars.amber} ground={colorVars.amberTint} />
        </BarChart>
      </ChartFigure>
    </>
  );
}

const legendHeight = 36;
