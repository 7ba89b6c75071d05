import {
  distribuidoraDe,
  formatFecha,
  periodosDe,
  type SipsPs,
  type TipoMedida,
  tipoMedidaDe,
  type Zona,
} from '@vatio/domain';

/** What a SIPS row says of a supply point, in the terms of the portfolio; null where it says nothing. */
export type PuntoDeSips = {
  readonly distribuidora: string | null;
  readonly distribuidoraNombre: string | null;
  readonly codigoPostal: string | null;
  readonly provincia: string | null;
  readonly zona: Zona | null;
  readonly uso: 'vivienda' | 'otros' | null;
  readonly tipoMedida: TipoMedida | null;
  readonly potenciasKw: readonly number[];
};

/** The provinces outside the Península, by their INE code, with which their postcodes begin too. */
const ZONAS: Readonly<Record<string, Zona>> = {
  '07': 'baleares',
  '35': 'canarias',
  '38': 'canarias',
  '51': 'ceuta',
  '52': 'melilla',
};

/** Table 62 of the ATR formats: dwelling. CNAE 9820 is what dwellings are given. */
const TIPO_SUMINISTRO_VIVIENDA = 'VI';
const CNAE_VIVIENDA = '9820';

export function puntoDeSips(ps: SipsPs): PuntoDeSips {
  // A spreadsheet dropped the leading zero of a postcode of four digits.
  const codigoPostal = ps.codigoPostal?.replace(/^\d{4}$/, '0$&') ?? null;
  const provincia = provinciaDe(ps.codigoProvincia, codigoPostal);
  const distribuidora = /^\d{4}$/.test(ps.codigoDistribuidora ?? '') ? ps.codigoDistribuidora : null;
  const potenciasKw = potenciasDe(ps);
  return {
    distribuidora,
    // The domain knows the names of most distributors.
    distribuidoraNombre: distribuidoraDe(distribuidora ?? ps.cups.slice(2, 6))
      ? null
      : ps.nombreDistribuidora,
    codigoPostal,
    provincia,
    zona: provincia === null ? null : (ZONAS[provincia] ?? 'peninsula'),
    uso: usoDe(ps),
    tipoMedida: ps.tipoMedida ?? (potenciasKw.length > 0 ? tipoMedidaDe(potenciasKw) : null),
    potenciasKw,
  };
}

function provinciaDe(codigoProvincia: string | null, codigoPostal: string | null): string | null {
  const codigo = codigoProvincia?.padStart(2, '0') ?? codigoPostal?.slice(0, 2) ?? '';
  return /^(0[1-9]|[1-4]\d|5[0-2])$/.test(codigo) ? codigo : null;
}

/** Null when the row has none of the three cells that tell it. */
function usoDe({ viviendaHabitual, codigoTipoSuministro, cnae }: SipsPs): PuntoDeSips['uso'] {
  if (viviendaHabitual || codigoTipoSuministro === TIPO_SUMINISTRO_VIVIENDA || cnae === CNAE_VIVIENDA) {
    return 'vivienda';
  }
  return viviendaHabitual === null && codigoTipoSuministro === null && cnae === null ? null : 'otros';
}

/** The periods that the tariff has: some distributors repeat powers beyond them, and some leave blank the repeated. */
function potenciasDe({ potenciasContratadasKw, tarifa }: SipsPs): number[] {
  const potencias: number[] = [];
  for (const kw of potenciasContratadasKw) potencias.push(kw ?? potencias.at(-1) ?? 0);
  const periodos = tarifa
    ? periodosDe(tarifa, 'potencia')
    : potenciasContratadasKw.findLastIndex((kw) => kw !== null && kw > 0) + 1;
  return potencias.some((kw) => kw > 0) ? potencias.slice(0, periodos) : [];
}

/** The sheet as it came, with a name for each datum and without empty ones. */
export function datosDeFicha(ps: SipsPs): Record<string, string | number | boolean> {
  const datos: Record<string, string | number | boolean> = {};
  const { tipo, cups, frontera, tarifa, potenciasContratadasKw, ...resto } = ps;
  for (const [nombre, valor] of Object.entries(resto)) {
    if (valor === null) continue;
    datos[nombre] = typeof valor === 'number' && nombre.startsWith('fecha') ? formatFecha(valor) : valor;
  }
  for (const [i, kw] of potenciasContratadasKw.entries()) {
    if (kw !== null) datos[`potenciaContratadaP${i + 1}Kw`] = kw;
  }
  return datos;
}
