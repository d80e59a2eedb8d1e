import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { ZoomInIcon, ZoomOutIcon } from '../../art/icons/proofIcons';
import { localizeField, type Language } from '../../language';
import { scriptOnly } from '../../ui/layout/layoutStyles';
import { questionLabels } from './questionLabels';
import type { PlaceView, QuestionView } from './questionView';

interface PictureWithMarksProps {
  body: Pick<QuestionView, 'picture' | 'places'>;
  language: Language;
  /** Id of a place. */
  chosen: string | undefined;
  /** Without it, the marks are no buttons. */
  onChoose?(place: string): void;
}

/**
 * Marks are at the same places in both languages, since a picture is not mirrored. They are rings, so that what they mark is visible; on
 * a narrow window the picture can be enlarged and scrolled.
 */
export function PictureWithMarks({ body, language, chosen, onChoose }: PictureWithMarksProps) {
  const { picture, places } = body;
  const [isEnlarged, setEnlarged] = useState(false);
  if (!picture) return null;
  const labels = questionLabels[language].hotspot;
  const markProps = (place: PlaceView, number: number) =>
    onChoose && {
      component: 'button' as const,
      type: 'button' as const,
      // The list has the same choices for the keyboard.
      tabIndex: -1,
      'aria-label': labels.mark(number, localizeField(place, 'text', language)),
      onClick: () => onChoose(place.id),
    };
  const alt = localizeField(picture, 'alt', language);
  // A region that scrolls is reached by the keyboard.
  const scrollProps = isEnlarged && ({ role: 'region', 'aria-label': alt, tabIndex: 0 } as const);
  const ZoomIcon = isEnlarged ? ZoomOutIcon : ZoomInIcon;
  return (
    <Box sx={{ marginBlockEnd: 2 }}>
      <Box {...scrollProps} sx={{ overflow: isEnlarged ? 'auto' : 'visible' }}>
        <Box dir="ltr" data-enlarged={isEnlarged} sx={pictureStyles}>
          <img src={picture.url} alt={alt} />
          {(places ?? []).map((place, index) => (
            <Box
              key={place.id}
              component="span"
              {...markProps(place, index + 1)}
              data-mark
              data-chosen={place.id === chosen}
              style={{ insetInlineStart: `${place.x}%`, insetBlockStart: `${place.y}%` }}
            >
              <span data-ring />
              <span data-number>{index + 1}</span>
            </Box>
          ))}
        </Box>
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        startIcon={<ZoomIcon size={18} />}
        onClick={() => setEnlarged(!isEnlarged)}
        sx={zoomStyles}
      >
        {isEnlarged ? labels.shrink : labels.enlarge}
      </Button>
    </Box>
  );
}

/** The number of a place, on the picture and in the list. */
export const markNumberStyles = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: 30,
  blockSize: 30,
  borderRadius: '50%',
  fontSize: '1rem',
  fontWeight: 700,
  lineHeight: 1,
} as const;

/** In wide windows pictures have their full size. */
const zoomStyles = {
  ...scriptOnly,
  maxInlineSize: '100%',
  minBlockSize: 44,
  marginBlockStart: 1,
  whiteSpace: 'normal',
  display: { md: 'none' },
} as const;

const pictureStyles = {
  position: 'relative',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  '& > img': { display: 'block', maxInlineSize: '100%', blockSize: 'auto', borderRadius: '12px' },
  '@media screen': {
    '&[data-enlarged="true"]': { inlineSize: '220%', maxInlineSize: 'none' },
    '&[data-enlarged="true"] > img': { inlineSize: '100%' },
  },
  // 44 pixels to press around a smaller mark.
  '& > [data-mark]': {
    position: 'absolute',
    inlineSize: 44,
    blockSize: 44,
    margin: '-22px',
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    cursor: 'pointer',
  },
  '& > span[data-mark]': { cursor: 'default' },
  // Dark and light, so that one of both is seen on any picture.
  '& [data-ring]': {
    position: 'absolute',
    inset: 8,
    border: '2px solid',
    borderColor: 'ink',
    borderRadius: '50%',
    outline: '2px solid',
    outlineColor: 'paper',
    forcedColorAdjust: 'none',
  },
  '& [data-number]': {
    position: 'absolute',
    // Large digits grow away from what the ring shows.
    insetBlockEnd: '64%',
    insetInlineStart: '64%',
    minInlineSize: '1.45em',
    blockSize: '1.45em',
    boxSizing: 'border-box',
    border: '1px solid',
    borderColor: 'ink',
    borderRadius: '1em',
    backgroundColor: 'paper',
    color: 'ink',
    fontSize: '0.875rem',
    fontWeight: 700,
    lineHeight: 1.3,
    textAlign: 'center',
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  },
  '& > [data-chosen="true"] > [data-ring]': { borderWidth: 4, borderColor: 'primary.main' },
  '& > [data-chosen="true"] > [data-number]': { backgroundColor: 'primary.main', color: 'onPrimary' },
  // Marks are part of the printed question.
  '@media print': { '& > button[data-mark]': { display: 'block !important' } },
} as const;
