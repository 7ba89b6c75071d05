import { type Campo, cuerpoDeFactura, isTarifa, periodosDe } from '@vatio/domain';
import { useState } from 'react';
import { necesarios } from './nombres.ts';
import type { Leida } from './use-lecturas.ts';

export type CampoEditado = Omit<Campo, 'caja' | 'valor'> & {
  readonly valor: Campo['valor'] | null;
  readonly caja: readonly number[];
  /** Somebody has looked at it, or has written it. */
  readonly confirmado: boolean;
};

/** What the law asks of a bill: it decides the calculation, and no person needs to confirm what it is by itself. */
const DE_LA_LEY = new Set(['iee.tipo', 'impuesto.tipo']);

/** The fields of a reading as they are being confirmed and completed, and the body that they make. */
export function useCampos(leida: Leida) {
  const [campos, setCampos] = useState<readonly CampoEditado[]>(() => initial(leida));
  const change = (nombre: string, cambio: Partial<CampoEditado>) =>
    setCampos((before) => before.map((campo) => (campo.nombre === nombre ? { ...campo, ...cambio } : campo)));
  const tarifa = campos.find(({ nombre }) => nombre === 'tarifa')?.valor;
  const periodos =
    typeof tarifa === 'string' && isTarifa(tarifa)
      ? { energia: periodosDe(tarifa, 'energia'), potencia: periodosDe(tarifa, 'potencia') }
      : undefined;
  const porAnio = campos.some(
    ({ nombre, valor }) => nombre.startsWith('precios.potencia.') && valor !== null,
  );
  const nombres = ['tarifa', ...(periodos ? necesarios(periodos, porAnio) : ['desde', 'hasta', 'total'])];
  const conHuecos = withGaps(campos, nombres);
  const set = (nombre: string, valor: CampoEditado['valor']) => {
    if (!campos.some((campo) => campo.nombre === nombre))
      setCampos([...campos, { ...gap(nombre), valor, confirmado: true }]);
    else change(nombre, { valor, confirmado: true });
  };
  const faltan = conHuecos.filter(
    ({ nombre, valor }) => nombres.includes(nombre) && (valor === null || valor === ''),
  );
  const dudosos = conHuecos.filter(
    ({ valor, confianza, confirmado }) => valor !== null && confianza === 'por-confirmar' && !confirmado,
  );
  return {
    campos: conHuecos,
    set,
    confirm: (nombre: string) => change(nombre, { confirmado: true }),
    confirmAll: () => setCampos(campos.map((campo) => ({ ...campo, confirmado: true }))),
    faltan,
    dudosos,
    /** The rates of taxes are left out: those of the law of its days are what the bill is checked against. */
    body: () =>
      cuerpoDeFactura(
        campos.filter(
          ({ nombre, valor }) => valor !== null && valor !== '' && !DE_LA_LEY.has(nombre),
        ) as unknown as Campo[],
      ),
  };
}

function initial(leida: Leida): readonly CampoEditado[] {
  return leida.campos.map((campo) => ({
    ...campo,
    confirmado: campo.confianza === 'segura' || DE_LA_LEY.has(campo.nombre),
  }));
}

/** What is needed and was not found stands where it would, empty. */
function withGaps(campos: readonly CampoEditado[], nombres: readonly string[]): readonly CampoEditado[] {
  const found = nombres.map((nombre) => campos.find((campo) => campo.nombre === nombre) ?? gap(nombre));
  return [...found, ...campos.filter(({ nombre }) => !nombres.includes(nombre))];
}

function gap(nombre: string): CampoEditado {
  return {
    nombre,
    valor: null,
    pagina: 1,
    caja: [0, 0, 0, 0],
    confianza: 'por-confirmar',
    origen: 'texto',
    confirmado: false,
  };
}
