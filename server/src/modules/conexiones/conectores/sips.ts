import { readRespuestaDeSips } from '@vatio/domain';
import {
  type Acceso,
  type Conector,
  ConexionError,
  jsonOf,
  type Preguntar,
  SinDatosError,
} from './conector.ts';

/**
 * The services by REST that brokers have. Each house has its address, in which `{cups}` is the supply and `{recurso}` the list
 * that is asked for; where it lacks the second, one answer has both.
 */
export const sips: Conector<'cups'> = {
  bring: async ({ cups }, acceso, preguntar) => {
    const clientes = await listOf('ClientesSips', { cups, acceso, preguntar });
    const consumos = acceso.direccion.includes('{recurso}')
      ? await listOf('ConsumosSips', { cups, acceso, preguntar })
      : clientes;
    const traido = readRespuestaDeSips(cups, clientes, consumos);
    if (!traido.ok && traido.issue.code === 'sin-datos') throw new SinDatosError(traido.issue.message);
    if (!traido.ok) throw new ConexionError(traido.issue.message, { isLasting: true });
    const { ps, consumos: filas } = traido.value;
    return [
      { nombre: `sips-${cups}-puntos.csv`, contenido: ps },
      ...(filas === undefined ? [] : [{ nombre: `sips-${cups}-consumos.csv`, contenido: filas }]),
    ];
  },
};

async function listOf(
  recurso: string,
  {
    cups,
    acceso,
    preguntar,
  }: { readonly cups: string; readonly acceso: Acceso; readonly preguntar: Preguntar },
): Promise<unknown> {
  const url = acceso.direccion.replaceAll('{cups}', cups).replaceAll('{recurso}', recurso);
  const respuesta = await preguntar({ url, headers: credentialsOf(acceso) });
  return respuesta.status === 404 || respuesta.cuerpo.length === 0 ? [] : jsonOf(respuesta, 'SIPS');
}

/** With a user name it is a password (RFC 7617); alone it is a token (RFC 6750). */
function credentialsOf({ usuario, clave }: Acceso): Record<string, string> {
  if (clave === null) return {};
  if (usuario === null || usuario === '') return { authorization: `Bearer ${clave}` };
  return { authorization: `Basic ${Buffer.from(`${usuario}:${clave}`).toString('base64')}` };
}
