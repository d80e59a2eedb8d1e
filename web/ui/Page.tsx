import Box, { type BoxProps } from '@mui/material/Box';

/** The column in which everything stands: 1240 pixels at most, with air at both sides. */
export function Page({ children, sx, ...rest }: BoxProps) {
  return (
    <Box
      {...rest}
      sx={[
        { inlineSize: '100%', maxInlineSize: 1240, marginInline: 'auto', paddingInline: { xs: 2, sm: 3, md: 4 } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}
