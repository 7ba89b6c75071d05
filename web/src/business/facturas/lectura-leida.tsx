import { type Uso, ZONAS, type Zona } from '@vatio/domain';
import { useState } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { RadioGroup } from '../../ui/kit/choices/radio-group.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { FacturaCalculada } from './calculada.tsx';
import { CampoLeido } from './campo-leido.tsx';
import styles from './facturas.module.css';
import { SaveFactura } from './guardar.tsx';
import { nombreDe } from './nombres.ts';
import { Pagina } from './pagina.tsx';
import { useCampos } from './use-campos.ts';
import { useComprobacion } from './use-comprobacion.ts';
import { SIDES, type Side, useLados } from './use-lados.ts';
import type { Lectura } from './use-lecturas.ts';

/** What was read of a bill: its page on one side, its fields on the other, and below the bill that they make. */
type Props = { readonly lectura: Lectura & { readonly estado: 'leida' }; readonly visible: boolean };

export function LecturaLeida({ lectura, visible }: Props) {
  const { t } = useTranslation('facturas');
  const { leida } = lectura;
  const { campos, set, confirm, confirmAll, faltan, dudosos, body } = useCampos(leida);
  const { check, forget, calculada, datos, refusal, busy } = useComprobacion();
  const { lados, side, setSide, actual, setActual, focusCampo, seePlace } = useLados();
  const total = campos.find(({ nombre }) => nombre === 'total')?.valor;
  return (
    <>
      {leida.campos.some(({ caja }) => caja[2] !== 0) && <ChooseSide side={side} onChange={setSide} />}
      <div className={styles.lados} ref={lados} data-lado={side}>
        <Pagina {...{ campos, actual, lectura, visible }} visto={side === 'pagina'} onChoose={focusCampo} />
        <Card title={t('campos')} actions={<ConfirmAll n={dudosos.length} onConfirm={confirmAll} />}>
          <div className="vt-stack">
            {leida.avisos.map((aviso) => (
              <Notice key={aviso}>{aviso}</Notice>
            ))}
            <ul className={styles.campos}>
              {campos.map((campo) => (
                <CampoLeido
                  key={campo.nombre}
                  campo={campo}
                  onChange={(valor) => {
                    forget();
                    set(campo.nombre, valor);
                  }}
                  onConfirm={() => confirm(campo.nombre)}
                  onFocus={() => setActual(campo.nombre)}
                  onSee={() => seePlace(campo.nombre)}
                />
              ))}
            </ul>
            <CheckForm
              faltan={faltan.map(({ nombre }) => nombre)}
              dudosos={dudosos.length}
              busy={busy}
              onCheck={(donde) => check({ ...body(), ...donde }, Number(total))}
            />
            <p className="vt-problem" role="alert">
              {refusal}
            </p>
          </div>
        </Card>
      </div>
      {calculada && datos && (
        <Card title={t('resultado')}>
          <div className="vt-stack vt-gap-20">
            <FacturaCalculada lineas={leida.lineas} total={Number(total)} calculada={calculada} />
            <SaveFactura lectura={lectura} campos={campos} total={Number(total)} datos={datos} />
          </div>
        </Card>
      )}
    </>
  );
}

type ChooseSideProps = { readonly side: Side; readonly onChange: (side: Side) => void };

/** A narrow window shows one of both at a time. */
function ChooseSide({ side, onChange }: ChooseSideProps) {
  const { t } = useTranslation('facturas');
  return (
    <div className={styles.eleccion}>
      <RadioGroup
        label={t('queSeVe')}
        look="buttons"
        value={side}
        onChange={onChange}
        options={SIDES.map((value) => ({ value, label: t(`lado-${value}`) }))}
      />
    </div>
  );
}

function ConfirmAll({ n, onConfirm }: { readonly n: number; readonly onConfirm: () => void }) {
  const { t } = useTranslation('facturas');
  if (n === 0) return null;
  return (
    <Button small onClick={onConfirm}>
      {t('confirmarTodas', { n })}
    </Button>
  );
}

const USOS = ['vivienda', 'otros'] as const satisfies readonly Uso[];

type Donde = { readonly uso: Uso; readonly zona: Zona };

type CheckFormProps = {
  readonly faltan: readonly string[];
  readonly dudosos: number;
  readonly busy: boolean;
  readonly onCheck: (donde: Donde) => void;
};

/** What no bill prints, and the button, which waits until nothing is missing nor in doubt. */
function CheckForm({ faltan, dudosos, busy, onCheck }: CheckFormProps) {
  const { t } = useTranslation('facturas');
  const [uso, setUso] = useState<Uso | ''>('');
  const [zona, setZona] = useState<Zona | ''>('');
  const cuales = faltan.map((nombre) => {
    const { clave, detalle } = nombreDe(nombre);
    return [t(`campo-${clave}`), detalle].filter(Boolean).join(' ');
  });
  if (uso === '') cuales.push(t('uso'));
  if (zona === '') cuales.push(t('zona'));
  return (
    <>
      <div className="vt-fields">
        <SelectField
          label={t('uso')}
          value={uso}
          onChange={setUso}
          placeholder={t('elige')}
          options={USOS.map((value) => ({ value, label: t(`uso-${value}`) }))}
        />
        <SelectField
          label={t('zona')}
          value={zona}
          onChange={setZona}
          placeholder={t('elige')}
          options={ZONAS.map((value) => ({ value, label: t(`zona-${value}`) }))}
        />
      </div>
      {cuales.length > 0 && <p className="vt-note">{t('faltan', { cuales: cuales.join(', ') })}</p>}
      {dudosos > 0 && <p className="vt-note">{t('dudosos', { n: dudosos })}</p>}
      <p>
        <Button
          look="primary"
          busy={busy}
          disabled={cuales.length > 0 || dudosos > 0}
          onClick={() => uso !== '' && zona !== '' && onCheck({ uso, zona })}
        >
          {t('comprobar')}
        </Button>
      </p>
    </>
  );
}
