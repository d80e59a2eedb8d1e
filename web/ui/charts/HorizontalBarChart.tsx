import { Box } from '@mui/material';
import { Fragment } from 'react';
import { formatNumber, useLanguage } from '../../language';
import { colorVars } from '../../theme/cssVariables';
import { fillStyles, type BarFill } from './barFill';

interface HorizontalBarChartProps {
  label: string;
  /** With `shortName` for phones. */
  rows: readonly { key: string | number; name: string; shortName?: string; values: readonly number[] }[];
  /** A fill and a name for each value of a row; named above the bars if there are several. */
  series: readonly { fill: BarFill; name: string }[];
  /** The value that fills the width. */
  maximum: number;
}

/**
 * Bars with their values, in the reading direction. An image for screen readers: the data table reads better than a list of
 * bars.
 */
export function HorizontalBarChart({ label, rows, series, maximum }: HorizontalBarChartProps) {
  const { language } = useLanguage();
  return (
    <>
      {series.length > 1 && <ChartLegend series={series} />}
      <Box role="img" aria-label={label} sx={chartStyles}>
        {rows.map(({ key, name, shortName, values }) => (
          <Fragment key={key}>
            <Box title={name} sx={nameStyles}>
              <Box component="bdi" sx={{ display: { xs: shortName ? 'none' : 'inline', sm: 'inline' } }}>
                {name}
              </Box>
              {shortName && (
                <Box component="bdi" sx={{ display: { sm: 'none' } }}>
                  {shortName}
                </Box>
              )}
            </Box>
            <Box sx={{ display: 'grid', gap: '2px' }}>
              {series.map(({ fill, name: seriesName }, index) => {
                const value = values[index] ?? 0;
                return (
                  <Box key={fill} title={`${seriesName}: ${formatNumber(value, language)}`} sx={rowStyles}>
                    <Box
                      sx={{ ...fillStyles(fill), ...barStyles, blockSize: series.length > 1 ? 16 : 26 }}
                      style={{ inlineSize: `calc((100% - 3rem) * ${value / Math.max(1, maximum)})` }}
                    />
                    <strong>{formatNumber(value, language)}</strong>
                  </Box>
                );
              })}
            </Box>
          </Fragment>
        ))}
      </Box>
    </>
  );
}

function ChartLegend({ series }: Pick<HorizontalBarChartProps, 'series'>) {
  return (
    <Box component="ul" sx={legendStyles}>
      {series.map(({ name, fill }) => (
        <Box component="li" key={fill} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box aria-hidden sx={{ inlineSize: 18, blockSize: 18, borderRadius: '4px', ...fillStyles(fill) }} />
          {name}
        </Box>
      ))}
    </Box>
  );
}

const chartStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'fit-content(14rem) minmax(0, 1fr)', md: 'fit-content(45%) minmax(0, 1fr)' },
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 1.25,
  fontSize: '0.9375rem',
} as const;

const nameStyles = {
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.875rem',
} as const;

const rowStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  borderInlineStart: `1px solid ${colorVars.line}`,
  lineHeight: 1.2,
} as const;

const barStyles = { borderStartEndRadius: 4, borderEndEndRadius: 4 } as const;

const legendStyles = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  paddingBlockEnd: 1.5,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  fontSize: '0.9375rem',
} as const;
