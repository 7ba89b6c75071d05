import swagger from '@fastify/swagger';
import { claves, type EndpointSpec, nounOf } from '@vatio/contract/endpoints';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type ApiDocument, completeDocument } from './complete-document.ts';
import { operationIdOf } from './operation-id.ts';

/** The schema of an endpoint for Fastify, which checks inputs and answers with it, and for OpenAPI. */
export function endpointSchema(endpoint: EndpointSpec): FastifySchema {
  const { params, query, body, response, multipart } = endpoint;
  return {
    summary: endpoint.summary,
    operationId: operationIdOf(endpoint),
    tags: [nounOf(endpoint.path)],
    security: securityOf(endpoint),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && !multipart && { body }),
    ...(response && { response: { 200: response } }),
  };
}

/** Prints the OpenAPI document of the endpoints that are registered after this call. */
export async function describeApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Vatio',
        version: '1',
        description: 'La comercialización de energía, llamada a llamada',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'El `accessToken` que entrega `POST /v1/auth/login`; vale diez minutos.',
          },
          clave: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'vat_…',
            description:
              'Una clave de la API (`POST /v1/admin/claves`), con los permisos que le dio un administrador.',
          },
        },
      },
    },
    transform: (document) => {
      const { schema, url } = jsonSchemaTransform(document);
      const endpoint = app.endpoints.find(({ path, multipart }) => path === url && multipart);
      return { url, schema: endpoint ? { ...schema, ...formSchema(endpoint) } : schema };
    },
    transformObject: (given) => {
      if (!('openapiObject' in given)) return given.swaggerObject;
      completeDocument(given.openapiObject as ApiDocument, app.endpoints);
      return given.openapiObject;
    },
  });
}

/**
 * `readUpload()` reads the form out of Fastify's sight, so that its fields and file have to be described here.
 */
function formSchema({ body = z.object({}) }: EndpointSpec): FastifySchema {
  const { properties, ...fields } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  const fichero = { type: 'string', format: 'binary' };
  return { consumes: ['multipart/form-data'], body: { ...fields, properties: { ...properties, fichero } } };
}

/** A session opens every call that is not public; a key, those on which it may be given something. */
function securityOf(endpoint: EndpointSpec): Record<string, string[]>[] {
  if (endpoint.access === 'public') return [];
  return claves.isWithinReach(endpoint) ? [{ bearer: [] }, { clave: [] }] : [{ bearer: [] }];
}
