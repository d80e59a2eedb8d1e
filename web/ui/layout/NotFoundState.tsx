import type { ReactNode } from 'react';
import { ButtonLink } from '../../routing';
import { PageMeta } from '../../seo/PageMeta';
import { EmptyState } from '../feedback/queryStates';
import { useResponseStatus } from '../navigation/serverResponse';
import { PageContainer } from './Section';

interface NotFoundStateProps {
  art?: ReactNode;
  title: string;
  text: string;
  link?: { to: string; label: string };
}

/** Replaces a page whose content does not exist, or is hidden from the viewer; its status is 404. */
export function NotFoundState({ art, title, text, link }: NotFoundStateProps) {
  useResponseStatus(404);
  const action = link && (
    <ButtonLink to={link.to} variant="contained">
      {link.label}
    </ButtonLink>
  );
  return (
    <>
      <PageMeta title={title} isIndexed={false} />
      <EmptyState level={1} art={art} title={title} text={text} action={action} />
    </>
  );
}

/** {@link NotFoundState} in place of a page that has a hero. */
export const NotFoundPage = (props: NotFoundStateProps) => (
  <PageContainer sx={{ paddingBlock: { xs: 4, md: 8 } }}>
    <NotFoundState {...props} />
  </PageContainer>
);
