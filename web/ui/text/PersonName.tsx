import { displayName, type NamedUser } from '../../../schema/contract/text/names/displayName';
import { useLanguage } from '../../language';
import { paths, TextLink } from '../../routing';

interface PersonNameProps {
  person: NamedUser & { id: string; hasTrainerPage: boolean };
}

/** The name of an author or organizer, which leads to their page if they have one. */
export function PersonName({ person }: PersonNameProps) {
  const { language } = useLanguage();
  const name = <bdi>{displayName(person, language)}</bdi>;
  return person.hasTrainerPage ? (
    <TextLink to={paths.trainer(person.id)} sx={{ fontWeight: 'inherit' }}>
      {name}
    </TextLink>
  ) : (
    name
  );
}
