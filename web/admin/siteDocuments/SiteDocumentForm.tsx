import { Stack } from '@mui/material';
import { siteDocumentSchema } from '../../../schema/contract/validation/site/siteDocuments';
import { useTranslation } from '../../language';
import { BilingualFields } from '../form/BilingualFields';
import { BilingualRichTexts } from '../form/BilingualRichTexts';
import { BilingualTextPreview } from '../form/BilingualTextPreview';
import { entityForm, type EntityFieldsProps } from '../form/entityForm';
import { toTextFormValues } from '../form/toTextFormValues';
import {
  AdminSiteDocumentsDocument,
  UpdateSiteDocumentDocument,
  type AdminSiteDocumentFragment,
} from './__generated__/siteDocumentResource';

const toFormValues = (row: AdminSiteDocumentFragment | null) =>
  toTextFormValues(row, ['title', 'titleAr', 'body', 'bodyAr']);

function SiteDocumentFields({
  control,
}: EntityFieldsProps<ReturnType<typeof toFormValues>, AdminSiteDocumentFragment>) {
  const { t } = useTranslation('adminSiteDocuments');
  return (
    <Stack sx={{ gap: 3 }}>
      <BilingualFields control={control} name="title" label={t('title')} required autoFocus />
      <BilingualRichTexts control={control} name="body" label={t('body')} required minRows={10} maxRows={24} />
      <BilingualTextPreview control={control} title="title" text="body" />
    </Stack>
  );
}

export const SiteDocumentForm = entityForm({
  namespace: 'adminSiteDocuments',
  schema: siteDocumentSchema,
  toFormValues,
  toInput: (document) => document,
  updateDocument: UpdateSiteDocumentDocument,
  fetchCurrent: async (client, id) => {
    const { data } = await client.query({ query: AdminSiteDocumentsDocument, fetchPolicy: 'no-cache' });
    return data?.siteDocuments.find((document) => document.id === id);
  },
  diff: ({ arabicText, englishText }) => [
    arabicText('title'),
    englishText('title'),
    arabicText('body'),
    englishText('body'),
  ],
  Fields: SiteDocumentFields,
});
