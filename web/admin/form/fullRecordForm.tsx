import { useQuery } from '@apollo/client/react';
import { Box, Button, CircularProgress } from '@mui/material';
import type { ComponentType } from 'react';
import { problems, type ProblemCode } from '../../../schema/contract/problems/problems';
import { useTranslation } from '../../language';
import { ErrorState } from '../../ui/feedback/queryStates';
import { RowDialogFrame } from '../resource/RowDialogFrame';
import { useResourceTexts, type ResourceNamespace } from '../resource/resourceTexts';
import type { AdminRow } from '../table/types';
import type { ReadById, ResourceFormProps } from './entityForm';

interface FullRecordOptions<Row, ReadData> {
  namespace: ResourceNamespace;
  document: ReadById<ReadData>;
  select(data: ReadData): Row | null | undefined;
  notFound: ProblemCode;
}

/** Reads the full record before it is edited, for lists whose rows lack some fields. */
export function withFullRecord<ListRow extends AdminRow, Row extends AdminRow, Data, ReadData>(
  Form: ComponentType<ResourceFormProps<Row, Data>>,
  { namespace, document, select, notFound }: FullRecordOptions<Row, ReadData>,
) {
  function FullRecordForm({ id, ...props }: Omit<ResourceFormProps<ListRow, Data>, 'row'> & { id: string }) {
    const texts = useResourceTexts(namespace);
    const { t } = useTranslation();
    const { data, error, refetch } = useQuery(document, { variables: { id }, fetchPolicy: 'no-cache' });
    const row = data && select(data);
    if (row) return <Form {...props} row={row} />;
    const { isOpen, onClose, onExited } = props;
    const failure = error ?? (data && new Error(problems[notFound].text.ar));
    return (
      <RowDialogFrame
        isOpen={isOpen}
        onClose={onClose}
        onExited={onExited}
        maxWidth="md"
        title={texts.label('edit')}
        actions={
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {t('cancel')}
          </Button>
        }
      >
        <Box sx={{ display: 'grid', placeItems: 'center', minBlockSize: 200 }}>
          {failure ? (
            <ErrorState error={failure} onRetry={() => void refetch().catch(() => undefined)} />
          ) : (
            <CircularProgress aria-label={texts.admin('form.reading')} />
          )}
        </Box>
      </RowDialogFrame>
    );
  }
  return ({ row, ...props }: ResourceFormProps<ListRow, Data>) =>
    row ? <FullRecordForm {...props} id={row.id} /> : <Form {...props} row={null} />;
}
