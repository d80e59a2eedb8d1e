import { useTranslation } from 'react-i18next';
import type { TermInvitationFragment } from '../glossary/__generated__/TermInvitation';
import { TermInvitation } from '../glossary/TermInvitation';
import { paths } from '../paths';
import { Band } from '../ui/Band';
import { Teaser } from './Teaser';
import { ThreeCards } from './ThreeCards';

/** The newest terms of the dictionary; left out when there is none. */
export function GlossaryTeaser({ terms }: { terms: readonly TermInvitationFragment[] }) {
  const { t } = useTranslation('glossary');
  if (terms.length === 0) return null;
  return (
    <Band ground="tint">
      <Teaser
        title={t('teaser.title')}
        subtitle={t('teaser.subtitle')}
        all={{ to: paths.glossary(), label: t('teaser.all') }}
      >
        <ThreeCards from={900}>
          {terms.map((term) => (
            <TermInvitation key={term.id} term={term} />
          ))}
        </ThreeCards>
      </Teaser>
    </Band>
  );
}
