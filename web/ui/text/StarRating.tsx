import { Box } from '@mui/material';
import { StarIcon } from '../../art/icons/commonIcons';

interface StarRatingProps {
  filled: number;
  label: string;
  size?: number;
}

export function StarRating({ filled, label, size = 18 }: StarRatingProps) {
  return (
    <Box
      component="span"
      role="img"
      aria-label={label}
      sx={{ display: 'inline-flex', gap: '2px', verticalAlign: 'middle' }}
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <Box key={star} component="span" sx={{ display: 'inline-flex', color: star <= filled ? 'amber' : 'edge' }}>
          <StarIcon size={size} filled={star <= filled} />
        </Box>
      ))}
    </Box>
  );
}
