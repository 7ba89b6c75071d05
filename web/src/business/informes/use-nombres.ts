import { informes } from '@vatio/contract';
import { nombreProvincia } from '@vatio/domain';
import { formatMes } from '../../format/date.ts';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';

/** The states that have a word here; the rest are shown as they are. */
const VALORES = [
  'borrador',
  'enviado',
  'firmado',
  'cancelado',
  'sin-solicitar',
  'solicitado',
  'aceptado',
  'rechazado',
  'activado',
  'baja',
  'pendiente',
  'liquidado',
  'reclamado',
  'renovado',
  'perdido',
  'enviada',
  'vista',
  'aceptada',
  'rechazada',
  'caducada',
  'comision',
  'decomision',
  'ajuste',
  'en-revision',
  'con-incidencia',
  'pagada',
  'falta',
  'corta',
  'de-mas',
  'no-nuestra',
  '0-30',
  '31-60',
  '61-90',
  'mas-de-90',
  'en-cola',
  'leyendo',
  'guardando',
  'terminada',
  'cancelada',
  'fallida',
  'fijo',
  'indexado',
  'pvpc',
  'gas',
] as const;

const DECIMALES: Readonly<Record<informes.Unidad, readonly [number, number]>> = {
  n: [0, 0],
  eur: [0, 0],
  kwh: [0, 0],
  tco2: [0, 1],
  dias: [0, 1],
  pct: [0, 1],
};

const SIGNOS: Readonly<Record<informes.Unidad, string | undefined>> = {
  n: undefined,
  eur: '€',
  kwh: 'kWh',
  tco2: 't CO₂',
  dias: 'd',
  pct: '%',
};

/** What the source, the fields, the measures and the values of reports are called, and how their figures are written. */
export function useNombres() {
  const { t } = useTranslation('informes');
  const unidad = ({ fuente, medida }: Pick<informes.Consulta, 'fuente' | 'medida'>): informes.Unidad => {
    const { medidas }: informes.Fuente = informes.FUENTES[fuente];
    return medidas[medida] ?? 'n';
  };
  return {
    fuente: (fuente: informes.NombreDeFuente) => t(`fuente-${fuente}`),
    campo: (campo: string) => t(`campo-${campo as informes.NombreDeCampo}`),
    medida: (medida: string) => t(`medida-${medida as informes.NombreDeMedida}`),
    fecha: (fecha: string) => t(`fecha-${fecha as informes.NombreDeFecha}`),
    unidad,
    signo: (consulta: Pick<informes.Consulta, 'fuente' | 'medida'>) => SIGNOS[unidad(consulta)],
    cifra: (value: number | null, como: informes.Unidad) => formatNumber(value, DECIMALES[como]),
    valor: (
      {
        fuente,
        nombres,
      }: { readonly fuente: informes.NombreDeFuente; readonly nombres: Record<string, string> },
      campo: string,
      valor: string | null,
    ): string => {
      if (valor === null) return t('sinValor');
      const { campos }: informes.Fuente = informes.FUENTES[fuente];
      const clase = campos[campo]?.clase;
      if (clase === 'mes') return formatMes(valor);
      if (clase === 'comercial') return nombres[valor] ?? valor;
      if (clase === 'provincia') return nombreProvincia(valor) ?? valor;
      const known = VALORES.find((each) => each === valor);
      return clase === 'estado' && known ? t(`valor-${known}`) : valor;
    },
  };
}
