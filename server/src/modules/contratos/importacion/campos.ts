import type { campos, contratos } from '@vatio/contract/endpoints';
import { SINONIMOS } from '@vatio/domain';
import { columnasPropias } from '../../cartera/propios-de-fichero.service.ts';
import type { Columna } from '../../operaciones/importacion/importacion.service.ts';

/** The columns are those of six periods; tariffs with fewer leave the last ones empty. */
export const PERIODOS = [1, 2, 3, 4, 5, 6] as const;

function porPeriodo(campo: string, nombre: string, unidad: string): Columna[] {
  return PERIODOS.map((periodo) => ({
    campo: `${campo}${periodo}`,
    titulo: `${nombre} P${periodo} (${unidad})`,
    numero: true,
    otros: [`${nombre} P${periodo}`],
  }));
}

/** The columns that a file of contracts may have in every house, in the order of the template. */
const COLUMNAS: readonly Columna[] = [
  {
    campo: 'codigo',
    titulo: 'Código del contrato',
    otros: ['código', 'código vatio', 'nº de contrato vatio'],
  },
  { campo: 'cups', titulo: 'CUPS', obligatorio: true, otros: SINONIMOS.cups, contenido: 'cups' },
  {
    campo: 'comercializadora',
    titulo: 'Comercializadora',
    otros: [...SINONIMOS.comercializadora, 'suministradora'],
  },
  { campo: 'producto', titulo: 'Producto', otros: [...SINONIMOS.producto, 'tarifa comercial'] },
  {
    campo: 'tarifa',
    titulo: 'Tarifa',
    otros: SINONIMOS.tarifa.filter((nombre) => nombre !== 'ATR'),
    doubtful: ['atr'],
  },
  { campo: 'nif', titulo: 'NIF del cliente', otros: SINONIMOS.nif, contenido: 'nif' },
  { campo: 'comercial', titulo: 'Correo del comercial', otros: ['agente'], doubtful: SINONIMOS.comercial },
  {
    campo: 'referencia',
    titulo: 'Referencia',
    otros: ['nº contrato', 'contrato', 'referencia externa', 'referencia de la comercializadora'],
  },
  { campo: 'firma', titulo: 'Fecha de firma', otros: ['fecha firma'], doubtful: ['firma'] },
  {
    campo: 'activacion',
    titulo: 'Fecha de activación',
    otros: ['activación', 'alta', 'fecha alta', 'fecha de inicio', 'inicio', 'fecha de alta', 'f. alta'],
  },
  { campo: 'fin', titulo: 'Fecha de fin', otros: SINONIMOS.fin },
  { campo: 'baja', titulo: 'Fecha de baja', otros: ['baja', 'fecha baja'] },
  { campo: 'duracion', numero: true, titulo: 'Duración (meses)', otros: ['duración', 'meses'] },
  { campo: 'prorroga', titulo: 'Prórroga (sí/no)', otros: ['prórroga', 'prórroga automática'] },
  { campo: 'permanencia', titulo: 'Permanencia (sí/no)', otros: ['permanencia', 'con permanencia'] },
  { campo: 'permanenciaHasta', titulo: 'Permanencia hasta', otros: ['fin de permanencia'] },
  {
    campo: 'revisionPrecio',
    titulo: 'Revisión de precio',
    otros: ['revisión', 'fecha de revisión', 'próxima revisión', 'revisión del precio'],
  },
  { campo: 'consumo', numero: true, titulo: 'Consumo anual (kWh)', otros: ['consumo', 'consumo anual'] },
  { campo: 'feeEnergia', numero: true, titulo: 'Fee energía (€/MWh)', otros: ['fee', 'fee energía'] },
  { campo: 'feePotencia', numero: true, titulo: 'Fee potencia (€/kW·año)', otros: ['fee potencia'] },
  ...porPeriodo('precioEnergia', 'Precio energía', '€/kWh'),
  ...porPeriodo('precioPotencia', 'Precio potencia', '€/kW·año'),
  { campo: 'precioFijo', numero: true, titulo: 'Término fijo (€/mes)', otros: ['término fijo'] },
  ...porPeriodo('potencia', 'Potencia', 'kW'),
  { campo: 'notas', titulo: 'Notas', otros: SINONIMOS.nota, varias: true },
];

/** The columns of a file of contracts in this house. */
export function columnasDe(definidos: readonly campos.Campo[]): readonly Columna[] {
  return [...COLUMNAS, ...columnasPropias(definidos)];
}

/** The field of the file for each field of a contract, so that a reason is shown at the right column. */
const DE_CONTRATO: Readonly<
  Record<contratos.Campo | 'fechaFirma' | 'fechaActivacion' | 'fechaBaja', string>
> = {
  productoVersionId: 'Producto',
  precioEnergiaEurKwh: 'Precio energía',
  precioPotenciaEurKwAnio: 'Precio potencia',
  precioFijoEurMes: 'Término fijo (€/mes)',
  potenciasKw: 'Potencia',
  feeEnergiaEurMwh: 'Fee energía (€/MWh)',
  feePotenciaEurKwAnio: 'Fee potencia (€/kW·año)',
  consumoAnualKwh: 'Consumo anual (kWh)',
  duracionMeses: 'Duración (meses)',
  permanencia: 'Permanencia (sí/no)',
  prorroga: 'Prórroga (sí/no)',
  comercialId: 'Correo del comercial',
  permanenciaHasta: 'Permanencia hasta',
  revisionPrecio: 'Revisión de precio',
  referenciaExterna: 'Referencia',
  notas: 'Notas',
  fechaFirma: 'Fecha de firma',
  fechaActivacion: 'Fecha de activación',
  fechaFin: 'Fecha de fin',
  fechaBaja: 'Fecha de baja',
};

const TITULOS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(DE_CONTRATO),
  ...COLUMNAS.map(({ campo, titulo }) => [campo, titulo] as const),
]);

/** The title of the column of a field; empty when no column has it. */
export function tituloDe(campo: string): string {
  return TITULOS.get(campo) ?? '';
}

/** The fields of a contract that a file may write. */
export const DATOS = Object.keys(DE_CONTRATO) as (keyof typeof DE_CONTRATO)[];
