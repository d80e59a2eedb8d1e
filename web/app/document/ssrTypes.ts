import type { FormattedExecutionResult } from 'graphql';
import type { Language } from '../../../schema/contract/languages';
import type { ColorScheme } from '../../../schema/contract/colorScheme';

/** The built files that a page names. */
export interface ClientAssets {
  scripts: string[];
  preloads: string[];
  styles: string[];
  /** Source module (`web/home/HomeScreen.tsx`) → its built files, so that a page can ask for its own screen at once. */
  modules?: Record<string, string[]>;
}

/** What the gateway asks a page with. */
export interface PageRequest {
  /** Path and query. */
  url: string;
  /** Scheme and host the visitor used. */
  origin: string;
  language: Language;
  scheme: ColorScheme | null;
  /** For every inline style and script of the answer. */
  nonce: string;
  assets: ClientAssets;
  /** Runs an operation against the schema as the visitor. */
  execute(query: string, variables: Record<string, unknown>, operationName?: string): Promise<FormattedExecutionResult>;
}

/** What the gateway answers. With `redirect`, the status is that of the redirect and there is no HTML. */
export interface RenderedPage {
  status: number;
  html: string;
  redirect?: string;
}
