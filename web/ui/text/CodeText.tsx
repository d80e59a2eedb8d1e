import { Box } from '@mui/material';
import type { ReactNode } from 'react';

const singleLineStyles = { whiteSpace: 'nowrap' } as const;

/** A reference, number or code of a document, in one line: browsers break after its hyphens otherwise. */
export const CodeText = ({ children }: { children: string }) => (
  <Box component="bdi" dir="ltr" sx={singleLineStyles}>
    {children}
  </Box>
);

/** References of payments, numbers of certificates, receipts and credit notes, and codes of certificates. */
const codePattern = /(\b(?:TY-[0-9A-Z]+|TYR-\d{4}-\d+|(?:R|CN)-\d{4}-\d+|[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}))/;

/** A text whose references, numbers and codes stay in one line each. */
export const keepCodesWhole = (text: string): ReactNode =>
  text.split(codePattern).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <Box component="span" key={index} sx={singleLineStyles}>
        {part}
      </Box>
    ),
  );
