import { formatFecha } from '@vatio/domain';
import { formatMes } from '../../../format/date.ts';
import { formatKwh } from '../../../format/energy.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { FiguresField } from '../../../ui/fields/figures-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import type { Cambio, ExcedentesDelMes, PuntoBorrador } from '../borrador/borrador.ts';
import type { ConsumoEstudiado } from './consumo-estudiado.ts';
import styles from './hoy.module.css';

type Props = {
  readonly punto: PuntoBorrador;
  readonly consumo: ConsumoEstudiado;
  readonly conAutoconsumo: boolean;
  readonly change: (cambio: Cambio) => void;
  readonly onTryPaneles: () => void;
};

/** The surplus of the year studied, from the load curve or typed by months, and what is paid for it today. */
export function ExcedentesDelEstudio({ punto, consumo, conAutoconsumo, change, onTryPaneles }: Props) {
  const { t } = useTranslation('analisis');
  const { cups, excedentes, precioExcedentesEurKwh } = punto;
  const alPunto = (cambio: Partial<PuntoBorrador>) => change({ tipo: 'punto', cups, cambio });
  const { excedentesKwh } = consumo;
  const escritos = excedentes !== null;
  const hay = escritos || excedentesKwh !== null;
  return (
    <>
      <div className={`vt-toolbar ${styles.atajos}`}>
        {hay && (
          <Badge tone={escritos ? 'info' : undefined}>
            {t(escritos ? 'excedentesEscritos' : 'excedentesDeCurva', { kwh: formatKwh(excedentesKwh ?? 0) })}
          </Badge>
        )}
        <Button
          look="quiet"
          small
          onClick={() => alPunto({ excedentes: escritos ? null : mesesDe(consumo) })}
        >
          {t(escritos ? 'dejarExcedentes' : hay || conAutoconsumo ? 'escribirExcedentes' : 'tieneExcedentes')}
        </Button>
        {!hay && (
          <Button look="quiet" small onClick={onTryPaneles}>
            {t('queHarianPaneles')}
          </Button>
        )}
      </div>
      {excedentes && (
        <FiguresField
          legend={t('excedentesPorMes')}
          unit="kWh"
          decimals={1}
          labels={excedentes.map(({ mes }) => formatMes(mes))}
          values={excedentes.map(({ kwh }) => kwh)}
          onChange={(kwh) =>
            alPunto({ excedentes: excedentes.map((fila, i) => ({ ...fila, kwh: kwh[i] ?? null })) })
          }
        />
      )}
      {hay && (
        <NumberField
          label={t('precioExcedentesHoy')}
          hint={t('precioExcedentesHoyTexto')}
          decimals={6}
          value={precioExcedentesEurKwh}
          onChange={(precio) => alPunto({ precioExcedentesEurKwh: precio })}
        />
      )}
    </>
  );
}

/** The calendar months of the year studied, none of them filled in. */
function mesesDe({ filas }: ConsumoEstudiado): ExcedentesDelMes[] {
  const meses = new Set<string>();
  for (const { desde, hasta } of filas) {
    for (let dia = desde + 1; dia <= hasta; dia++) meses.add(formatFecha(dia).slice(0, 7));
  }
  return [...meses].map((mes) => ({ mes, kwh: null }));
}
