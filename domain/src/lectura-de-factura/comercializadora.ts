import type { Campos } from './campo.ts';
import type { Formato } from './formatos/formato.ts';
import { FORMATOS } from './formatos/formatos.ts';
import { palabrasEntre, type Renglon } from './palabra.ts';

/** By its legal name, or else by its brand, which the bills of others print too: of a group's distributor, say. */
export function addComercializadora(campos: Campos, renglones: readonly Renglon[]): Formato | undefined {
  for (const [clave, esLegal] of [
    ['nombre', true],
    ['marca', false],
  ] as const) {
    const hallados = FORMATOS.flatMap((formato) =>
      renglones.flatMap((renglon) => namedIn(renglon, formato, clave)),
    );
    const [primero] = hallados;
    if (!primero) continue;
    const segura = esLegal && hallados.every(({ formato }) => formato === primero.formato);
    const { palabras } = primero;
    campos.add('comercializadora', primero.formato.comercializadora, { palabras, segura });
    return primero.formato;
  }
  return undefined;
}

function namedIn(renglon: Renglon, formato: Formato, clave: 'nombre' | 'marca') {
  const nombre = formato[clave].exec(renglon.llano);
  if (!nombre) return [];
  return [{ formato, palabras: palabrasEntre(renglon, nombre.index, nombre.index + nombre[0].length) }];
}
