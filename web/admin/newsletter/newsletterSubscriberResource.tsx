import { languages, parseLanguage } from '../../../schema/contract/languages';
import { adminResource } from '../resource/adminResource';
import { yesNoFilter, parseYesNo } from '../resource/filterOptions';
import { StatusCell } from '../table/cells';
import {
  AdminNewsletterSubscriberListDocument,
  DeleteNewsletterSubscriberDocument,
  DeleteNewsletterSubscribersDocument,
} from './__generated__/newsletterSubscriberResource';

export const newsletterSubscriberResource = adminResource({
  name: 'newsletter',
  namespace: 'adminInbox',
  label: ({ admin }) => admin('navItems.newsletter'),
  list: AdminNewsletterSubscriberListDocument,
  page: ({ adminNewsletterSubscribers }) => adminNewsletterSubscribers,
  rowName: ({ email }) => email,
  columns: ({ t, admin, latinText, column, date }) => [
    latinText('email'),
    column('language', { cell: ({ language }) => admin(`form.languages.${language}`) }),
    column('confirmedAt', {
      label: admin('state.label'),
      cell: ({ confirmedAt, bouncedAt }) => {
        if (bouncedAt) return <StatusCell color="error">{t('bounced')}</StatusCell>;
        return (
          <StatusCell color={confirmedAt ? 'success' : 'warning'}>
            {t(confirmedAt ? 'confirmed' : 'unconfirmed')}
          </StatusCell>
        );
      },
    }),
    date('createdAt', { label: t('subscribedAt'), hasTime: true }),
  ],
  sort: ['createdAt', 'desc'],
  filters: ({ t, admin }) => ({
    language: {
      label: t('language'),
      allLabel: t('allLanguages'),
      options: languages.map((value) => ({ value, label: admin(`form.languages.${value}`) })),
    },
    confirmed: yesNoFilter(admin('state.label'), admin('state.all'), [t('confirmed'), t('unconfirmed')]),
  }),
  toFilter: ({ language, confirmed }) => ({
    language: parseLanguage(language),
    isConfirmed: parseYesNo(confirmed),
  }),
  delete: DeleteNewsletterSubscriberDocument,
  deleteMany: DeleteNewsletterSubscribersDocument,
  hasExport: true,
});
