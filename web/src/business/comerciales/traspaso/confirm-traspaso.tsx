import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { caminoDe } from '../formulario/borrador.ts';
import { Circulo } from '../formulario/circulo.tsx';
import { CUESTIONES, type EnMarcha, type HandoverRequest } from './handover.ts';
import styles from './traspaso.module.css';

type Props = {
  readonly handover: HandoverRequest;
  readonly enMarcha: EnMarcha;
  readonly de: string;
  readonly a: string;
  readonly error: Error | null;
};

export function ConfirmTraspaso({ handover, enMarcha, de, a, error }: Props) {
  const { t } = useTranslation('comerciales');
  const camino = caminoDe(error);
  const lineas = [
    ...(['clientes', 'puntosSinCliente'] as const).map((cosa) => ({ cosa, pasa: true })),
    ...CUESTIONES.map((cosa) => ({ cosa, pasa: handover[cosa] === 'traspasar' })),
    { cosa: 'contratosActivos' as const, pasa: false },
  ].filter(({ cosa }) => enMarcha[cosa] > 0);
  return (
    <>
      <p>{t('confirmarTexto', { de, a })}</p>
      {lineas.length === 0 ? (
        <p className="vt-note">{t('nadaQueTraspasar')}</p>
      ) : (
        <ul className={styles.cuentas} aria-label={t('paso-confirmar')}>
          {lineas.map(({ cosa, pasa }) => (
            <li key={cosa}>
              <span>
                <strong className="vt-figure">{formatNumber(enMarcha[cosa])}</strong> {t(`cosa-${cosa}`)}
              </span>
              <span>{pasa ? t('pasaA', { nombre: a }) : t('sigueCon', { nombre: de })}</span>
            </li>
          ))}
        </ul>
      )}
      {camino ? (
        <Circulo camino={camino} />
      ) : (
        <p role="alert" className="vt-problem">
          {error?.message}
        </p>
      )}
    </>
  );
}
