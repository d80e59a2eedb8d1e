import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import {
  getOperationAST,
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type OperationDefinitionNode,
} from 'graphql';
import { schema } from '../../schema';
import { Problem } from '../../schema/core/problem';
import { assertDocumentLimits, type DocumentLimits } from './documentLimits';

/** A parsed and validated document and the operation of it that a request names. */
export interface PreparedOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  operationName: string | undefined;
}

interface PreparedDocumentsOptions {
  /** SHA-256 hash → text of the documents that clients may refer to by their hash. */
  trusted: Readonly<Record<string, string>>;
  trustedOnly: boolean;
  limits: DocumentLimits;
}

/** Memory for other documents, in characters of their texts; a parsed document takes some ten times as much. */
const maxCharacters = 1_000_000;
const maxDocumentCharacters = 16_000;

/** The prefix of a document id that is a hash, as in the draft of GraphQL over HTTP. */
const idPrefix = 'sha256:';
const documentId = (text: string): string => `${idPrefix}${createHash('sha256').update(text).digest('hex')}`;

/** Valid documents of this process, parsed and validated once. */
export class PreparedDocuments {
  private readonly byHash = new Map<string, DocumentNode>();
  private readonly byText = new LRUCache<string, DocumentNode>({
    maxSize: maxCharacters,
    maxEntrySize: maxDocumentCharacters,
    sizeCalculation: (_document, text) => text.length,
  });

  private readonly turns = pLimit(1);

  constructor(private readonly options: PreparedDocumentsOptions) {}

  /** Keeps a document that has passed parsing and validation. */
  addText(text: string, document: DocumentNode): void {
    if (text && !this.byText.has(text)) this.byText.set(text, document);
  }

  /** Undefined for an unknown document, or if the name does not choose one of its operations. */
  findByText(text: string, operationName: string | undefined): PreparedOperation | undefined {
    const document = this.isAllowed(text) ? this.byText.get(text) : undefined;
    return document && prepare(document, operationName);
  }

  /** The same for the id of a trusted document, "sha256:" and its hash. */
  findById(id: string, operationName: string | undefined): PreparedOperation | undefined {
    const hash = id.slice(idPrefix.length);
    const document = this.byHash.get(hash) ?? this.parseTrusted(hash, this.textOf(id));
    return document && prepare(document, operationName);
  }

  /**
   * The operation of a page; other texts than those of the trusted documents come from a development server.
   * @throws the first error of an invalid text
   */
  prepareText(text: string, operationName: string | undefined): PreparedOperation {
    const known = this.findById(documentId(text), operationName) ?? this.findByText(text, operationName);
    if (known) return known;
    const document = parse(text);
    const [error] = validate(schema, document);
    const prepared = prepare(document, operationName);
    if (error || !prepared) throw error ?? new Error(`The document has no operation ${operationName}`);
    this.addText(text, document);
    return prepared;
  }

  textOf(id: string): string | undefined {
    const hash = id.slice(idPrefix.length);
    const isKnown = id.startsWith(idPrefix) && Object.hasOwn(this.options.trusted, hash);
    return isKnown ? this.options.trusted[hash] : undefined;
  }

  /** Whether clients may send this text. */
  private isAllowed(text: string): boolean {
    if (!this.options.trustedOnly) return true;
    return this.textOf(documentId(text)) !== undefined;
  }

  /** Requests with new texts go on one at a time: a burst of them must not hold up all others. */
  waitForTurn(): Promise<void> {
    return this.turns(setImmediate);
  }

  /**
   * Checks a text before Apollo Server validates it, when its turn comes. Syntax errors are left to Apollo Server.
   * @throws Problem `unknownDocument` for a text that clients may not send, `queryTooLarge` for one beyond the limits
   */
  async assertAcceptable(text: string): Promise<void> {
    if (!this.isAllowed(text)) throw new Problem('unknownDocument');
    if (this.byText.has(text)) return;
    await this.waitForTurn();
    try {
      assertDocumentLimits(text, this.options.limits);
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
    }
  }

  private parseTrusted(hash: string, text: string | undefined): DocumentNode | undefined {
    if (text === undefined) return undefined;
    assertDocumentLimits(text, this.options.limits);
    const document = parse(text);
    if (validate(schema, document).length > 0) return undefined;
    this.byHash.set(hash, document);
    return document;
  }
}

function prepare(document: DocumentNode, operationName: string | undefined): PreparedOperation | undefined {
  const operation = getOperationAST(document, operationName);
  return operation ? { document, operation, operationName } : undefined;
}

/**
 * Replaces the id of a trusted document in the body by its text, for Apollo Server, and checks the texts of others.
 * @throws Problem `unknownDocument` for an id of another version of the web client, and for a text that is not allowed;
 * `queryTooLarge` for one beyond the limits
 */
export const resolveDocument =
  (documents: PreparedDocuments): RequestHandler =>
  async (request, _response, next) => {
    const body: unknown = request.body;
    if (typeof body === 'object' && body !== null) {
      const { documentId, query, ...rest } = body as Record<string, unknown>;
      if (typeof documentId === 'string' && query === undefined) {
        const text = documents.textOf(documentId);
        if (text === undefined) throw new Problem('unknownDocument');
        request.body = { ...rest, query: text };
      } else if (typeof query === 'string') await documents.assertAcceptable(query);
    }
    next();
  };
