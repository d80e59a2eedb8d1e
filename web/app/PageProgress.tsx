import { keyframes, styled } from '@mui/material/styles';
import { useNavigation } from 'react-router-dom';
import { paint } from '../theme/variables';

const arriving = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } });

const Line = styled('div')({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: 3,
  zIndex: 1600,
  backgroundColor: paint.amber,
  transformOrigin: 'left',
  '[dir="rtl"] &': { transformOrigin: 'right' },
  // Most pages are there before one could notice; only the others show that they are coming.
  animation: `${arriving} 4s cubic-bezier(0.1, 0.7, 0.2, 1) 150ms both`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});

/** The current that flows along the top edge while the next page is fetched. */
export function PageProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <Line aria-hidden="true" />;
}
