import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './careo.module.css';

type Props = {
  /** Names of the two sides. */
  readonly titulos: readonly [string, string];
  readonly filas: readonly {
    readonly id: string;
    readonly nombre: string;
    readonly valores: readonly [string, string];
  }[];
  /** Fields of which the second value is kept; of the others, the first. */
  readonly segundos: ReadonlySet<string>;
  readonly onElegir: (id: string, segundo: boolean) => void;
};

/** Two values of each field side by side, to choose which one stays. */
export function Careo({ titulos, filas, segundos, onElegir }: Props) {
  const { t } = useTranslation('clientes');
  const grupo = useId();
  return (
    <table className={styles.careo}>
      <caption className="vt-hidden">{t('dosValores')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('campo')}</th>
          <th scope="col">{titulos[0]}</th>
          <th scope="col">{titulos[1]}</th>
        </tr>
      </thead>
      <tbody>
        {filas.map(({ id, nombre, valores }) => (
          <tr key={id}>
            <th scope="row">{nombre}</th>
            {valores.map((valor, lado) => {
              const titulo = titulos[lado === 1 ? 1 : 0];
              return (
                <td key={titulo} data-lado={titulo}>
                  <label>
                    <input
                      type="radio"
                      name={`${grupo}-${id}`}
                      aria-label={`${nombre}, ${titulo}: ${valor}`}
                      checked={segundos.has(id) === (lado === 1)}
                      onChange={() => onElegir(id, lado === 1)}
                    />
                    <span>{valor}</span>
                  </label>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
