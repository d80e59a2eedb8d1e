import { LRUCache } from 'lru-cache';
import { getOperationAST, type DocumentNode, type OperationDefinitionNode } from 'graphql';

/** A parsed and validated document and the operation of it that a request names. */
export interface PreparedOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  operationName: string | undefined;
}

/** Memory for documents of clients, in characters of their texts; a parsed document takes some ten times as much. */
const maxCharacters = 1_000_000;
const maxDocumentCharacters = 16_000;

/** Valid documents of this process, parsed and validated once. */
export class PreparedDocuments {
  private readonly byText = new LRUCache<string, DocumentNode>({
    maxSize: maxCharacters,
    maxEntrySize: maxDocumentCharacters,
    sizeCalculation: (_document, text) => text.length,
  });

  /** Keeps a document that has passed parsing and validation. */
  addText(text: string, document: DocumentNode): void {
    if (text && !this.byText.has(text)) this.byText.set(text, document);
  }

  /** Undefined for an unknown document, or if the name does not choose one of its operations. */
  findByText(text: string, operationName: string | undefined): PreparedOperation | undefined {
    const document = this.byText.get(text);
    return document && prepare(document, operationName);
  }
}

export function prepare(document: DocumentNode, operationName: string | undefined): PreparedOperation | undefined {
  const operation = getOperationAST(document, operationName);
  return operation ? { document, operation, operationName } : undefined;
}
