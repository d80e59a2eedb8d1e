import { Box, Button } from '@mui/material';
import { useRef } from 'react';
import { UploadIcon } from '../../art/icons/editIcons';

interface CsvFileInputProps {
  label: string;
  describedBy: string;
  name: string | undefined;
  onSelect(file: File): void;
}

export function CsvFileInput({ label, describedBy, name, onSelect }: CsvFileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Button
        variant="outlined"
        startIcon={<UploadIcon size={20} />}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      {name && (
        <Box component="span" sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Box>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,text/csv"
        onChange={({ currentTarget }) => {
          const [selected] = currentTarget.files ?? [];
          if (selected) onSelect(selected);
          // Allows selecting the same file again after it was corrected.
          currentTarget.value = '';
        }}
      />
    </Box>
  );
}
