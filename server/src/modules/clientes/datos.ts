import type { BodyOf, clientes } from '@vatio/contract/endpoints';
import { nombreProvincia, parseIban, parseNif, parseTelefono, type Result } from '@vatio/domain';
import { invalidData } from '../../platform/problems.ts';

export type Datos = Partial<BodyOf<typeof clientes.create>>;

type Errores = Record<string, string>;

/**
 * The data as they are stored, identifiers without separators, the telephone in its one form and the province taken from the postcode, and
 * what is wrong with them.
 */
export function readDatos(datos: Datos): { readonly datos: Datos; readonly errores: Errores } {
  const errores: Errores = {};
  const leidos: Datos = { ...datos };
  normalise('nif', parseNif);
  normalise('iban', parseIban);
  for (const campo of ['email', 'telefono', 'direccion', 'municipio', 'cnae'] as const) {
    if (leidos[campo] === '') leidos[campo] = null;
  }
  if (leidos.telefono) leidos.telefono = parseTelefono(leidos.telefono) ?? leidos.telefono;
  if (leidos.codigoPostal && leidos.provincia === undefined) {
    leidos.provincia = leidos.codigoPostal.slice(0, 2);
    if (nombreProvincia(leidos.provincia) === undefined) {
      errores.codigoPostal = 'Ninguna provincia tiene ese código postal';
    }
  } else if (leidos.provincia && nombreProvincia(leidos.provincia) === undefined) {
    errores.provincia = 'No es el código de una provincia';
  }
  return { datos: leidos, errores };

  function normalise(
    campo: 'nif' | 'iban',
    read: (texto: string) => Result<{ readonly normalizado: string }>,
  ) {
    const texto = datos[campo];
    if (texto === undefined || texto === null) return;
    if (texto === '') {
      leidos[campo] = null;
      return;
    }
    const leido = read(texto);
    if (leido.ok) leidos[campo] = leido.value.normalizado;
    else errores[campo] = leido.issue.message;
  }
}

export function checkDatos(datos: Datos): Datos {
  const leidos = readDatos(datos);
  if (Object.keys(leidos.errores).length > 0) throw invalidData(leidos.errores);
  return leidos.datos;
}
