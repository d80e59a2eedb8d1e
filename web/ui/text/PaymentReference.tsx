import { Box } from '@mui/material';
import type { ReactNode } from 'react';

const singleLineStyles = { whiteSpace: 'nowrap' } as const;

/** The reference of a payment, in one line: browsers break after its hyphen otherwise. */
export const PaymentReference = ({ children }: { children: string }) => (
  <Box component="bdi" dir="ltr" sx={singleLineStyles}>
    {children}
  </Box>
);

/** A text whose references of payments stay in one line. */
export const keepReferencesWhole = (text: string): ReactNode =>
  text.split(/(\bTY-[0-9A-Z]+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <Box component="span" key={index} sx={singleLineStyles}>
        {part}
      </Box>
    ),
  );
