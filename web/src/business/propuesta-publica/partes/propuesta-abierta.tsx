import type { propuestaPublica } from '@vatio/contract';
import { useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Occupied } from '../../../trade/occupied.tsx';
import styles from '../propuesta-publica.module.css';
import { Accept } from '../respuesta/accept.tsx';
import { AskToTalk } from '../respuesta/ask-to-talk.tsx';
import { Confirmacion } from '../respuesta/confirmacion.tsx';
import { Reject } from '../respuesta/reject.tsx';
import { Ahorro } from './ahorro.tsx';
import { BarraDeRespuesta, type Gesto } from './barra-de-respuesta.tsx';
import { ChooseOferta } from './choose-oferta.tsx';
import { Condiciones } from './condiciones.tsx';
import { Estado } from './estado.tsx';
import { ofertasDe } from './ofertas.ts';
import { Puntos } from './puntos.tsx';
import { QuienLaHace } from './quien-la-hace.tsx';

type Propuesta = propuestaPublica.PropuestaPublica;

type Props = {
  readonly token: string;
  readonly propuesta: Propuesta;
  readonly onAnswered: (propuesta: Propuesta) => void;
  /** Called when the proposal has changed since it was read, so that it is read again. */
  readonly onChanged: () => void;
};

/** The proposal, from what matters most to the last line of its arithmetic, and the ways to answer it. */
export function PropuestaAbierta({ token, propuesta, onAnswered, onChanged }: Props) {
  const { t } = useTranslation('propuesta-publica');
  const [gesto, setGesto] = useState<Gesto>();
  const [reciente, setReciente] = useState(false);
  const { ofertas, elegida, vista, choose, falta, setFalta } = useEleccion(propuesta);
  const varias = ofertas.length > 1;
  const answerWith = (nuevo: Gesto) => {
    const sinElegir = nuevo === 'aceptar' && elegida === undefined;
    setFalta(sinElegir);
    if (sinElegir) document.querySelector<HTMLInputElement>('input[name="oferta"]')?.focus();
    else setGesto(nuevo);
  };
  const close = () => setGesto(undefined);
  const answer = (contestada: Propuesta) => {
    close();
    setReciente(true);
    onAnswered(contestada);
    window.scrollTo({ top: 0 });
  };
  const contesta = { token, propuesta, oferta: vista, onAnswered: answer, onChanged, onClose: close };
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
      {varias && (
        <ChooseOferta
          ofertas={ofertas}
          elegida={elegida}
          onChoose={choose}
          error={falta ? t('eligeAntes') : undefined}
          abierta={propuesta.abierta}
        />
      )}
      <Ahorro oferta={vista} titulo={varias ? t('ofertaN', { n: vista.oferta }) : undefined} />
      <QuienLaHace propuesta={propuesta} onTalk={() => setGesto('hablar')} />
      <Occupied ocupados={propuesta.ocupados} area="propuesta-publica" />
      <Puntos key={vista.oferta} puntos={vista.puntos} />
      <Condiciones token={token} propuesta={propuesta} />
      {propuesta.abierta && <BarraDeRespuesta propuesta={propuesta} onGesto={answerWith} />}
      {gesto === 'aceptar' && <Accept {...contesta} />}
      {gesto === 'rechazar' && <Reject {...contesta} />}
      {gesto === 'hablar' && <AskToTalk token={token} propuesta={propuesta} onClose={close} />}
    </>
  );
}

/** The offer that the client chooses. Until they do, the first one is what the page shows the figures of. */
function useEleccion(propuesta: Propuesta) {
  const [preferred, setPreferred] = useState<number>();
  const [falta, setFalta] = useState(false);
  const ofertas = ofertasDe(propuesta);
  const elegida = propuesta.abierta && ofertas.length > 1 ? preferred : propuesta.oferta;
  const vista = ofertas.find(({ oferta }) => oferta === elegida) ?? ofertas[0]!;
  const choose = (oferta: number) => {
    setPreferred(oferta);
    setFalta(false);
  };
  return { ofertas, elegida, vista, choose, falta, setFalta };
}
