import type { propuestas } from '@vatio/contract';
import type { ReactNode } from 'react';
import { useSells } from '../../../data/use-ability.ts';
import { formatInstante } from '../../../format/date.ts';
import { NO_VALUE } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';
import styles from './documento.module.css';

type Props = {
  readonly propuesta: propuestas.Propuesta;
  readonly respuesta: NonNullable<propuestas.Propuesta['respuesta']>;
};

/** The answer of the client with its evidence, and the contracts that were made from it. */
export function Respuesta({ propuesta: { contratos }, respuesta }: Props) {
  const { t } = useTranslation('propuestas');
  const vende = useSells();
  const { tipo, cuando, nombre, nif, motivo, pdfSha256, ip, agente, consentimientos, codigoPor } = respuesta;
  const quien: readonly (readonly [string, ReactNode])[] = [
    [t('cuando'), formatInstante(cuando)],
    ...(tipo === 'aceptada'
      ? [[t('nombre'), nombre ?? NO_VALUE] as const, ['NIF', nif ?? NO_VALUE] as const]
      : [[t('motivo'), motivo || t('sinMotivo')] as const]),
  ];
  const evidencia: readonly (readonly [string, ReactNode])[] =
    tipo === 'aceptada' && vende
      ? [
          [t('codigoDeUnSoloUso'), t(codigoPor === null ? 'noSePidio' : `codigoPor-${codigoPor}`)],
          [t('desde'), `${agente} · ${ip}`],
          [
            t('textos'),
            consentimientos.map((consentimiento) => textoDe(consentimiento, t('no'))).join(', ') || NO_VALUE,
          ],
          [t('huella'), <code key="huella">{pdfSha256 ?? NO_VALUE}</code>],
        ]
      : [];
  return (
    <Card
      title={t(tipo === 'aceptada' ? 'respuestaAceptada' : 'respuestaRechazada')}
      actions={contratos.map((id, i) => (
        <ButtonLink key={id} small to={`/contratos/${id}`}>
          {contratos.length > 1 ? t('verContratoN', { n: i + 1 }) : t('verContrato')}
        </ButtonLink>
      ))}
    >
      <dl className={`vt-facts ${styles.datos}`}>
        {[...quien, ...evidencia].map(([titulo, valor]) => (
          <div key={titulo}>
            <dt>{titulo}</dt>
            <dd>
              <bdi>{valor}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

type Consentimiento = Props['respuesta']['consentimientos'][number];

/** The name and edition of a consent, such as `privacidad 2026-11`, and whether it was refused. */
function textoDe({ id, version, aceptado }: Consentimiento, no: string): string {
  return aceptado ? `${id} ${version}` : `${id} ${version} (${no.toLowerCase()})`;
}
