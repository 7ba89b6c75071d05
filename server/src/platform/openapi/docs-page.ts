import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/**
 * The documentation to read and to try, at `/v1/docs`. Everything that it loads comes from this address, and it needs
 * no more than the security policy of the whole web allows.
 */
export async function serveDocsPage(app: FastifyInstance): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: '/v1/docs',
    theme: {
      title: 'API de Vatio',
      css: [{ filename: 'vatio.css', content: STYLE }],
      js: [{ filename: 'vatio.js', content: SCRIPT }],
    },
    uiConfig: {
      layout: 'BaseLayout',
      docExpansion: 'none',
      filter: true,
      defaultModelsExpandDepth: -1,
      displayRequestDuration: true,
      displayOperationId: true,
      // A token that stayed in the browser would be found by whoever opens it next.
      persistAuthorization: false,
    },
  });
}

/** The page is dark when the system is. */
const SCRIPT = `
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
document.documentElement.lang = 'es';
follow();
`;

/** Long addresses break instead of pushing the page wider than a telephone. */
const STYLE = `
html { color-scheme: light dark; }
.swagger-ui .wrapper { padding: 0 16px; }
.swagger-ui .opblock .opblock-summary-path { overflow-wrap: anywhere; word-break: normal; min-width: 0; }
.swagger-ui .opblock .opblock-summary-operation-id { overflow-wrap: anywhere; min-width: 0; }
@media (max-width: 640px) {
  .swagger-ui .opblock .opblock-summary { flex-wrap: wrap; }
  .swagger-ui .opblock .opblock-summary-operation-id { display: none; }
  .swagger-ui .opblock-tag { flex-wrap: wrap; font-size: 18px; }
  .swagger-ui .opblock-tag small { flex-basis: 100%; order: 1; padding: 0; }
  .swagger-ui .scheme-container .schemes { flex-direction: column; align-items: stretch; gap: 12px; }
}
`;
