import { Box, Typography } from '@mui/material';
import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { uploadRedirectPath } from '../../../../../schema/contract/uploads/uploads';
import { useTranslation } from '../../../../language';
import { questionFieldId } from '../questionFields';
import type { PlaceValues } from '../questionValues';

interface PictureMarksProps {
  url: string;
  places: readonly PlaceValues[];
  /** Ids of the right places. */
  correct: readonly string[];
  canAdd: boolean;
  /** In percent of the picture's width and height. */
  onAdd(x: number, y: number): void;
  onMove(index: number, x: number, y: number): void;
}

const clamp = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent * 10) / 10));

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The picture with its places. A press on the picture adds one; a place is dragged, or moved with the arrow keys. */
export function PictureMarks({ url, places, correct, canAdd, onAdd, onMove }: PictureMarksProps) {
  const { t } = useTranslation('quizEditor');
  const hintId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const positionOf = ({ clientX, clientY }: PointerEvent): [x: number, y: number] => {
    const { left, top, width, height } = frame.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return [clamp(((clientX - left) / width) * 100), clamp(((clientY - top) / height) * 100)];
  };
  const handleKey = (event: KeyboardEvent, index: number) => {
    const step = steps[event.key];
    const place = places[index];
    if (!step || !place) return;
    event.preventDefault();
    const size = event.shiftKey ? 5 : 1;
    onMove(index, clamp(place.x + step[0] * size), clamp(place.y + step[1] * size));
  };
  return (
    <div>
      <Typography id={hintId} variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
        {t('places.pictureHint')}
      </Typography>
      {/* Percentages count from the left in both languages, since a picture is not mirrored. */}
      <Box ref={frame} dir="ltr" sx={frameStyles}>
        <Box
          component="img"
          src={uploadRedirectPath(url)}
          alt=""
          draggable={false}
          onPointerUp={(event) => canAdd && onAdd(...positionOf(event))}
        />
        {places.map((place, index) => (
          <Box
            key={place.id}
            component="button"
            type="button"
            id={questionFieldId(`mark.${place.id}`)}
            aria-label={t('places.mark', { number: String(index + 1), x: String(place.x), y: String(place.y) })}
            aria-describedby={hintId}
            data-right={correct.includes(place.id) || undefined}
            style={{ insetInlineStart: `${place.x}%`, insetBlockStart: `${place.y}%` }}
            onKeyDown={(event) => handleKey(event, index)}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => {
              if (event.currentTarget.hasPointerCapture(event.pointerId)) onMove(index, ...positionOf(event));
            }}
          >
            <span>{index + 1}</span>
          </Box>
        ))}
      </Box>
    </div>
  );
}

const frameStyles = {
  position: 'relative',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  '& > img': { display: 'block', maxInlineSize: '100%', blockSize: 'auto', borderRadius: '12px', cursor: 'crosshair' },
  '& > button': {
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    margin: '-22px',
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    cursor: 'grab',
    touchAction: 'none',
  },
  '& > button > span': {
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    inlineSize: 30,
    blockSize: 30,
    border: '2px solid',
    borderColor: 'ink',
    borderRadius: '50%',
    backgroundColor: 'paper',
    color: 'ink',
    fontWeight: 700,
    lineHeight: 1,
  },
  '& > button[data-right] > span': {
    borderColor: 'paper',
    backgroundColor: 'primary.main',
    color: 'onPrimary',
    outline: '2px solid',
    outlineColor: 'primary.main',
  },
} as const;
