import type { contratos } from '@vatio/contract';
import type { ESTADOS_CONTRATO, Reloj } from '@vatio/domain';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge, type Tone } from '../../ui/feedback/badge.tsx';
import styles from './relojes.module.css';

export const RELOJES = ['comercial', 'firma', 'atr', 'cobro'] as const satisfies readonly Reloj[];

const TONOS: {
  readonly [R in Reloj]: Readonly<Partial<Record<(typeof ESTADOS_CONTRATO)[R][number], Tone>>>;
} = {
  comercial: { enviado: 'info', firmado: 'ok', cancelado: 'bad' },
  firma: { enviada: 'info', firmada: 'ok', rechazada: 'bad', caducada: 'warn' },
  atr: { solicitado: 'info', aceptado: 'info', activado: 'ok', rechazado: 'bad', baja: 'warn' },
  cobro: { liquidado: 'ok', reclamado: 'warn' },
};

export function tonoDe(reloj: Reloj, estado: string): Tone {
  const tonos: Readonly<Record<string, Tone | undefined>> = TONOS[reloj];
  return tonos[estado] ?? 'idle';
}

/** The state of one clock. Each clock has its own texts, even for a state of the same name. */
function EstadoDeReloj({ reloj, estado }: { readonly reloj: Reloj; readonly estado: string }) {
  const { t } = useTranslation('contratos');
  return <Badge tone={tonoDe(reloj, estado)}>{t(`${reloj}-${estado}`)}</Badge>;
}

type CuatroProps = {
  readonly relojes: contratos.ContratoRow['relojes'];
  /** What else the tooltip says of it. */
  readonly more?: string | undefined;
};

/**
 * The four clocks of a contract in one line: a segment for each, coloured once the clock has moved, and the state of
 * the one that tells most. The tooltip and screen readers have all four.
 */
export function CuatroRelojes({ relojes, more }: CuatroProps) {
  const { t } = useTranslation('contratos');
  const pasos = RELOJES.flatMap((reloj) => {
    const estado = relojes[reloj]?.estado;
    return estado === undefined ? [] : [{ reloj, estado, tono: tonoDe(reloj, estado) }];
  });
  const principal = mainStep(pasos);
  const todo = pasos.map(({ reloj, estado }) => `${t(`reloj-${reloj}`)}: ${t(`${reloj}-${estado}`)}`);
  return (
    <div className={styles.marca} title={[...todo, ...(more ? [more] : [])].join(' · ')}>
      <dl className={styles.relojes}>
        {pasos.map(({ reloj, estado, tono }) => (
          <div key={reloj} data-tone={tono}>
            <dt>{t(`reloj-${reloj}`)}</dt>
            <dd>
              <EstadoDeReloj reloj={reloj} estado={estado} />
            </dd>
          </div>
        ))}
      </dl>
      {principal && (
        <span className={styles.principal} aria-hidden>
          <small>{t(`reloj-${principal.reloj}`)}</small>{' '}
          <span data-tone={principal.tono}>{t(`${principal.reloj}-${principal.estado}`)}</span>
        </span>
      )}
    </div>
  );
}

/** The clock that was stopped, if any; else the last one that has moved; else the first. */
function mainStep<Step extends { readonly tono: Tone }>(steps: readonly Step[]): Step | undefined {
  return (
    steps.find(({ tono }) => tono === 'bad') ?? steps.findLast(({ tono }) => tono !== 'idle') ?? steps[0]
  );
}
