import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

export const PageContainer = styled(Box)(({ theme }) => ({
  inlineSize: '100%',
  maxInlineSize: 1240,
  marginInline: 'auto',
  paddingInline: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(3) },
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(4) },
})) as typeof Box;
