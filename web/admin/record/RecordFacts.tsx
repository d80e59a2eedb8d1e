import { Box, Button, Link } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from '../../language';
import type { ConflictField } from '../../ui/form/EntityFormDialog';
import { Fact, factListStyles } from '../table/factList';
import { RecordSection } from './RecordSection';

interface RecordFactsProps<Row> {
  row: Row;
  fields: readonly ConflictField<Row>[];
}

/** The fields of a record as its form has them; those without a value are left out. */
export function RecordFacts<Row>({ row, fields }: RecordFactsProps<Row>) {
  const { t } = useTranslation('admin');
  return (
    <RecordSection title={t('record.facts')}>
      <Box component="dl" sx={{ ...factListStyles, '& dd': { ...factListStyles['& dd'], whiteSpace: 'pre-line' } }}>
        {fields.map(({ name, label, formatValue }) => {
          const text = formatValue(row).trim();
          return (
            <Fact key={name} name={label}>
              {text && <FactText text={text} label={label} />}
            </Fact>
          );
        })}
      </Box>
    </RecordSection>
  );
}

/** Characters of a text that are shown at once, and for which a shorter one is not cut. */
const shownLength = 320;
const cutFrom = 480;
/** A text with a longer line begins at the side of its language; shorter lines stay beside the label. */
const lineLength = 60;

/** Texts that are links: addresses of files and pages, of people, and phone numbers in international notation. */
const linkSchemes = [
  [/^(https:\/\/|\/media\/)\S+$/, ''],
  [/^[^\s@]+@[^\s@]+$/, 'mailto:'],
  [/^(\+213|0)[\d ]{8,}$/, 'tel:'],
] as const;

const sitePicture = /^\/media\/\S+\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
const pictureStyles = { display: 'block', maxBlockSize: 140, borderRadius: '8px' } as const;

function FactText({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  const scheme = linkSchemes.find(([pattern]) => pattern.test(text))?.[1];
  if (scheme !== undefined)
    return (
      <Link href={scheme + text.replace(/\s/g, '')} dir="ltr">
        {sitePicture.test(text) ? <Box component="img" src={text} alt={label} sx={pictureStyles} /> : text}
      </Link>
    );
  const isProse = text.split('\n').some((line) => line.length >= lineLength);
  if (!isProse && text.length < cutFrom) return <bdi>{text}</bdi>;
  if (text.length < cutFrom) return <div dir="auto">{text}</div>;
  return (
    <>
      <div dir="auto">{isOpen ? text : `${text.slice(0, shownLength)}…`}</div>
      <Box className="no-print">
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'record.less' : 'record.more')}
        </Button>
      </Box>
    </>
  );
}
