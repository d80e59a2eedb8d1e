import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { FunnelFragment } from './__generated__/StudioAnalytics';
import { formatNumber, inLanguage } from '../language/formats';
import { useCounted } from '../language/useCounted';
import { useLanguage } from '../language/useLanguage';
import { PlotCard } from './PlotCard';
import { PlotTable } from './PlotTable';

const FunnelPlot = lazy(async () => ({ default: (await import('./plots/drawings')).FunnelPlot }));
/** Pixels for each lesson, and for the axis and the legend. */
const perLesson = 46;
const around = 72;

/** How many students opened and completed each lesson of a course. */
export function FunnelCard({ funnel }: { funnel: FunnelFragment | null | undefined }) {
  const { t } = useTranslation('studio');
  const { language } = useLanguage();
  const counted = useCounted('studio');
  const { lessons = [], students = 0, completed = 0 } = funnel ?? {};
  const steps = lessons.map((lesson, index) => ({
    ...lesson,
    name: `${index + 1}. ${inLanguage(lesson, 'title', language)}`,
  }));
  const height = Math.max(3, lessons.length) * perLesson + around;
  const number = (value: number) => formatNumber(value, language);
  return (
    <PlotCard
      title={t('analytics.funnel')}
      lead={
        funnel && (
          <>
            <div>{t('analytics.funnelOf', { course: inLanguage(funnel.course, 'title', language) })}</div>
            <div>{counted('analytics.funnelCount', students, { completed: number(completed) })}</div>
          </>
        )
      }
      nothing={lessons.length > 0 && students > 0 ? null : t('analytics.noFunnel')}
      height={height}
      table={
        <PlotTable
          label={t('analytics.funnel')}
          heads={[t('analytics.lesson'), t('analytics.opened'), t('analytics.completed')]}
          rows={steps.map((step) => ({
            key: step.lessonId,
            cells: [<bdi key="name">{step.name}</bdi>, number(step.opened), number(step.completed)],
          }))}
        />
      }
    >
      <FunnelPlot steps={steps} students={students} height={height} />
    </PlotCard>
  );
}
