import type { inicio } from '@vatio/contract';
import { useMay } from '../../../data/use-ability.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { CheckCups } from '../check-cups.tsx';
import { Actividad } from './actividad.tsx';
import { ALTO_DE_LISTA } from './alto-de-lista.ts';
import { Cifras } from './cifras.tsx';
import { Embudo } from './embudo.tsx';
import type { Resumen } from './enlace.ts';
import { PortadaDeVenta } from './portada.tsx';
import { PasosDeLaCasa, PrimerosPasos } from './primeros-pasos.tsx';
import styles from './resumen.module.css';
import { nothingSent, sinNada } from './sin-nada.ts';
import { Tareas } from './tareas.tsx';
import { TITULOS } from './titulos.ts';
import { linesOf, useOrden } from './use-orden.ts';
import { Vencimientos } from './vencimientos.tsx';

type Props = { readonly resumen: Resumen | undefined };

/** All the parts of the home page. While it loads, each one keeps the room that it will take. */
export function Cuadro({ resumen }: Props) {
  const administers = useMay('manage all');
  const { orden } = useOrden();
  if (resumen && sinNada(resumen)) {
    return (
      <>
        <PrimerosPasos />
        <Tarjeta cual="cups" resumen={resumen} />
      </>
    );
  }
  return (
    <div className={`vt-stack vt-gap-16 ${styles.cuadro}`}>
      {administers && resumen && nothingSent(resumen) && <PasosDeLaCasa />}
      <div className={styles.portada}>
        <PortadaDeVenta resumen={resumen} />
        <Cifras resumen={resumen} />
      </div>
      {linesOf(orden).map((line) => (
        <div key={line.join()} className={`vt-columns ${styles.tarjetas}`}>
          {line.map((tarjeta) => (
            <Tarjeta key={tarjeta} cual={tarjeta} resumen={resumen} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Tarjeta({ cual, resumen }: Props & { readonly cual: inicio.Tarjeta }) {
  const { t } = useTranslation('inicio');
  if (cual === 'actividad') return <Actividad activaciones={resumen?.activaciones ?? []} />;
  if (cual === 'cups') {
    return (
      <Card title={t(TITULOS.cups)}>
        <CheckCups />
      </Card>
    );
  }
  if (!resumen) {
    return (
      <Card title={t(TITULOS[cual])} height={ALTO_DE_LISTA}>
        {null}
      </Card>
    );
  }
  if (cual === 'tareas') return <Tareas tareas={resumen.tareas} />;
  if (cual === 'embudo') return <Embudo embudo={resumen.embudo} />;
  return <Vencimientos bandas={resumen.contratos.porVencimiento} />;
}
