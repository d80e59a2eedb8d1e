import type { ComponentProps } from 'react';
import { formatNumber } from '../../language';
import type { ToggleChange } from '../resource/adminResource';
import type { ResourceTexts } from '../resource/resourceTexts';
import { confirmPublication } from '../resource/rowToggles';
import type { ActionConfirmation } from '../table/types';
import type { AdminCourseFragment } from './__generated__/courseResource';
import { PublicationFacts } from './PublicationFacts';

/** @param saved values of a form that are saved with the publication */
export function confirmCoursePublication(
  change: ToggleChange<AdminCourseFragment>,
  texts: ResourceTexts<'adminCourses'>,
  saved?: ComponentProps<typeof PublicationFacts>['changes'],
): ActionConfirmation {
  const { isOn, rows: courses, name } = change;
  const { t } = texts;
  const confirmation = confirmPublication(change, texts);
  if (isOn) {
    return { ...confirmation, text: <PublicationFacts ids={courses.map(({ id }) => id)} changes={saved} /> };
  }
  const count = courses.reduce((sum, { enrollmentCount }) => sum + enrollmentCount, 0);
  return {
    ...confirmation,
    title: courses.length === 1 ? t('unpublish.title', { name }) : t('unpublish.titleMany'),
    text: `${t('unpublish.text')} ${t('unpublish.students', { count, n: formatNumber(count, 'ar') })}`,
  };
}
