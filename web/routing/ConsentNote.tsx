import { Typography } from '@mui/material';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../language';
import { paths } from './paths';

interface ConsentNoteProps {
  /** What the person agrees to by sending the form; the names of the documents follow. */
  text: string;
  documents: readonly ('terms' | 'privacy')[];
}

/** Names the documents that a form refers to, with links. */
export function ConsentNote({ text, documents }: ConsentNoteProps) {
  const { t } = useTranslation('shell');
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', '& a': { color: 'inherit' } }}>
      {text}{' '}
      {documents.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ' · '}
          <Link to={paths.documents[name]}>{t(`footer.${name}`)}</Link>
        </Fragment>
      ))}
    </Typography>
  );
}
