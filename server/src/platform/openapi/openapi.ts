import swagger from '@fastify/swagger';
import { type EndpointSpec, problemSchema } from '@vatio/contract/endpoints';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** The schema of an endpoint for Fastify, which checks inputs and answers with it, and for OpenAPI. */
export function endpointSchema(endpoint: EndpointSpec): FastifySchema {
  const { params, query, body, response, multipart } = endpoint;
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? ''],
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && !multipart && { body }),
    response: {
      ...(response && { 200: response }),
      default: {
        description: 'Problema (RFC 9457)',
        content: { 'application/problem+json': { schema: problemSchema } },
      },
    },
  };
}

/** Prints the OpenAPI document of the endpoints that are registered after this call. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Vatio',
        version: '1',
        description: 'La comercialización de energía, llamada a llamada',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: (document) => {
      const { schema, url } = jsonSchemaTransform(document);
      const endpoint = app.endpoints.find(({ path, multipart }) => path === url && multipart);
      return { url, schema: endpoint ? { ...schema, ...formSchema(endpoint) } : schema };
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
