import { Box, Card, styled, Typography } from '@mui/material';
import { useState } from 'react';
import { formatDate, formatNumber, formatPrice, toIsoDate, useTranslation } from '../../language';
import { colorVars } from '../../theme/cssVariables';
import { borderRadii } from '../../theme/tokens';
import { ChartCard, ChartDataTable } from '../../ui/charts/ChartCard';
import { TrendChart } from '../../ui/charts/TrendChart';
import type { AdminOverviewQuery } from './__generated__/AdminOverview';
import { dayMs } from '../../../schema/contract/text/format/dateTime';

const chartHeight = 240;

const figureNames = ['revenue', 'enrollments', 'people', 'completions'] as const;
type FigureName = (typeof figureNames)[number];
type OverviewFiguresProps = Pick<AdminOverviewQuery['adminOverview'], FigureName>;

const formatCount = (value: number | string) => formatNumber(Number(value), 'ar');
const formatAmount = (value: number | string) => formatPrice(String(value), 'ar');
const formatters = {
  revenue: formatAmount,
  enrollments: formatCount,
  people: formatCount,
  completions: formatCount,
} as const satisfies Record<FigureName, unknown>;

const FigureButton = styled('button')({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 2,
  minInlineSize: 0,
  padding: '10px 14px 12px',
  border: '1px solid transparent',
  borderRadius: borderRadii.control,
  backgroundColor: 'transparent',
  color: colorVars.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { backgroundColor: colorVars.ground },
  '&[aria-pressed="true"]': { backgroundColor: colorVars.ground, borderColor: colorVars.primary },
});

/** The month's figures; the chosen one is plotted day by day. */
export function OverviewFigures(figures: OverviewFiguresProps) {
  const { t } = useTranslation('adminOverview');
  const [chosen, setChosen] = useState<FigureName>('revenue');
  // Revenue is below zero on a day whose refunds are more than its payments.
  const todayText = (value: number, name: FigureName) =>
    t(value < 0 ? 'figures.refundedToday' : 'figures.today', { value: formatters[name](Math.abs(value)) });
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 2.5 }, minInlineSize: 0 }}>
      <Card component="section" aria-labelledby="figures-heading" sx={{ padding: { xs: 1.5, md: 2 } }}>
        <Typography id="figures-heading" component="h3" variant="h4" sx={{ paddingInline: 1.5 }}>
          {t('figures.title')}
        </Typography>
        <Box sx={figureGridStyles}>
          {figureNames.map((name) => (
            <FigureButton key={name} type="button" aria-pressed={name === chosen} onClick={() => setChosen(name)}>
              <Typography component="span" sx={{ color: 'text.secondary' }}>
                {t(`figures.${name}`)}
              </Typography>
              <Typography
                component="bdi"
                sx={{ fontSize: { xs: '1.375rem', sm: '1.5rem' }, fontWeight: 800, whiteSpace: 'nowrap' }}
              >
                {formatters[name](figures[name].thisMonth)}
              </Typography>
              <Change thisMonth={Number(figures[name].thisMonth)} lastMonth={Number(figures[name].lastMonth)} />
              <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                {todayText(Number(figures[name].today), name)}
              </Typography>
            </FigureButton>
          ))}
        </Box>
      </Card>
      <DailyChart name={chosen} days={figures[chosen].days} lastMonth={figures[chosen].lastMonth} />
    </Box>
  );
}

const figureGridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: '1.35fr 1fr 1fr 1fr' },
  gap: 0.5,
  marginBlockStart: 0.5,
} as const;

/** Nothing without a last month, of which there is no percentage. */
function Change({ thisMonth, lastMonth }: { thisMonth: number; lastMonth: number }) {
  const { t } = useTranslation('adminOverview');
  const percent = lastMonth > 0 ? Math.round(((thisMonth - lastMonth) / lastMonth) * 100) : 0;
  if (percent === 0) return null;
  const isUp = percent > 0;
  const n = formatNumber(Math.abs(percent), 'ar');
  return (
    <Box
      component="span"
      role="img"
      aria-label={t(isUp ? 'figures.up' : 'figures.down', { n })}
      title={t(isUp ? 'figures.up' : 'figures.down', { n })}
      sx={{
        paddingInline: 1,
        borderRadius: borderRadii.chip,
        fontSize: '0.875rem',
        fontWeight: 500,
        lineHeight: 1.7,
        ...(isUp
          ? { backgroundColor: 'tint', color: 'onTint' }
          : { backgroundColor: 'dangerTint', color: 'error.main' }),
      }}
    >
      {isUp ? '▲' : '▼'} {n}%
    </Box>
  );
}

interface DailyChartProps {
  name: FigureName;
  days: readonly (number | string)[];
  lastMonth: number | string;
}

function DailyChart({ name, days, lastMonth }: DailyChartProps) {
  const { t } = useTranslation('adminOverview');
  const format = formatters[name];
  const points = datedDays(days).map(({ startsAt, value }) => ({
    startsAt,
    value,
    name: formatDate(startsAt, 'ar'),
  }));
  const title = t('figures.daily', { name: t(`figures.${name}`) });
  const n = String(days.length);
  return (
    <ChartCard
      title={title}
      description={
        <>
          {t('figures.dailyText', { n })} {t('figures.lastMonth', { value: format(lastMonth) })}.
        </>
      }
      emptyText={points.some(({ value }) => value !== 0) ? null : t('figures.noData', { n })}
      table={
        <ChartDataTable
          label={title}
          headings={[t('figures.day'), t(`figures.${name}`)]}
          rows={points
            .toReversed()
            .map(({ startsAt, name: day, value }) => ({ key: startsAt, cells: [day, format(value)] }))}
        />
      }
    >
      <TrendChart
        label={title}
        points={points}
        interval="day"
        height={chartHeight}
        formatValue={name === 'revenue' ? formatAmount : undefined}
      />
    </ChartCard>
  );
}

/** Noon in UTC is the same day in Algiers. */
function datedDays(days: readonly (number | string)[]): { startsAt: string; value: number }[] {
  const today = new Date(`${toIsoDate(new Date())}T12:00:00Z`);
  return days.map((value, index) => ({
    startsAt: new Date(today.getTime() - (days.length - 1 - index) * dayMs).toISOString(),
    value: Number(value),
  }));
}
