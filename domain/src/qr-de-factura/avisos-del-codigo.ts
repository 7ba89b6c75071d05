import type { Dia } from '../fecha.ts';
import type { Issue } from '../result.ts';
import type { ClaveDeFecha, ClaveDeTexto } from './claves.ts';
import type { Pares } from './pares.ts';

export function aviso(code: string, message: string, part: string): Issue {
  return { code, message, part };
}

/** What is wrong with the days that the code says are billed. */
export function avisosDeFechas(fechas: ReadonlyMap<ClaveDeFecha, Dia>): Issue[] {
  const [desde, hasta] = [fechas.get('iniF'), fechas.get('finF')];
  if (desde === undefined || hasta === undefined) {
    return [aviso('sin-periodo', 'El código no lleva los días que se facturan', 'iniF')];
  }
  return hasta > desde ? [] : [aviso('intervalo-no-valido', 'El periodo acaba antes de empezar', 'finF')];
}

const PALABRAS: readonly { clave: ClaveDeTexto; valor: string; message: string }[] = [
  { clave: 'cambio', valor: '1', message: 'Los precios cambiaron dentro del periodo facturado' },
  { clave: 'cambio', valor: '2', message: 'Los precios cambian en la próxima factura' },
  { clave: 'promo', valor: '1', message: 'Lleva una promoción que acaba antes que el contrato' },
];

/** What the code says in words, and has no figure. */
export function avisosDePalabras({ textos, cifras }: Pares, tipoFactura: string | null): Issue[] {
  const dichos = PALABRAS.filter(({ clave, valor }) => textos.get(clave) === valor);
  const [punta, valle] = [cifras.get('cfP1flex'), cifras.get('cfP2flex')];
  const escrito = textos.get('tf');
  return [
    ...dichos.map(({ clave, message }) => aviso('dicho-por-el-codigo', message, clave)),
    ...(punta === undefined && valle === undefined
      ? []
      : [
          aviso(
            'franjas-flexibles',
            `Se factura por franjas flexibles: ${punta ?? 0} y ${valle ?? 0} kWh`,
            'cfP1flex',
          ),
        ]),
    ...(escrito !== undefined && tipoFactura === null
      ? [aviso('valor-ilegible', `«tf» no es un tipo de factura: ${escrito.slice(0, 40)}`, 'tf')]
      : []),
  ];
}
