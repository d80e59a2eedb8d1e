import type { ComponentProps } from 'react';
import { bounds } from '../../../schema/contract/bounds';
import { threadTextSchema } from '../../../schema/contract/validation/threads';
import { useTranslation } from '../../language';
import { PlainTextForm } from '../../ui/form/PlainTextForm';

type TextFormProps = Omit<ComponentProps<typeof PlainTextForm>, 'schema' | 'maxLength' | 'submitting'>;

/** A field for a question or an answer. */
export function TextForm(props: TextFormProps) {
  const { t } = useTranslation('threads');
  return (
    <PlainTextForm schema={threadTextSchema} maxLength={bounds.threads.textMax} submitting={t('sending')} {...props} />
  );
}
