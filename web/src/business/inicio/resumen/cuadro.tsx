import { useTranslation } from '../../../texts/use-translation.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { Actividad } from './actividad.tsx';
import { Cifras } from './cifras.tsx';
import { Embudo } from './embudo.tsx';
import type { Resumen } from './enlace.ts';
import { ALTO_DE_LISTA } from './fila-de-barra.tsx';
import { PortadaDeCliente, PortadaDeVenta } from './portada.tsx';
import { PrimerosPasos } from './primeros-pasos.tsx';
import styles from './resumen.module.css';
import { sinNada } from './sin-nada.ts';
import { Tareas } from './tareas.tsx';
import { Vencimientos } from './vencimientos.tsx';

type Props = { readonly resumen: Resumen | undefined; readonly cliente: boolean };

/** All the parts of the home page. While it loads, each one keeps the room that it will take. */
export function Cuadro({ resumen, cliente }: Props) {
  if (resumen && sinNada(resumen)) return <PrimerosPasos cliente={cliente} />;
  const Portada = cliente ? PortadaDeCliente : PortadaDeVenta;
  return (
    <div className={`vt-stack vt-gap-16 ${styles.cuadro}`}>
      <div className={styles.portada}>
        <Portada resumen={resumen} />
        <Cifras resumen={resumen} cliente={cliente} />
      </div>
      <div className={`vt-columns ${styles.tres}`}>
        {resumen ? (
          <>
            {!cliente && <Tareas tareas={resumen.tareas} />}
            <Embudo embudo={resumen.embudo} cliente={cliente} />
            <Vencimientos bandas={resumen.contratos.porVencimiento} />
          </>
        ) : (
          <Huecos titulos={cliente ? DE_CLIENTE : DE_VENTA} />
        )}
      </div>
      {!cliente && <Actividad activaciones={resumen?.activaciones ?? []} />}
    </div>
  );
}

const DE_VENTA = ['paraHoy', 'propuestasPorEstado', 'porVencimiento'] as const;
const DE_CLIENTE = ['tusPropuestas', 'porVencimiento'] as const;

function Huecos({ titulos }: { readonly titulos: typeof DE_VENTA | typeof DE_CLIENTE }) {
  const { t } = useTranslation('inicio');
  return titulos.map((titulo) => (
    <Card key={titulo} title={t(titulo)} height={ALTO_DE_LISTA}>
      {null}
    </Card>
  ));
}
