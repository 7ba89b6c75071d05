import type { ReactNode } from 'react';
import styles from './ficha.module.css';

/** A definition list without the values that are not known yet. */
export function Datos({ datos }: { readonly datos: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className={`vt-facts ${styles.datos}`}>
      {Object.entries(datos)
        .filter(([, valor]) => valor !== null && valor !== undefined && valor !== false && valor !== '')
        .map(([titulo, valor]) => (
          <div key={titulo}>
            <dt>{titulo}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
    </dl>
  );
}
