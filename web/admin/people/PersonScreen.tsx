import { Stack, Typography } from '@mui/material';
import { useParams } from 'react-router-dom';
import { displayName } from '../../../schema/contract/text/names/displayName';
import { useTranslation } from '../../language';
import { BackLink, paths } from '../../routing';
import { PageMeta } from '../../seo/PageMeta';
import { EmptyState, QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import { PageContainer } from '../../ui/layout/Section';
import { PersonAccount } from './PersonAccount';
import { PersonLists } from './PersonLists';
import { usePersonQuery, type PersonDetailsFragment } from './__generated__/PersonScreen';

/** Everything that admins see of one person, with the actions on the account. */
export function Component() {
  const { t } = useTranslation('adminPeople');
  const { id = '' } = useParams();
  const query = usePersonQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <PageContainer sx={{ paddingBlock: { xs: 3, md: 6 } }}>
      <PageMeta title={t('title')} isIndexed={false} />
      <BackLink to={paths.admin.panel()}>{t('back')}</BackLink>
      <QueryResult of={query} skeleton={<TextSkeleton lines={12} />}>
        {({ person }) =>
          person ? <Person person={person} /> : <EmptyState level={1} title={t('notFound')} text={t('notFoundText')} />
        }
      </QueryResult>
    </PageContainer>
  );
}

function Person({ person }: { person: PersonDetailsFragment }) {
  return (
    <Stack sx={{ gap: { xs: 2, md: 2.5 } }}>
      <Typography
        variant="h1"
        sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' }, marginBlockStart: 1, overflowWrap: 'anywhere' }}
      >
        <bdi>{displayName(person.account, 'ar')}</bdi>
      </Typography>
      <PersonAccount account={person.account} />
      <PersonLists person={person} />
    </Stack>
  );
}
