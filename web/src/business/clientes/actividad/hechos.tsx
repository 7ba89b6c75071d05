import type { clientes } from '@vatio/contract';
import styles from './actividad.module.css';
import { HechoContado } from './hecho.tsx';

export function Hechos({ rows }: { readonly rows: readonly clientes.HechoDeCliente[] }) {
  return (
    <ol className={styles.hechos}>
      {rows.map((suceso) => (
        <HechoContado key={`${suceso.tipo}-${suceso.id}-${suceso.accion}-${suceso.cuando}`} suceso={suceso} />
      ))}
    </ol>
  );
}
