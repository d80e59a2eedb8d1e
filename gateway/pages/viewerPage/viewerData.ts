import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { PrismaClient } from '../../../prisma/generated/client';
import type { Viewer } from '../../../schema/core/context';
import { createReadRecorder, type RecordedReads } from '../../cache/readRecorder';
import type { RequestContext } from '../../context/requestContext';
import type { PreparedDocuments, PreparedOperation } from '../../graphql/preparedDocuments';
import { splitByRootField } from '../../graphql/rootFields';
import { answerOperation, runOperation } from '../../graphql/runOperation';
import type { ErrorLogger } from '../../observability/log';
import type { PageRequest } from '../website';
import { mergeParts, type DividedOperation } from './divideOperation';
import { findDivision, groupOf, renewDivision } from './divisions';
import { hasOnlyStates } from './ownStates';
import { separateIdentity, type ViewerIdentity } from './viewerIdentity';

type Data = Record<string, unknown>;
type Variables = Record<string, unknown>;
type Body = Awaited<ReturnType<typeof answerOperation>>['body'];

/** A field of a page's operations whose result depends on who the viewer is. */
export interface OwnField {
  operation: PreparedOperation;
  variables: Variables;
}

interface OwnResult extends OwnField {
  /** With placeholders instead of the identity. */
  data: Data;
}

interface ViewerDataOptions {
  documents: PreparedDocuments;
  db: PrismaClient;
  context: RequestContext & { viewer: Viewer };
  logError: ErrorLogger;
}

/** A field as for all viewers with the role: `own` if something asked who the viewer is. */
interface RecordedField {
  body: Body;
  reads: RecordedReads | 'own' | 'failed';
}

/**
 * The data of a page for one viewer, in two parts: own fields, which are read for each request, and shared ones, which are the
 * same for all viewers with the role, since nothing asked who they are.
 */
export class ViewerData {
  /** Who the viewer is, as far as the page's operations ask. */
  identity: ViewerIdentity = {};
  private readonly own: OwnResult[] = [];
  private readonly shared: RecordedReads[] = [];
  private hasFailed = false;
  private hasNewFields = false;
  private readonly group: string;

  private constructor(private readonly options: ViewerDataOptions) {
    this.group = groupOf(options.context.viewer);
  }

  /** Reads the own fields that the page is known to have; the others are read when the page is rendered. */
  static async load(options: ViewerDataOptions, knownFields: readonly OwnField[]): Promise<ViewerData> {
    const viewerData = new ViewerData(options);
    const results = await Promise.all(knownFields.map((field) => viewerData.run(field, options.context)));
    for (const [index, { data, errors }] of results.entries()) {
      const field = knownFields[index];
      // A field that failed is asked for again by the render, which then shows its error.
      if (field && data && !errors) viewerData.addOwn(field, data);
    }
    return viewerData;
  }

  /** Differs between viewers whose own fields differ in more than their identity. */
  digest(): string {
    const results = this.own.map(({ operation, variables, data }) => [operationNumber(operation), variables, data]);
    return createHash('sha256').update(JSON.stringify(results)).digest('base64url');
  }

  /** Executes an operation of the page. */
  readonly execute: PageRequest['execute'] = async (text, variables, operationName) => {
    const prepared = this.options.documents.prepareText(text, operationName);
    const fields = splitByRootField(prepared);
    const bodies = await Promise.all(fields.map((operation) => this.executeField({ operation, variables })));
    const errors = bodies.flatMap((body) => body.errors ?? []);
    const data = Object.fromEntries(bodies.flatMap((body) => Object.entries(body.data ?? {})));
    // As in GraphQL, a field that must not be null takes the others with it.
    const isComplete = bodies.every((body) => body.data);
    return { ...(errors.length > 0 && { errors }), data: isComplete ? data : null };
  };

  /** The own fields of the page, without their results, if some of them were not known. */
  newFields(): readonly OwnField[] | null {
    if (!this.hasNewFields || this.hasFailed) return null;
    return this.own.map(({ operation, variables }) => ({ operation, variables }));
  }

  /**
   * How long the shared part is true; call it after the render.
   * @returns `uncacheable` if the page shows more of the viewer than states
   */
  async finish(): Promise<RecordedReads | 'failed' | 'uncacheable'> {
    if (this.hasFailed || this.hasNewFields || this.shared.length === 0) return 'failed';
    if (!(await this.showsOnlyStates())) return 'uncacheable';
    return {
      scopes: [...new Set(this.shared.flatMap(({ scopes }) => scopes))],
      expiresAt: Math.min(...this.shared.map(({ expiresAt }) => expiresAt)),
      viewedPosts: this.shared.flatMap(({ viewedPosts }) => viewedPosts),
    };
  }

