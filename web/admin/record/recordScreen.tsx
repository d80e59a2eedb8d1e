import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import type { AuditedEntity } from '../../../schema/contract/audit/auditedEntities';
import { problems, type ProblemCode } from '../../../schema/contract/problems/problems';
import { ButtonLink } from '../../routing';
import { editRecordParam } from '../../routing/paths';
import { PageMeta } from '../../seo/PageMeta';
import { EmptyState, QueryResult } from '../../ui/feedback/queryStates';
import type { ConflictField } from '../../ui/form/EntityFormDialog';
import { PageContainer } from '../../ui/layout/Section';
import { adminPageStyles, type AdminPageName } from '../AdminPage';
import { createConflictFieldBuilder, type ConflictFieldBuilder } from '../form/conflictFields';
import type { ReadById, ResourceFormProps } from '../form/entityForm';
import { useResourceTexts, type ResourceNamespace, type ResourceTexts } from '../resource/resourceTexts';
import type { AdminRow } from '../table/types';
import { useAddressRequest } from '../useAddressRequest';
import { useInvalidateAllQueries } from '../useInvalidateAllQueries';
import { RecordActions, recordActionId } from './RecordActions';
import { RecordFacts } from './RecordFacts';
import { RecordHistory } from './RecordHistory';
import { RecordPage, RecordSkeleton } from './RecordPage';
import { useRecordActions, type RecordResource } from './useRecordActions';

/** What a part of a record page gets. */
export interface RecordPartProps<Row, Data> {
  record: Row;
  /** The result of the page's query. */
  data: Data;
}

interface RecordRow extends AdminRow {
  updatedAt?: string;
}

interface RecordOptions<Row extends RecordRow, Data, Namespace extends ResourceNamespace> {
  /** Its actions, toggle and deletion are those of the record; its list leads to this page by `recordPath`. */
  resource: RecordResource<Row, Namespace>;
  /** Actions of the resource that lead to this page. */
  hiddenActions?: readonly string[];
  /** The list in the rail, and its address without a search. */
  navItem: AdminPageName;
  listPath: string;
  /** The table whose audit entries are the history. */
  entity: AuditedEntity;
  document: ReadById<Data>;
  select(data: Data): Row | null | undefined;
  notFound: ProblemCode;
  /** Title of the window where the name of the record must not be in the browser's history; default: the name. */
  pageTitle?(texts: ResourceTexts<Namespace>): string;
  /** The form of the resource, shown in the page. */
  Form?: ComponentType<ResourceFormProps<Row, Data>>;
  /** A hook: the fields that are listed, with their values as texts; a function that is the `diff` of the form fits. */
  useFields?(builder: ConflictFieldBuilder<Row, Namespace>, data: Data): readonly ConflictField<Row>[];
  /** Chips beside the name. */
  States?: ComponentType<RecordPartProps<Row, Data>>;
  /** Buttons before those of the resource. */
  Actions?: ComponentType<RecordPartProps<Row, Data>>;
  /** The record itself, below its fields. */
  Main?: ComponentType<RecordPartProps<Row, Data>>;
  /** Places `Main` above the fields, for a record that is read first of all. */
  isMainFirst?: true;
  /** What is read with the fields of the record. */
  Notes?: ComponentType<RecordPartProps<Row, Data>>;
  /** What belongs to the record, above its history. */
  Aside?: ComponentType<RecordPartProps<Row, Data>>;
}

/** Creates the page of one row of an admin resource, at an address of its own. */
export const recordScreen = <Row extends RecordRow, Data, Namespace extends ResourceNamespace>(
  options: RecordOptions<Row, Data, Namespace>,
) =>
  function RecordScreen() {
    const { resource, document, navItem, listPath, notFound } = options;
    const texts = useResourceTexts(resource.namespace);
    const { id = '' } = useParams();
    const query = useQuery(document, { variables: { id }, fetchPolicy: 'cache-and-network' });
    const { data } = query;
    const record = data && options.select(data);
    const title = record && (options.pageTitle?.(texts) ?? resource.rowName(record, texts));
    return (
      <PageContainer sx={adminPageStyles}>
        <PageMeta title={title || texts.admin(`navItems.${navItem}`)} isIndexed={false} />
        <QueryResult of={query} skeleton={<RecordSkeleton />}>
          {(loaded) =>
            record ? (
              <LoadedRecord key={record.id} options={options} record={record} data={loaded} />
            ) : (
              <EmptyState
                level={1}
                title={problems[notFound].text.ar}
                text={texts.admin('record.notFoundText')}
                action={<ButtonLink to={listPath}>{texts.admin(`navItems.${navItem}`)}</ButtonLink>}
              />
            )
          }
        </QueryResult>
      </PageContainer>
    );
  };

interface LoadedRecordProps<Row extends RecordRow, Data, Namespace extends ResourceNamespace> extends RecordPartProps<
  Row,
  Data
> {
  options: RecordOptions<Row, Data, Namespace>;
}

function LoadedRecord<Row extends RecordRow, Data, Namespace extends ResourceNamespace>({
  options,
  ...part
}: LoadedRecordProps<Row, Data, Namespace>) {
  const { resource, hiddenActions = [], listPath, entity, Form, States, Actions, Notes, Aside } = options;
  const { Main, isMainFirst = false } = options;
  const { record, data } = part;
  const texts = useResourceTexts(resource.namespace);
  const editor = useEditor();
  const { actions, dialogs } = useRecordActions(record, {
    resource,
    hiddenActions,
    listPath,
    onEdit: Form && editor.open,
  });
  const isEditing = editor.isOpen && Form !== undefined;
  const main = Main && <Main {...part} />;
  const form = {
    isOpen: true,
    isInline: true,
    onClose: editor.close,
    onDone: editor.finish,
    onExited: () => undefined,
  };
  return (
    <>
      <RecordPage
        id={record.id}
        listPath={listPath}
        isSingleColumn={isEditing}
        name={resource.rowName(record, texts)}
        states={States && <States {...part} />}
        actions={
          <>
            {Actions && <Actions {...part} />}
            <RecordActions actions={actions} />
          </>
        }
        facts={
          isEditing ? (
            <Form {...form} row={record} data={data} filters={{}} />
          ) : (
            <>
              {isMainFirst && main}
              <RecordFields options={options} {...part} />
            </>
          )
        }
        main={!isEditing && !isMainFirst && main}
        notes={Notes && <Notes {...part} />}
        aside={
          <>
            {Aside && <Aside {...part} />}
            <RecordHistory entity={entity} id={record.id} updatedAt={record.updatedAt} />
          </>
        }
      />
      {dialogs}
    </>
  );
}

const useNoFields = () => [];

function RecordFields<Row extends RecordRow, Data, Namespace extends ResourceNamespace>({
  options: { resource, useFields = useNoFields },
  record,
  data,
}: LoadedRecordProps<Row, Data, Namespace>) {
  const fields = useFields(createConflictFieldBuilder(useResourceTexts(resource.namespace)), data);
  return fields.length > 0 && <RecordFacts row={record} fields={fields} />;
}

/** The form in the page, which the address can open (`?edit=1`); when it closes, the focus returns to its button. */
function useEditor() {
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const invalidateQueries = useInvalidateAllQueries();
  useEffect(() => {
    if (!isOpen && wasOpen.current) document.getElementById(recordActionId('edit'))?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  useAddressRequest(editRecordParam, '1', open);
  return {
    isOpen,
    close,
    open,
    finish: async () => {
      await invalidateQueries();
      close();
    },
  };
}
