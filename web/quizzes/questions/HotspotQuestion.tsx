import { Box } from '@mui/material';
import { useId } from 'react';
import { localizeFieldWithLang } from '../../language';
import { ChoiceRow } from '../../ui/form/ChoiceRow';
import { markNumberStyles, PictureWithMarks } from './PictureWithMarks';
import { questionLabels } from './questionLabels';
import { Choices } from './questionParts';
import type { KindProps } from './questionView';

/** The described places in the list are the control; the marks on the picture are a second way to the same choice. */
export function HotspotQuestion({ body, response, onChange, language }: KindProps<'hotspot'>) {
  const name = useId();
  const labels = questionLabels[language].hotspot;
  const places = body.places ?? [];
  return (
    <>
      <PictureWithMarks
        body={body}
        language={language}
        chosen={response?.place}
        onChoose={(place) => onChange({ place })}
      />
      <Choices legend={labels.hint}>
        {places.map((place, index) => {
          const { text, ...langProps } = localizeFieldWithLang(place, 'text', language);
          return (
            <ChoiceRow
              key={place.id}
              type="radio"
              name={name}
              value={place.id}
              checked={response?.place === place.id}
              onChange={() => onChange({ place: place.id })}
            >
              <Box component="span" sx={{ ...markNumberStyles, border: '2px solid currentColor' }}>
                {index + 1}
              </Box>
              <span {...langProps}>{text}</span>
            </ChoiceRow>
          );
        })}
      </Choices>
    </>
  );
}
