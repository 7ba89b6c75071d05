import type { propuestaPublica } from '@vatio/contract';
import { useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Occupied } from '../../../trade/occupied.tsx';
import styles from '../propuesta-publica.module.css';
import { Aceptar } from '../respuesta/aceptar.tsx';
import { Confirmacion } from '../respuesta/confirmacion.tsx';
import { Hablar } from '../respuesta/hablar.tsx';
import { Rechazar } from '../respuesta/rechazar.tsx';
import { Ahorro } from './ahorro.tsx';
import { BarraDeRespuesta, type Gesto } from './barra-de-respuesta.tsx';
import { Condiciones } from './condiciones.tsx';
import { Estado } from './estado.tsx';
import { Puntos } from './puntos.tsx';
import { QuienLaHace } from './quien-la-hace.tsx';

type Propuesta = propuestaPublica.PropuestaPublica;

type Props = {
  readonly token: string;
  readonly propuesta: Propuesta;
  readonly onContestada: (propuesta: Propuesta) => void;
  /** Called when the proposal has changed since it was read, so that it is read again. */
  readonly onCambiada: () => void;
};

/** The proposal, from what matters most to the last line of its arithmetic, and the ways to answer it. */
export function PropuestaAbierta({ token, propuesta, onContestada, onCambiada }: Props) {
  const { t } = useTranslation('propuesta-publica');
  const [gesto, setGesto] = useState<Gesto>();
  const [reciente, setReciente] = useState(false);
  const cerrar = () => setGesto(undefined);
  const contestar = (contestada: Propuesta) => {
    cerrar();
    setReciente(true);
    onContestada(contestada);
    window.scrollTo({ top: 0 });
  };
  const contesta = { token, propuesta, onContestada: contestar, onCambiada, onClose: cerrar };
  return (
    <>
      <h1 className={styles.titulo}>
        {t('propuestaPara', { cliente: propuesta.cliente.nombre })}
        <small>
          {propuesta.codigo}
          {propuesta.numero > 1 && ` · v${propuesta.numero}`}
        </small>
      </h1>
      {reciente && propuesta.respuesta ? (
        <Confirmacion token={token} propuesta={propuesta} />
      ) : (
        <Estado propuesta={propuesta} />
      )}
      <Ahorro propuesta={propuesta} />
      <QuienLaHace propuesta={propuesta} onHablar={() => setGesto('hablar')} />
      <Occupied ocupados={propuesta.ocupados} area="propuesta-publica" />
      <Puntos puntos={propuesta.puntos} />
      <Condiciones token={token} propuesta={propuesta} />
      {propuesta.abierta && <BarraDeRespuesta propuesta={propuesta} onGesto={setGesto} />}
      {gesto === 'aceptar' && <Aceptar {...contesta} />}
      {gesto === 'rechazar' && <Rechazar {...contesta} />}
      {gesto === 'hablar' && <Hablar token={token} propuesta={propuesta} onClose={cerrar} />}
    </>
  );
}
