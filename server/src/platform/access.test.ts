import { auth, type EndpointSpec } from '@vatio/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { testApp } from './test-app.ts';

const { app, as } = await testApp();

/** The calls are empty: whoever is let in is told what is missing, and whoever is not does not get that far. */
function call({ method, path }: EndpointSpec, headers: Record<string, string> = {}) {
  const payload = method === 'GET' ? undefined : {};
  return app.inject({ method, url: path.replace(/:\w+/g, 'x'), headers, payload });
}

const name = ({ method, path, access }: EndpointSpec) => `${method} ${path} (${access})`;

/**
 * This tests the door alone; `acceso.test.ts` tests which rows each one sees and what a module refuses to a
 * role.
 */
describe.each(app.endpoints.map((endpoint) => [name(endpoint), endpoint] as const))(
  'access to %s',
  (_, endpoint) => {
    test('refuses a call without a token', async () => {
      const { statusCode } = await call(endpoint);
      if (endpoint.access === 'public') expect(statusCode).not.toBe(401);
      else expect(statusCode).toBe(401);
      expect(statusCode).toBeLessThan(500);
    });

    test.each(auth.ROLES)('refuses or admits %s as its declaration says', async (role) => {
      const { statusCode } = await call(endpoint, await as(role));
      if (!auth.allows(role, endpoint.access)) expect(statusCode).toBe(403);
      expect(statusCode).not.toBe(401);
      expect(statusCode).toBeLessThan(500);
    });
  },
);

test('rights come from the role: administrators do everything, the others read Auth', () => {
  const allowed = (role: auth.Role) =>
    (['public', 'read Auth', 'read ACL', 'manage all'] as const).filter((access) =>
      auth.allows(role, access),
    );
  expect(allowed('admin')).toEqual(['public', 'read Auth', 'read ACL', 'manage all']);
  expect(allowed('comercial')).toEqual(['public', 'read Auth']);
  expect(allowed('cliente')).toEqual(['public', 'read Auth']);
});

test('there is no way into the API but route(): OpenAPI, which sees every route, lists the endpoints and no more', async () => {
  const { paths } = (await app.inject('/v1/openapi.json')).json();
  const listed = Object.entries<object>(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const declared = app.endpoints.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(listed.sort()).toEqual(declared.sort());
});
