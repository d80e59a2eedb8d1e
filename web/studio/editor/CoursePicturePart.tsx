import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { UploadInput } from '../../ui/form/UploadInput';
import type { CourseValues } from './kinds';
import { Part } from './Part';
import type { Writing } from './sheets';

/** The picture of the course: uploaded, or named by its address. */
export function CoursePicturePart({ of }: { of: Writing<CourseValues> }) {
  const { t } = useTranslation('editor');
  const { thumbnail } = of.values;
  const message = of.complaint('thumbnail');
  // The field knows forms alone: this one holds what lies on the desk, and hands over what is changed.
  const { control, subscribe } = useForm({
    values: { thumbnail },
    errors: message === undefined ? {} : { thumbnail: { type: 'desk', message } },
  });
  const hand = useEffectEvent((address: string) => address !== thumbnail && of.type({ thumbnail: address }));
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => void hand(values.thumbnail) }),
    [subscribe],
  );
  return (
    <Part title={t('details.picture')}>
      <div id="course-thumbnail">
        <UploadInput
          name="thumbnail"
          control={control}
          label={t('fields.thumbnail')}
          kind="thumbnail"
          helperText={t('details.pictureHint')}
        />
      </div>
    </Part>
  );
}
