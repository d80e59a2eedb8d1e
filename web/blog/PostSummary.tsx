import Typography from '@mui/material/Typography';
import { shortened } from '../../schema/contract/plain';
import type { PostFaceFragment } from './__generated__/PostCard';
import { bilingual } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { Found } from '../ui/Found';
import { clamped } from '../ui/stretched';

interface PostSummaryProps {
  post: Pick<PostFaceFragment, 'summary' | 'summaryAr'>;
  search?: string | undefined;
  /** Cuts it after so many characters. */
  most?: number;
}

/** What a card says of an article. */
export function PostSummary({ post, search = '', most = Infinity }: PostSummaryProps) {
  const { language } = useLanguage();
  const { text, ...said } = bilingual(post, 'summary', language);
  return (
    <Typography
      variant="body2"
      {...said}
      sx={{ ...clamped(6), inlineSize: '100%', color: 'text.secondary', textAlign: 'start' }}
    >
      <Found text={shortened(text, most)} search={search} />
    </Typography>
  );
}
