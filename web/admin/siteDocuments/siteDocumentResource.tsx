import { adminResource } from '../resource/adminResource';
import { adminListPage } from '../resource/AdminResourceScreen';
import { AdminSiteDocumentsDocument } from './__generated__/siteDocumentResource';
import { lazyDialog } from '../../ui/lazyDialog';

const SiteDocumentForm = lazyDialog(async () => (await import('./SiteDocumentForm')).SiteDocumentForm);

const siteDocumentResource = adminResource({
  name: 'siteDocuments',
  namespace: 'adminSiteDocuments',
  list: AdminSiteDocumentsDocument,
  toVariables: () => ({}),
  page: ({ siteDocuments }) => ({ rows: siteDocuments, totalCount: siteDocuments.length }),
  rowName: ({ titleAr }) => titleAr,
  columns: ({ arabicText, englishText, date }) => [
    arabicText('title', { isSortable: false }),
    englishText('title', { isSortable: false }),
    date('updatedAt', { isSortable: false }),
  ],
  sort: ['updatedAt', 'desc'],
  canSearch: false,
  canAdd: false,
  Form: SiteDocumentForm,
});

export const Component = adminListPage('documents', siteDocumentResource, ({ t }) => t('text'));
