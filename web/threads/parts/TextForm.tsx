import type { ComponentProps } from 'react';
import { bounds } from '../../../schema/contract/bounds';
import { useTranslation } from '../../language';
import { PlainTextForm } from '../../ui/form/PlainTextForm';
import { lazySchema } from '../../ui/form/zodForm';

const textSchema = lazySchema(
  async () => (await import('../../../schema/contract/validation/learning/threads')).threadTextSchema,
);

type TextFormProps = Omit<ComponentProps<typeof PlainTextForm>, 'schema' | 'maxLength' | 'submitting'>;

/** A field for a question or an answer. */
export function TextForm(props: TextFormProps) {
  const { t } = useTranslation('threads');
  return <PlainTextForm schema={textSchema} maxLength={bounds.threads.textMax} submitting={t('sending')} {...props} />;
}
