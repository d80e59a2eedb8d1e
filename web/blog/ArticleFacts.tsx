import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CalendarIcon } from '../art/icons/CalendarIcon';
import { Fact } from '../ui/Fact';
import type { ArticleOnPage } from './ArticlePage';
import { PostDate } from './PostDate';
import { PostReaders } from './PostReaders';

/** The author, the day it was made, the minutes it takes and how many have read it. */
export function ArticleFacts({ article }: { article: ArticleOnPage }) {
  const { firstName, lastName, avatar } = article.author;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
      <Avatar src={avatar ?? undefined} alt="" sx={{ inlineSize: 52, blockSize: 52 }}>
        {firstName.charAt(0)}
      </Avatar>
      <Box sx={{ minInlineSize: 0 }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          <bdi>{`${firstName} ${lastName}`}</bdi>
        </Typography>
        <PostReaders post={article}>
          <Fact icon={<CalendarIcon size={18} />}>
            <PostDate of={article.createdAt} />
          </Fact>
        </PostReaders>
      </Box>
    </Stack>
  );
}
