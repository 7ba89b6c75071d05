import type { puntosSuministro } from '@vatio/contract';
import { anioDe, optimizarPotencia } from '@vatio/domain';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { EntradaSinFees } from '../calculo/entrada.ts';
import { CostesDePotencia } from './costes-de-potencia.tsx';
import styles from './potencia.module.css';
import { revisarPotencia } from './revisar-potencia.ts';
import { TablaPotencia } from './tabla-potencia.tsx';
import { useDemanda } from './use-demanda.ts';

/** Prices at which a kW may be valued, €/kW·año. */
export type PreciosDePotencia = {
  readonly oferta: readonly number[] | undefined;
  readonly hoy: readonly number[] | undefined;
};

type Props = {
  readonly ficha: puntosSuministro.PuntoSuministro;
  readonly entrada: EntradaSinFees;
  readonly precios: PreciosDePotencia;
  readonly onClose: () => void;
  /** Null: the contracted powers. */
  readonly onUsar: (potenciasKw: readonly number[] | null) => void;
};

type Precio = 'oferta' | 'hoy' | 'regulado';

/** The power of least cost, against the contracted one and against whatever is typed. */
export function DialogoPotencia({ ficha, entrada, precios, onClose, onUsar }: Props) {
  const { t } = useTranslation('analisis');
  const { tarifa, zona, tipoMedida, potenciasKw: contratadas, potenciaEstudioKw } = entrada.punto;
  const [elegido, setPrecio] = useState<Precio>(precios.oferta ? 'oferta' : 'regulado');
  const [escritas, setEscritas] = useState<readonly (number | null)[] | null>(potenciaEstudioKw);
  const { demanda, horasSinDato, cargando, error } = useDemanda(ficha, entrada);
  const precioEurKwAnio = elegido === 'regulado' ? undefined : precios[elegido];
  const derechosKw = ficha.derechosExtensionKw;

  const optimizar = useMemo(() => {
    if (!demanda) return undefined;
    return (potenciasKw: readonly number[]) =>
      optimizarPotencia({
        tarifa,
        zona,
        tipoMedida,
        potenciasKw,
        anio: anioDe(entrada.fecha),
        demanda,
        precioPotenciaEurKwAnio: precioEurKwAnio,
        maximoKw: derechosKw ?? undefined,
      });
  }, [tarifa, zona, tipoMedida, entrada.fecha, demanda, precioEurKwAnio, derechosKw]);
  const optimo = useMemo(() => optimizar?.(contratadas), [optimizar, contratadas]);

  const optima = optimo?.ok ? optimo.value : undefined;
  const enEstudio = escritas ?? optima?.optimaKw ?? contratadas;
  const issue = revisarPotencia({ tarifa, tipoMedida, derechosKw }, enEstudio);
  const dadas = enEstudio.map((kw) => kw ?? 0);
  const coste = issue ? undefined : optimizar?.(dadas);

  const usar = () => {
    onUsar(dadas.every((kw, p) => kw === contratadas[p]) ? null : dadas);
    onClose();
  };

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('optimizarPotencia')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancelar')}</Button>
          <Button look="primary" disabled={issue !== undefined} onClick={usar}>
            {t('usarPotencia')}
          </Button>
        </>
      }
    >
      {cargando && <Skeleton lines={6} />}
      {error && <ErrorState error={error} />}
      {!cargando && (
        <div className={styles.cuerpo}>
          {optimo && !optimo.ok && (
            <p role="alert" className={styles.problema}>
              {optimo.issue.message}
            </p>
          )}
          {optima && <CostesDePotencia optima={optima} escrita={coste?.ok ? coste.value : undefined} />}
          <SelectField
            label={t('precioDelKw')}
            value={elegido}
            onChange={(precio) => precio && setPrecio(precio)}
            options={[
              { value: 'oferta', label: t('precioOferta'), disabled: !precios.oferta },
              { value: 'hoy', label: t('precioHoy'), disabled: !precios.hoy },
              { value: 'regulado', label: t('precioRegulado') },
            ]}
          />
          <TablaPotencia
            contratadas={contratadas}
            detalle={optima?.detalle}
            enEstudio={enEstudio}
            onCambiar={setEscritas}
          />
          <p role="alert" className={styles.problema}>
            {issue?.message}
          </p>
          <div className={styles.acciones}>
            {optima && (
              <Button small onClick={() => setEscritas(optima.optimaKw)}>
                {t('ponerOptima')}
              </Button>
            )}
            <Button small onClick={() => setEscritas(contratadas)}>
              {t('ponerContratada')}
            </Button>
          </div>
          {(optima || horasSinDato > 0) && (
            <ul className={styles.cautelas} aria-label={t('cautelas')}>
              {horasSinDato > 0 && <li>{t('horasSinDato', { count: horasSinDato })}</li>}
              {optima?.avisos.map(({ code, message }) => (
                <li key={code}>{message}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Dialog>
  );
}
