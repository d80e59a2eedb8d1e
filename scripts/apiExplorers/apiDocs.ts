import showOpenApi from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import 'swagger-ui-dist/swagger-ui.css';

showOpenApi({
  url: '/api/openapi.json',
  domNode: document.getElementById('apiDocs'),
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  syntaxHighlight: false,
  validatorUrl: null,
});
