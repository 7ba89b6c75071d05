import { useMay } from '../../../data/use-ability.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Card } from '../../../ui/figures/card.tsx';
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
import { Vencimientos } from './vencimientos.tsx';

type Props = { readonly resumen: Resumen | undefined };

/** All the parts of the home page. While it loads, each one keeps the room that it will take. */
export function Cuadro({ resumen }: Props) {
  const administers = useMay('manage all');
  if (resumen && sinNada(resumen)) return <PrimerosPasos />;
  return (
    <div className={`vt-stack vt-gap-16 ${styles.cuadro}`}>
      {administers && resumen && nothingSent(resumen) && <PasosDeLaCasa />}
      <div className={styles.portada}>
        <PortadaDeVenta resumen={resumen} />
        <Cifras resumen={resumen} />
      </div>
      <div className={`vt-columns ${styles.tres}`}>
        {resumen ? (
          <>
            <Tareas tareas={resumen.tareas} />
            <Embudo embudo={resumen.embudo} />
            <Vencimientos bandas={resumen.contratos.porVencimiento} />
          </>
        ) : (
          <Huecos />
        )}
      </div>
      <Actividad activaciones={resumen?.activaciones ?? []} />
    </div>
  );
}

const TITULOS = ['paraHoy', 'propuestasPorEstado', 'porVencimiento'] as const;

function Huecos() {
  const { t } = useTranslation('inicio');
  return TITULOS.map((titulo) => (
    <Card key={titulo} title={t(titulo)} height={ALTO_DE_LISTA}>
      {null}
    </Card>
  ));
}
