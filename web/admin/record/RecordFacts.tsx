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
              {text && <FactText text={text} />}
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
/** A longer text begins at the side of its language. */
const lineLength = 60;

function FactText({ text }: { text: string }) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  if (/^(https:\/\/|\/media\/)\S+$/.test(text))
    return (
      <Link href={text} target="_blank" rel="noreferrer" dir="ltr">
        {text}
      </Link>
    );
  if (text.length < lineLength) return <bdi>{text}</bdi>;
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
