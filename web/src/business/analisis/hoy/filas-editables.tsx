import { formatNumber } from '../../../format/number.ts';
import type { Translate } from '../../../texts/dictionary.ts';
import { pasteFigures } from '../../../ui/fields/figures-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import type { PorPeriodo, PuntoBorrador } from '../borrador/borrador.ts';
import type { ConsumoEstudiado } from './consumo-estudiado.ts';
import { deUnidad, enUnidad } from './precio-potencia.ts';
import type { FilaSituacion, UnidadPotencia } from './tabla-situacion.tsx';

type Edicion = {
  readonly punto: PuntoBorrador;
  readonly potenciasKw: readonly number[];
  readonly consumo: ConsumoEstudiado | undefined;
  readonly unidad: UnidadPotencia;
  readonly alPunto: (cambio: Partial<PuntoBorrador>) => void;
  readonly t: Translate;
};

/** The rows of the client's situation, with a field for each value that only the bill tells. */
export function filasEditables({
  punto,
  potenciasKw,
  consumo,
  unidad,
  alPunto,
  t,
}: Edicion): FilaSituacion[] {
  const { precioEnergiaEurKwh, precioPotenciaEurKwAnio, consumoAnualKwh } = punto;
  return precioEnergiaEurKwh.map((precio, p) => {
    const periodo = p + 1;
    const conPotencia = p < precioPotenciaEurKwAnio.length;
    return {
      periodo,
      potencia: conPotencia && formatNumber(potenciasKw[p], [0, 3]),
      precioPotencia: conPotencia && (
        <Celda
          label={t('precioPotenciaDeP', { periodo })}
          decimals={6}
          value={enUnidad(precioPotenciaEurKwAnio[p] ?? null, unidad)}
          onValores={(valores) => {
            const anuales = valores.map((valor) => deUnidad(valor, unidad));
            alPunto({ precioPotenciaEurKwAnio: desde(precioPotenciaEurKwAnio, p, anuales) });
          }}
        />
      ),
      consumo: consumoAnualKwh ? (
        <Celda
          label={t('consumoDeP', { periodo })}
          decimals={0}
          value={consumoAnualKwh[p] ?? null}
          onValores={(kwh) => alPunto({ consumoAnualKwh: desde(consumoAnualKwh, p, kwh) })}
        />
      ) : (
        formatNumber(consumo?.activaKwh[p])
      ),
      precioEnergia: (
        <Celda
          label={t('precioEnergiaDeP', { periodo })}
          decimals={6}
          value={precio}
          onValores={(valores) => alPunto({ precioEnergiaEurKwh: desde(precioEnergiaEurKwh, p, valores) })}
        />
      ),
      maximetro: conPotencia && <Maximo kw={consumo?.maximetroKw[p]} contratada={potenciasKw[p]} />,
    };
  });
}

/** A list with some values replaced from one position on: a paste may bring several. */
function desde(lista: PorPeriodo, p: number, valores: PorPeriodo): PorPeriodo {
  return lista.map((valor, i) => (i < p || i - p >= valores.length ? valor : (valores[i - p] ?? null)));
}

type CeldaProps = {
  readonly label: string;
  readonly decimals: number;
  readonly value: number | null;
  readonly onValores: (valores: PorPeriodo) => void;
};

/** A field of the table. Pasting a column of a spreadsheet fills this field and those below. */
function Celda({ onValores, ...campo }: CeldaProps) {
  return (
    <div onPaste={(event) => pasteFigures(event, onValores)}>
      <NumberField {...campo} labelHidden onChange={(valor) => onValores([valor])} />
    </div>
  );
}

/** The highest demand of the year, marked when it exceeds the contracted power. */
function Maximo({ kw, contratada }: { kw: number | undefined; contratada: number | undefined }) {
  if (!kw) return '—';
  return <span data-exceso={kw > (contratada ?? Infinity) || undefined}>{formatNumber(kw, [0, 3])}</span>;
}
