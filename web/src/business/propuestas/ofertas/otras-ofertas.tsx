import { IconPlus, IconX } from '@tabler/icons-react';
import type { propuestas } from '@vatio/contract';
import { useState } from 'react';
import { formatEur } from '../../../format/energy.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Button, IconButton } from '../../../ui/nav/button.tsx';
import styles from '../nueva/nueva.module.css';
import { DialogoOferta } from './dialogo-oferta.tsx';
import { useOfrecidos } from './use-ofrecidos.ts';

/** With the first one, a proposal makes three at most. */
const OTRAS = 2;

/** The analyses of another offer, or those that are made for it when the proposal is saved. */
export type Oferta = (string | propuestas.PorHacer)[];

type Props = {
  readonly analisis: readonly string[];
  readonly alternativas: readonly Oferta[];
  readonly onChange: (alternativas: Oferta[]) => void;
  /** The errors of the server by path: `alternativas.0` belongs to the second offer. */
  readonly errores: Readonly<Record<string, string>>;
};

/** The offers that are compared with the first, and a dialog that makes another one. */
export function OtrasOfertas({ analisis, alternativas, onChange, errores }: Props) {
  const { t } = useTranslation('propuestas');
  const [opened, setOpened] = useState(false);
  const todas = [...alternativas];
  const completa = alternativas.length >= OTRAS;
  const sinPrimera = analisis.length === 0;
  const ofrecidos = useOfrecidos(todas.flat());
  return (
    <div className="vt-stack vt-gap-10">
      <p className={styles.nota}>{t('otrasOfertasTexto')}</p>
      {todas.length > 0 && (
        <ul className={`vt-stack vt-gap-10 ${styles.elegidos}`} aria-label={t('otrasOfertas')}>
          {todas.map((oferta, i) => (
            <Otra
              key={JSON.stringify(oferta)}
              numero={i + 2}
              oferta={oferta}
              problema={errores[`alternativas.${i}`] ?? errores[`alternativas.${i}.0`]}
              onRemove={() => onChange(todas.filter((_, otra) => otra !== i))}
            />
          ))}
        </ul>
      )}
      <div>
        <Button
          icon={IconPlus}
          disabled={sinPrimera || completa}
          title={sinPrimera ? t('eligeAlguno') : completa ? t('tresOfertas') : undefined}
          onClick={() => setOpened(true)}
        >
          {t('anadirOferta')}
        </Button>
      </div>
      {opened && (
        <DialogoOferta
          analisis={analisis}
          numero={todas.length + 2}
          usados={ofrecidos.flatMap(({ productos }) => productos.map(({ productoId }) => productoId))}
          onMade={(oferta) => {
            setOpened(false);
            onChange([...todas, oferta]);
          }}
          onClose={() => setOpened(false)}
        />
      )}
    </div>
  );
}

type OtraProps = {
  readonly numero: number;
  readonly oferta: Oferta;
  readonly problema: string | undefined;
  readonly onRemove: () => void;
};

function Otra({ numero, oferta, problema, onRemove }: OtraProps) {
  const { t } = useTranslation('propuestas');
  const ofrecidos = useOfrecidos(oferta);
  const elegidos = ofrecidos.flatMap(({ productos }) => productos);
  const productos = new Set(
    elegidos.map(({ producto, comercializadora }) => `${producto} · ${comercializadora}`),
  );
  const suma = (cifra: (elegido: (typeof elegidos)[number]) => number) =>
    elegidos.reduce((total, elegido) => total + cifra(elegido), 0);
  return (
    <li data-mal={problema !== undefined || undefined}>
      <div className={`vt-ends vt-gap-8 ${styles.cabeza}`}>
        <strong>{t('ofertaN', { n: numero })}</strong>
        <IconButton small icon={IconX} label={t('quitarOferta', { n: numero })} onClick={onRemove} />
      </div>
      <p>{[...productos].join(', ')}</p>
      <p className="vt-note">
        {ofrecidos.every(({ calculada }) => calculada)
          ? t('ofertaAhorraYGenera', {
              ahorro: formatEur(suma(({ ahorroAnualEur }) => ahorroAnualEur)),
              comision: formatEur(suma(({ comision }) => comision?.totalEur ?? 0)),
            })
          : t('ofertaSinCalcular')}
      </p>
      {problema && (
        <p role="alert" className="vt-problem">
          {problema}
        </p>
      )}
    </li>
  );
}
