import type { APIRequestContext, Page } from '@playwright/test';

interface GraphqlResponse<Data> {
  data: Data;
  errors?: { extensions: { code: string } }[];
}

/** Sends a GraphQL operation as the user of the request context. */
export async function sendGraphql<Data>(
  request: APIRequestContext,
  query: string,
  variables: object = {},
): Promise<GraphqlResponse<Data>> {
  const response = await request.post('/graphql', { data: { query, variables } });
  return (await response.json()) as GraphqlResponse<Data>;
}

/** Blocks the GraphQL requests of a page until the returned function is called: all, or those of one operation. */
export async function blockGraphql(page: Page, operation = ''): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(operation)) await released;
    await route.continue();
  });
  return release;
}
