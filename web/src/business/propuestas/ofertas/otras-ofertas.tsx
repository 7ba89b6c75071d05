import { IconPlus, IconX } from '@tabler/icons-react';
import { productoIdOf } from '@vatio/contract';
import { useState } from 'react';
import { formatEur } from '../../../format/energy.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Button, IconButton } from '../../../ui/nav/button.tsx';
import styles from '../nueva/nueva.module.css';
import { eleccionDe, useElegidos } from '../nueva/use-elegidos.ts';
import { DialogoOferta } from './dialogo-oferta.tsx';

/** With the first one, a proposal makes three at most. */
const OTRAS = 2;

type Props = {
  readonly analisis: readonly string[];
  readonly alternativas: readonly (readonly string[])[];
  readonly onChange: (alternativas: string[][]) => void;
  /** The errors of the server by path: `alternativas.0` belongs to the second offer. */
  readonly errores: Readonly<Record<string, string>>;
};

/** The offers that are compared with the first, and a dialog that makes another one. */
export function OtrasOfertas({ analisis, alternativas, onChange, errores }: Props) {
  const { t } = useTranslation('propuestas');
  const [abierto, setAbierto] = useState(false);
  const todas = alternativas.map((ids) => [...ids]);
  const completa = alternativas.length >= OTRAS;
  const sinPrimera = analisis.length === 0;
  const ofrecidos = useElegidos(todas.flat()).flatMap(({ analisis: ofrecido }) => ofrecido?.puntos ?? []);
  return (
    <div className="vt-stack vt-gap-10">
      <p className={styles.nota}>{t('otrasOfertasTexto')}</p>
      {todas.length > 0 && (
        <ul className={`vt-stack vt-gap-10 ${styles.elegidos}`} aria-label={t('otrasOfertas')}>
          {todas.map((ids, i) => (
            <Otra
              key={ids.join()}
              numero={i + 2}
              ids={ids}
              problema={errores[`alternativas.${i}`] ?? errores[`alternativas.${i}.0`]}
              onQuitar={() => onChange(todas.filter((_, otra) => otra !== i))}
            />
          ))}
        </ul>
      )}
      <div>
        <Button
          icon={IconPlus}
          disabled={sinPrimera || completa}
          title={sinPrimera ? t('eligeAlguno') : completa ? t('tresOfertas') : undefined}
          onClick={() => setAbierto(true)}
        >
          {t('anadirOferta')}
        </Button>
      </div>
      {abierto && (
        <DialogoOferta
          analisis={analisis}
          numero={todas.length + 2}
          usados={ofrecidos.flatMap((punto) => productoIdOf(punto) ?? [])}
          onMade={(ids) => {
            setAbierto(false);
            onChange([...todas, ids]);
          }}
          onClose={() => setAbierto(false)}
        />
      )}
    </div>
  );
}

type OtraProps = {
  readonly numero: number;
  readonly ids: readonly string[];
  readonly problema: string | undefined;
  readonly onQuitar: () => void;
};

function Otra({ numero, ids, problema, onQuitar }: OtraProps) {
  const { t } = useTranslation('propuestas');
  const puntos = useElegidos(ids).flatMap(({ analisis }) => (analisis ? eleccionDe(analisis) : []));
  const elegidos = puntos.flatMap(({ elegido }) => (elegido ? [elegido] : []));
  const productos = new Set(
    elegidos.map(({ producto, comercializadora }) => `${producto} · ${comercializadora}`),
  );
  const suma = (cifra: (elegido: (typeof elegidos)[number]) => number) =>
    elegidos.reduce((total, elegido) => total + cifra(elegido), 0);
  return (
    <li data-mal={problema !== undefined || undefined}>
      <div className={`vt-ends vt-gap-8 ${styles.cabeza}`}>
        <strong>{t('ofertaN', { n: numero })}</strong>
        <IconButton small icon={IconX} label={t('quitarOferta', { n: numero })} onClick={onQuitar} />
      </div>
      <p>{[...productos].join(', ')}</p>
      <p className="vt-note">
        {t('ofertaAhorraYGenera', {
          ahorro: formatEur(suma(({ ahorroAnualEur }) => ahorroAnualEur)),
          comision: formatEur(suma(({ comision }) => comision?.totalEur ?? 0)),
        })}
      </p>
      {problema && (
        <p role="alert" className="vt-problem">
          {problema}
        </p>
      )}
    </li>
  );
}
