import { useCallback, useMemo } from 'react';
import { type Cambio, mismosPeriodos, type PuntoBorrador } from '../borrador/borrador.ts';
import type { DatosPunto } from '../calculo/datos-punto.ts';
import { type EntradaSinFees, isDeLuz } from '../calculo/entrada.ts';
import type { EstudioVista } from '../comparacion/vista.ts';
import { Situacion } from '../hoy/situacion.tsx';
import { SituacionDeGas } from '../hoy/situacion-de-gas.tsx';
import { PotenciaDelEstudio } from '../potencia/potencia-del-estudio.tsx';
import { ReactivaDelEstudio } from '../potencia/reactiva-del-estudio.tsx';
import styles from './mesa.module.css';
import type { MesaEnUso } from './use-mesa.ts';

type Props = {
  readonly datos: DatosPunto;
  readonly mesa: MesaEnUso;
  readonly punto: PuntoBorrador;
  readonly entrada: EntradaSinFees;
  readonly vista: EstudioVista | undefined;
  readonly onOptimise: () => void;
  readonly onTryPaneles: () => void;
};

/** What the client has and pays today, and the powers with which the offers are calculated. */
export function LadoDeHoy({ datos, mesa, punto, entrada, vista, onOptimise, onTryPaneles }: Props) {
  const { borrador, change } = mesa;
  const { consumos, anteriores } = datos;
  const { cups } = punto;
  const fuentes = useMemo(() => [...new Set(consumos.map(({ fuente }) => fuente))], [consumos]);
  const parecidos = borrador.puntos.filter(
    (candidato) => candidato !== punto && mismosPeriodos(candidato, punto),
  ).length;
  const aContratada = useCallback(() => {
    const cambio: Cambio = { tipo: 'punto', cups, cambio: { potenciaEstudioKw: null } };
    change(cambio);
  }, [change, cups]);
  const avisos = vista?.avisos.join('\n') ?? '';
  if (!isDeLuz(entrada)) return <SituacionDeGas {...{ punto, entrada, fuentes, avisos, change }} />;
  return (
    <div className={`vt-page vt-gap-18 ${styles.lado}`}>
      <Situacion {...{ punto, entrada, anteriores, fuentes, parecidos, change, onTryPaneles, avisos }} />
      <PotenciaDelEstudio
        contratadas={entrada.punto.potenciasKw}
        deEstudio={punto.potenciaEstudioKw}
        onOptimise={onOptimise}
        onContracted={aContratada}
      />
      <ReactivaDelEstudio punto={entrada.punto} />
    </div>
  );
}
