import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paint } from '../../theme/variables';
import { Drawing } from './Drawing';
import { Hatch } from './Hatch';
import { Legend } from './Legend';
import { behindBars, marginsOf, roomBeyond, useAxes } from './useAxes';

interface FunnelPlotProps {
  steps: readonly { lessonId: string; name: string; opened: number; completed: number }[];
  students: number;
  height: number;
}

/** Two bars for each lesson, the first lesson on top. */
export function FunnelPlot({ steps, students, height }: FunnelPlotProps) {
  const { t } = useTranslation('studio');
  const { reverse, start, bare } = useAxes();
  const isWide = useMediaQuery('(min-width: 600px)');
  const hatch = useId();
  const names = new Map(steps.map(({ lessonId, name }) => [lessonId, name]));
  // A name has no room on a small screen: there the number stands for it, as in the table.
  const shortName = (id: string) => {
    const name = names.get(id) ?? '';
    return isWide ? name : name.slice(0, name.indexOf('.'));
  };
  return (
    <>
      <Legend
        entries={[
          { color: paint.amber, ground: paint.amberTint, label: t('analytics.opened') },
          { color: paint.primary, label: t('analytics.completed') },
        ]}
      />
      <Drawing label={t('analytics.funnel')}>
        <BarChart
          layout="horizontal"
          height={height - legendHeight}
          margin={marginsOf(reverse, 32)}
          hideLegend
          disableKeyboardNavigation
          slotProps={behindBars}
          borderRadius={4}
          grid={{ vertical: true }}
          xAxis={[{ ...bare, reverse, min: 0, max: roomBeyond(students), tickMinStep: 1, height: 28 }]}
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
              color: paint.primary,
              barLabel: 'value',
              barLabelPlacement: 'outside',
            },
          ]}
        >
          <Hatch id={hatch} color={paint.amber} ground={paint.amberTint} />
        </BarChart>
      </Drawing>
    </>
  );
}

const legendHeight = 36;
