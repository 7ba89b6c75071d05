import { useMemo, useState } from 'react';
import { useNavigate, useParams, useSearch } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Card } from '../../ui/figures/card.tsx';
import { useDatosDePuntos } from './calculo/datos-de-puntos.ts';
import { CajaCups } from './ficha/caja-cups.tsx';
import styles from './ficha/ficha.module.css';
import { SinDatos } from './ficha/punto-sin-datos.tsx';
import { readCups, rutaDeAnalisis } from './ficha/read-cups.ts';
import { HuecoDeMesa } from './mesa/hueco.tsx';
import { Mesa } from './mesa/mesa.tsx';

/** A new analysis of the supply in the path, of those in `?cups=`, or of the codes that the user pastes. */
export default function NuevoAnalisisScreen() {
  const { cups: enRuta } = useParams();
  const { cups: enBusqueda } = useSearch();
  const { validos, erroneos } = readCups(enRuta ?? enBusqueda ?? '');
  const clave = validos.map(({ cups }) => cups).join(',');
  const cups = useMemo(() => clave.split(',').filter(Boolean), [clave]);
  if (cups.length === 0) return <StartAnalisis motivo={erroneos[0]?.issue.message} />;
  return <ConDatos key={clave} cups={cups} />;
}

function StartAnalisis({ motivo }: { motivo: string | undefined }) {
  const { t } = useTranslation('analisis');
  const navigate = useNavigate();
  return (
    <Card title={t('empezar')}>
      <div className="vt-page">
        {motivo && (
          <p role="alert" className={styles.problema}>
            {motivo}
          </p>
        )}
        <CajaCups label="CUPS" onCups={(cups) => navigate({ to: rutaDeAnalisis(cups) })} />
        <p className={styles.explicacion}>{t('empezarTexto')}</p>
      </div>
    </Card>
  );
}

function ConDatos({ cups }: { cups: readonly string[] }) {
  const { datos, fallidos, cargando, fees, retry } = useDatosDePuntos(cups);
  // Once the analysis is on screen, no later read takes it away.
  const [loaded, setLoaded] = useState(false);
  if (!cargando && !loaded) setLoaded(true);
  if (!loaded) return <HuecoDeMesa />;
  const [primero] = fallidos;
  if (datos.length === 0 && primero) return <SinDatos punto={primero} onRetry={retry} />;
  return <Mesa datos={datos} fallidos={fallidos} fees={fees} />;
}
