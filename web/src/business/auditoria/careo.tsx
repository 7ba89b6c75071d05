import type { auditoria } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import styles from './auditoria.module.css';
import { cambiosDe } from './cambios.ts';
import { useLector } from './use-lector.ts';

/** As it was and as it is, field by field, with those that changed marked. */
export function Careo({ entrada }: { entrada: auditoria.Entrada }) {
  const { t } = useTranslation('auditoria');
  const { campo, valor } = useLector();
  const cambios = cambiosDe(entrada);
  if (cambios.length === 0) return <p className={styles.nota}>{t('sinDetalle')}</p>;
  const lados = [
    ['antes', t('antes')],
    ['despues', t('despues')],
  ] as const;
  return (
    <table className={styles.careo}>
      <caption className="vt-hidden">{t('careo')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('campo')}</th>
          {lados.map(([lado, titulo]) => (
            <th key={lado} scope="col">
              {titulo}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cambios.map((cambio) => (
          <tr key={cambio.campo} data-cambia={cambio.cambia || undefined}>
            <th scope="row">
              {campo(cambio.campo)}
              {cambio.cambia && <span className={styles.marca}>{t('cambia')}</span>}
            </th>
            {lados.map(([lado, titulo]) => (
              <td key={lado} data-lado={lado} data-titulo={titulo}>
                {valor(cambio[lado])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
