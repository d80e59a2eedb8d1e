import { Box, Checkbox, FormControlLabel, Stack, TextField } from '@mui/material';
import { bounds } from '../../../../../schema/contract/bounds';
import { useTranslation } from '../../../../language';
import { parseFormNumber } from '../../../../../schema/contract/text/decimalNumber';
import { BilingualInputs } from '../BilingualInputs';
import { OptionRows } from './OptionRows';
import { questionFieldId, replaceAt, type QuestionFieldsProps } from '../questionFields';
import { createOption, type PlaceValues } from '../questionValues';
import { PictureField } from '../PictureField';
import { PictureMarks } from './PictureMarks';

const createPlace = (): PlaceValues => ({ ...createOption(), x: 50, y: 50 });

/** A picture with numbered places, of which one or several are right. */
export function HotspotFields({ values, edit, message }: QuestionFieldsProps) {
  const { t } = useTranslation('quizEditor');
  const { picture, places, correct } = values;
  const changePlaces = (changed: PlaceValues[]) => edit({ places: changed });
  const toggle = ({ id }: PlaceValues) =>
    edit({ correct: correct.includes(id) ? correct.filter((each) => each !== id) : [...correct, id] });
  return (
    <Stack sx={{ gap: 2.5 }}>
      <PictureField
        url={picture.url}
        error={message('picture.url') ?? message('picture')}
        onChange={(url) => edit({ picture: { ...picture, url } })}
      />
      {picture.url !== '' && (
        <>
          <BilingualInputs
            path="picture"
            name="alt"
            label={t('picture.alt')}
            isLabelShown
            values={picture}
            message={message}
            onChange={(changes) => edit({ picture: { ...picture, ...changes } })}
          />
          <PictureMarks
            url={picture.url}
            places={places}
            correct={correct}
            canAdd={places.length < bounds.questions.options.max}
            onAdd={(x, y) => changePlaces([...places, { ...createPlace(), x, y }])}
            onMove={(index, x, y) => {
              const place = places[index];
              if (place) changePlaces(replaceAt(places, index, { ...place, x, y }));
            }}
          />
          <OptionRows
            name="places"
            noun="place"
            title={t('places.title')}
            hint={t('places.hint')}
            rows={places}
            max={bounds.questions.options.max}
            createRow={createPlace}
            onChange={changePlaces}
            message={message}
            markField="correct"
            onMark={toggle}
            renderMark={(row, index) => (
              <FormControlLabel
                control={
                  <Checkbox
                    size="small"
                    checked={correct.includes(row.id)}
                    onChange={() => toggle(row)}
                    slotProps={{ input: { 'aria-label': t('places.isRightOf', { number: String(index + 1) }) } }}
                  />
                }
                label={`${index + 1}`}
              />
            )}
            renderExtra={(row, index) => (
              <PlaceCoordinates
                place={row}
                index={index}
                onChange={(changes) => changePlaces(replaceAt(places, index, { ...row, ...changes }))}
              />
            )}
          />
        </>
      )}
    </Stack>
  );
}

interface PlaceCoordinatesProps {
  place: PlaceValues;
  index: number;
  onChange(changes: Partial<Pick<PlaceValues, 'x' | 'y'>>): void;
}

function PlaceCoordinates({ place, index, onChange }: PlaceCoordinatesProps) {
  const { t } = useTranslation('quizEditor');
  const number = String(index + 1);
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {(['x', 'y'] as const).map((axis) => (
        <TextField
          key={axis}
          id={questionFieldId(`places.${index}.${axis}`)}
          size="small"
          type="number"
          label={t(`places.${axis}`)}
          value={String(place[axis])}
          onChange={(event) => onChange({ [axis]: toPercent(parseFormNumber(event.target.value)) })}
          slotProps={{
            htmlInput: { dir: 'ltr', min: 0, max: 100, step: 1, 'aria-label': t(`places.${axis}Of`, { number }) },
          }}
          sx={{ maxInlineSize: '9rem' }}
        />
      ))}
    </Box>
  );
}

const toPercent = (value: unknown): number => (typeof value === 'number' ? Math.min(100, Math.max(0, value)) : 0);
