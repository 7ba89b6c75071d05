import type { puntosSuministro } from '@vatio/contract';
import type { PotenciaOptima } from '@vatio/domain';
import { useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import type { EntradaDeLuz } from '../calculo/entrada.ts';
import { CosteDelCambio } from './cambio-de-potencia.tsx';
import { CautelasDePotencia } from './cautelas-de-potencia.tsx';
import { checkPotencia } from './check-potencia.ts';
import { CostesDePotencia } from './costes-de-potencia.tsx';
import { type Precio, PrecioDelKw, type PreciosDePotencia } from './precio-del-kw.tsx';
import { TablaPotencia } from './tabla-potencia.tsx';
import { controlSupuesto, useOptimizacion } from './use-optimizacion.ts';

type Props = {
  readonly ficha: puntosSuministro.PuntoSuministro;
  readonly entrada: EntradaDeLuz;
  readonly precios: PreciosDePotencia;
  readonly onClose: () => void;
  /** Called with the powers of the study, or with null for the contracted ones. */
  readonly onUse: (potenciasKw: readonly number[] | null) => void;
};

/** Compares the power of least cost with the contracted one and with whatever the user types. */
export function DialogoPotencia({ ficha, entrada, precios, onClose, onUse }: Props) {
  const { t } = useTranslation('analisis');
  const { tarifa, tipoMedida, potenciasKw: contratadas, potenciaEstudioKw } = entrada.punto;
  const [precio, setPrecio] = useState<Precio>(precios.oferta ? 'oferta' : 'regulado');
  const [written, setWritten] = useState<readonly (number | null)[] | null>(potenciaEstudioKw);
  const { cargando, error, optima, costeDe, ...optimizacion } = useOptimizacion(
    ficha,
    entrada,
    precio === 'regulado' ? undefined : precios[precio],
  );
  const enEstudio = written ?? optima?.optimaKw ?? contratadas;
  const issue = checkPotencia({ tarifa, tipoMedida, derechosKw: ficha.derechosExtensionKw }, enEstudio);
  const dadas = enEstudio.map((kw) => kw ?? 0);
  const escrita = issue ? undefined : costeDe(dadas);
  const applyPotencias = () => {
    onUse(dadas.every((kw, p) => kw === contratadas[p]) ? null : dadas);
    onClose();
  };

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('optimizarPotencia')}
      footer={
        <DialogButtons onCancel={onClose} disabled={issue !== undefined} onClick={applyPotencias}>
          {t('usarPotencia')}
        </DialogButtons>
      }
    >
      {cargando && <Skeleton lines={6} />}
      {error && <ErrorState error={error} />}
      {!cargando && (
        <div className="vt-stack">
          <p role="alert" className="vt-problem">
            {optimizacion.issue?.message}
          </p>
          {optima && <CostesDePotencia optima={optima} escrita={escrita} />}
          {optima && escrita && (
            <CosteDelCambio {...{ ficha, entrada, optima, dadas, escrita }} onUse={setWritten} />
          )}
          <PrecioDelKw precios={precios} valor={precio} onChange={setPrecio} />
          <TablaPotencia
            contratadas={contratadas}
            optima={optima}
            enEstudio={enEstudio}
            problema={issue?.message}
            onChange={setWritten}
          />
          <CautelasDePotencia
            optima={optima}
            cortes={cortesDe(entrada, optima, dadas)}
            controlDesconocido={tarifa === '2.0TD' && entrada.punto.condicion?.controlPotencia === undefined}
          />
        </div>
      )}
    </Dialog>
  );
}

/** The periods, 1 for P1, in which an ICP would cut the supply off. */
function cortesDe(
  { punto }: EntradaDeLuz,
  optima: PotenciaOptima | undefined,
  potenciasKw: readonly number[],
): number[] {
  const conIcp = controlSupuesto(punto.tarifa, punto.condicion) === 'icp';
  return conIcp ? periodosCortos(optima, potenciasKw) : [];
}

/** The periods, 1 for P1, whose power is below the demand of the year. */
function periodosCortos(optima: PotenciaOptima | undefined, potenciasKw: readonly number[]): number[] {
  const detalle = optima?.detalle ?? [];
  return detalle.flatMap(({ periodo, demandaMaximaKw }) =>
    (potenciasKw[periodo - 1] ?? 0) < demandaMaximaKw ? periodo : [],
  );
}