  private async executeField(field: OwnField): Promise<Body> {
    const known = this.findOwn(field);
    if (known) return { data: known };
    const division = await findDivision(field.operation, this.group);
    const merged = division && (await this.executeParts(field.variables, division));
    if (merged) return merged;
    const { body, reads } = await this.record(field);
    if (reads === 'failed' || !body.data) {
      this.hasFailed = true;
      return body;
    }
    if (reads !== 'own') {
      this.shared.push(reads);
      return body;
    }
    const parts = await this.divide(field, body.data, division);
    const divided = parts && (await this.executeParts(field.variables, parts));
    if (divided) return divided;
    this.hasNewFields = true;
    return { data: this.addOwn(field, body.data) };
  }

  /** Without a row, what is shared of one cannot be found out. */
  private divide(
    field: OwnField,
    data: Data,
    failed: DividedOperation | null,
  ): Promise<DividedOperation | null> | null {
    const hasRow = Object.values(data).some((value) => typeof value === 'object' && value !== null);
    if (!hasRow) return null;
    return renewDivision(field.operation, this.group, failed, async (operation) => {
      const { reads } = await this.record({ ...field, operation });
      if (reads === 'failed') throw new Error('Whether a part is shared is unknown');
      return reads !== 'own';
    });
  }

  /** Null if the shared part asks who the viewer is, or if the parts do not belong together. */
  private async executeParts(variables: Variables, { shared, own }: DividedOperation): Promise<Body | null> {
    const { body, reads } = await this.record({ operation: shared, variables });
    if (!body.data || typeof reads === 'string') return null;
    const ownField = { operation: own, variables };
    const known = this.findOwn(ownField);
    const { data, errors } = known ? { data: known } : await this.run(ownField, this.options.context);
    const merged = data && !errors ? mergeParts(body.data, data) : null;
    if (!data || !merged) return null;
    this.shared.push(reads);
    if (known) return { data: merged };
    this.hasNewFields = true;
    return { data: mergeParts(body.data, this.addOwn(ownField, data)) };
  }

  private async record(field: OwnField): Promise<RecordedField> {
    const recorder = createReadRecorder(this.options.db);
    const body = await this.run(field, recorder.observe(this.options.context, 'role'));
    if (body.errors) return { body, reads: 'failed' };
    const reads = await recorder.finish().catch(() => 'failed' as const);
    return { body, reads: reads ?? 'own' };
  }

  private findOwn(field: OwnField): Data | undefined {
    return this.own.find((result) => isSameField(result, field))?.data;
  }

  private addOwn(field: OwnField, data: Data): Data {
    const { me } = data;
    const isUser = typeof me === 'object' && me !== null;
    if (!isUser) {
      this.own.push({ ...field, data });
      return data;
    }
    const { masked, identity } = separateIdentity(me as Data);
    this.identity = { ...this.identity, ...identity };
    const result = { ...field, data: { ...data, me: masked } };
    this.own.push(result);
    return result.data;
  }

  private async run({ operation, variables }: OwnField, context: RequestContext): Promise<Body> {
    return (await answerOperation(operation, variables, context, this.options.logError)).body;
  }

  /** Compares the own fields with what a visitor gets. */
  private async showsOnlyStates(): Promise<boolean> {
    const { context } = this.options;
    const visitorContext = { ...context, viewer: null, visitor: unknownVisitor };
    const comparisons = this.own.map(async ({ operation, variables, data }) => {
      const result = await runOperation<Data, Variables>(operation.document, variables, visitorContext);
      return hasOnlyStates(operation, data, result.data ?? null);
    });
    return (await Promise.all(comparisons)).every(Boolean);
  }
}

const unknownVisitor: RequestContext['visitor'] = {
  id: null,
  isShared: true,
  ensureId() {
    throw new Error('A comparison with a visitor must not make one');
  },
};

const isSameField = (one: OwnField, other: OwnField): boolean =>
  one.operation === other.operation && isDeepStrictEqual(one.variables, other.variables);

const operationNumbers = new WeakMap<PreparedOperation, number>();
let lastNumber = 0;

/** Tells operations of this process apart. */
function operationNumber(operation: PreparedOperation): number {
  const number = operationNumbers.get(operation) ?? (lastNumber += 1);
  operationNumbers.set(operation, number);
  return number;
}
