/** The bundle of Swagger UI has no types of its own; the options are those that the viewer sets. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  export default function showOpenApi(options: {
    url: string;
    domNode: HTMLElement | null;
    /** Writes the open operation into the fragment of the address. */
    deepLinking: boolean;
    docExpansion: 'none' | 'list' | 'full';
    /** Depth of the list of models; 0 keeps it closed. */
    defaultModelsExpandDepth: number;
    filter: boolean;
    syntaxHighlight: boolean;
    /** Address that checks documents; null asks none. */
    validatorUrl: string | null;
  }): void;
}
