import { Box } from '@mui/material';
import { localizeField, type Language } from '../../language';
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

/** Marks are at the same places in both languages, since a picture is not mirrored. */
export function PictureWithMarks({ body, language, chosen, onChoose }: PictureWithMarksProps) {
  const { picture, places } = body;
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
  return (
    <Box dir="ltr" sx={pictureStyles}>
      <img src={picture.url} alt={localizeField(picture, 'alt', language)} />
      {(places ?? []).map((place, index) => (
        <Box
          key={place.id}
          component="span"
          {...markProps(place, index + 1)}
          data-mark
          data-chosen={place.id === chosen}
          style={{ insetInlineStart: `${place.x}%`, insetBlockStart: `${place.y}%` }}
        >
          <Box component="span" sx={markNumberStyles}>
            {index + 1}
          </Box>
        </Box>
      ))}
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

const pictureStyles = {
  position: 'relative',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  marginBlockEnd: 2,
  '& > img': { display: 'block', maxInlineSize: '100%', blockSize: 'auto', borderRadius: '12px' },
  // 44 pixels to press around a smaller mark.
  '& > [data-mark]': {
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
    cursor: 'pointer',
  },
  '& > span[data-mark]': { cursor: 'default' },
  '& > [data-mark] > span': {
    border: '2px solid',
    borderColor: 'ink',
    backgroundColor: 'paper',
    color: 'ink',
    forcedColorAdjust: 'none',
  },
  '& > [data-mark][data-chosen="true"] > span': {
    borderColor: 'paper',
    backgroundColor: 'primary.main',
    color: 'onPrimary',
    outline: '3px solid',
    outlineColor: 'primary.main',
  },
  // Marks are part of the printed question.
  '@media print': { '& > button[data-mark]': { display: 'grid !important' } },
} as const;
