import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createOpenApiDocument } from '../../gateway/openapi/openApiDocument';
import { csvExports, restRoutes } from '../../gateway/rest/routeTable';
import { resolveFromRoot } from '../../prisma/projectRoot';

/** The OpenAPI document as it is committed in `gateway/openapi/openapi.json`. */
export const printOpenApi = (): string => `${JSON.stringify(createOpenApiDocument(restRoutes, csvExports), null, 2)}\n`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(resolveFromRoot('gateway/openapi/openapi.json'), printOpenApi());
}
