import { updateCourseSchema } from '../../../schema/contract/validation/catalog';
import type { CourseFormValues } from '../../catalog/courseForm/courseFormValues';
import type { ResourceTexts } from '../resource/resourceTexts';
import { confirmPublication } from '../resource/rowToggles';
import type { ActionConfirmation } from '../table/types';
import type { AdminCourseFragment } from './__generated__/courseResource';
import { confirmUnpublishing } from './confirmUnpublishing';
import { PublicationFacts } from './PublicationFacts';

/** What the row action asks about the same change; undefined without one. */
export function confirmPublicationOfForm(
  row: AdminCourseFragment | null,
  values: CourseFormValues & { isPublished: boolean },
  texts: ResourceTexts<'adminCourses'>,
): ActionConfirmation | undefined {
  if (values.isPublished === (row?.isPublished ?? false)) return undefined;
  return row?.isPublished ? confirmUnpublishing([row], texts) : confirmPublishing(row, values, texts);
}

/** With the values that are saved with the publication. */
const confirmPublishing = (
  row: AdminCourseFragment | null,
  values: CourseFormValues,
  texts: ResourceTexts<'adminCourses'>,
): ActionConfirmation => {
  const { title, titleAr, description, descriptionAr, categoryId } = values;
  const price = updateCourseSchema.shape.price.safeParse(values.price).data;
  const duration = updateCourseSchema.shape.duration.safeParse(values.duration).data;
  const changes = {
    ...{ title, titleAr, description, descriptionAr, categoryId },
    ...(price !== undefined && { price, isFree: Number(price) === 0 }),
    ...(duration !== undefined && { duration }),
  };
  const name = titleAr || title;
  return {
    ...confirmPublication({ isOn: true, rows: [row ?? { id: '' }], name }, texts),
    text: <PublicationFacts ids={row ? [row.id] : []} changes={changes} />,
  };
};
