import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { PrismaClient } from '../../../prisma/generated/client';
import type { Viewer } from '../../../schema/core/context';
import { createReadRecorder, type RecordedReads } from '../../cache/readRecorder';
import type { RequestContext } from '../../context/requestContext';
import type { PreparedDocuments, PreparedOperation } from '../../graphql/preparedDocuments';
import { splitByRootField } from '../../graphql/rootFields';
import { answerOperation, runOperation } from '../../graphql/runOperation';
import type { ErrorLogger } from '../../observability/logFields';
import type { PageRequest } from '../website';
import { divideOperation, mergeParts, type DividedOperation } from './divideOperation';
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
  /** With marks instead of the identity. */
  data: Data;
}

interface ViewerDataOptions {
  documents: PreparedDocuments;
  db: PrismaClient;
  context: RequestContext;
  logError: ErrorLogger;
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

  private constructor(private readonly options: ViewerDataOptions) {}

  /** Reads the own fields that the page is known to have. */
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
    return createHash('sha256')
      .update(JSON.stringify(this.own.map(({ data }) => data)))
      .digest('base64url');
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

  /** The own fields of the page, if some of them were not known. */
  newFields(): readonly OwnField[] | null {
    return this.hasNewFields ? this.own : null;
  }

  /**
   * How long the shared part is true; call it after the render.
   * @returns null if the page failed, or shows more of the viewer than states
   */
  async finish(): Promise<RecordedReads | null> {
    if (this.hasFailed || !(await this.showsOnlyStates())) return null;
    return {
      scopes: [...new Set(this.shared.flatMap(({ scopes }) => scopes))],
      expiresAt: Math.min(...this.shared.map(({ expiresAt }) => expiresAt)),
      viewedPosts: this.shared.flatMap(({ viewedPosts }) => viewedPosts),
    };
  }

  private async executeField(field: OwnField): Promise<Body> {
    const known = this.findOwn(field);
    if (known) return { data: known };
    const division = divisionsOf(field.operation, this.options.context.viewer);
    if (division.parts) {
      const merged = await this.executeParts(field.variables, await division.parts);
      if (merged) return { data: merged };
    }
    const { body, reads } = await this.record(field);
    if (body.errors || !body.data) {
      this.hasFailed = true;
      return body;
    }
    if (reads) {
      this.shared.push(reads);
      return body;
    }
    // Without a row, what is shared of one cannot be found out.
    const hasRow = Object.values(body.data).some((value) => typeof value === 'object' && value !== null);
    if (hasRow && !division.parts) {
      division.parts = divideOperation(field.operation, (operation) => this.isShared({ ...field, operation }));
      const merged = await this.executeParts(field.variables, await division.parts);
      if (merged) return { data: merged };
    }
    this.hasNewFields = true;
    return { data: this.addOwn(field, body.data) };
  }

  /** Null if the operation has no shared part for this viewer. */
  private async executeParts(variables: Variables, parts: DividedOperation | null): Promise<Data | null> {
    if (!parts) return null;
    const { body, reads } = await this.record({ operation: parts.shared, variables });
    if (!body.data || body.errors || !reads) return null;
    const ownField = { operation: parts.own, variables };
    const known = this.findOwn(ownField);
    const { data, errors } = known ? { data: known } : await this.run(ownField, this.options.context);
    const merged = data && !errors ? mergeParts(body.data, data) : null;
    if (!merged || !data) return null;
    this.shared.push(reads);
    if (known) return merged;
    this.hasNewFields = true;
    return mergeParts(body.data, this.addOwn(ownField, data));
  }

  private async isShared(field: OwnField): Promise<boolean> {
    const { body, reads } = await this.record(field);
    return reads !== null && !body.errors;
  }

  /** Runs a field as for all viewers with the role; without reads if something asked who the viewer is. */
  private async record(field: OwnField): Promise<{ body: Body; reads: RecordedReads | null }> {
    const recorder = createReadRecorder(this.options.db);
    const body = await this.run(field, recorder.observe(this.options.context, 'role'));
    return { body, reads: await recorder.finish() };
  }

  private findOwn(field: OwnField): Data | undefined {
    return this.own.find((result) => isSameField(result, field))?.data;
  }

  private addOwn(field: OwnField, data: Data): Data {
    const { me } = data;
    const isUser = typeof me === 'object' && me !== null;
    const { masked, identity } = isUser ? separateIdentity(me as Data) : { masked: me, identity: this.identity };
    this.identity = identity;
    const result = { ...field, data: isUser ? { ...data, me: masked } : data };
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

interface Division {
  /** Undefined until the first viewer of the role has asked for the operation; null if nothing of it is shared. */
  parts?: Promise<DividedOperation | null>;
}

const divisions = new WeakMap<PreparedOperation, Map<string, Division>>();

/** How an operation is divided for viewers with a role: the rules of access, and so what they ask, depend on it. */
function divisionsOf(operation: PreparedOperation, viewer: Viewer | null): Division {
  const byRole = divisions.get(operation) ?? new Map<string, Division>();
  divisions.set(operation, byRole);
  const group = groupOf(viewer);
  const division = byRole.get(group) ?? {};
  byRole.set(group, division);
  return division;
}

/** Names all viewers for whom shared fields are the same. */
export const groupOf = (viewer: Pick<Viewer, 'role' | 'mustSetUpSecondFactor'> | null): string =>
  viewer ? `${viewer.role}${viewer.mustSetUpSecondFactor ? ' limited' : ''}` : 'visitor';
