import type { FormattedExecutionResult } from 'graphql';
import type { Language } from '../../../schema/contract/languages';
import type { ColorScheme } from '../../../schema/contract/site/colorScheme';

export interface ClientAssets {
  /** The application's entry. */
  scripts: string[];
  preloads: string[];
  styles: string[];
  /** Source module (`web/home/HomeScreen.tsx`) → its built files, used to preload a page's own chunks. */
  modules?: Record<string, string[]>;
}

export interface PageRequest {
  /** Path and query. */
  url: string;
  /** Scheme and host of the request. */
  origin: string;
  language: Language;
  scheme: ColorScheme | null;
  assets: ClientAssets;
  /** Executes an operation against the schema as the visitor. */
  execute(query: string, variables: Record<string, unknown>, operationName?: string): Promise<FormattedExecutionResult>;
}

/** With `redirect`, `status` is a redirect status and there is no HTML. */
export interface RenderedPage {
  status: number;
  html: string;
  redirect?: string;
  /** Number of renders: 1 if all queries of the page were executed before. */
  passes?: number;
}
