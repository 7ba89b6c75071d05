import { IconCircle, IconCircleCheck, IconRocket } from '@tabler/icons-react';
import { comisiones, inicio, type ResponseOf } from '@vatio/contract';
import { useMay } from '../../../data/use-ability.ts';
import { useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { today } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { Button, ButtonLink } from '../../../ui/nav/button.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { direccionDe } from './enlace.ts';
import styles from './resumen.module.css';

const PASOS = [
  ['/importaciones', 'pasoImportar'],
  ['/clientes', 'pasoCliente'],
  ['/productos', 'pasoPrecios'],
] as const;

/** Explains how to begin to a company that has nothing to count yet. */
export function PrimerosPasos() {
  const { t } = useTranslation('inicio');
  const administers = useMay('manage all');
  return (
    <>
      {administers && <PasosDeLaCasa />}
      <Card>
        <EmptyState icon={IconRocket} title={t('vacio')} text={t('vacioTexto')}>
          {PASOS.map(([to, texto], lugar) => (
            <ButtonLink key={to} to={to} look={lugar === 0 && !administers ? 'primary' : 'plain'}>
              {t(texto)}
            </ButtonLink>
          ))}
        </EmptyState>
      </Card>
    </>
  );
}

/** What the house says and has before it sells, each step with what is lost without it. */
export function PasosDeLaCasa() {
  const { t } = useTranslation('inicio');
  const { data } = useRead(inicio.firstSteps, {});
  if (data?.pasos.every((paso) => paso.hecho)) return null;
  return (
    <Card title={t('primerosPasos')}>
      <ol className={`vt-stack vt-gap-2 ${styles.tareas} ${styles.pasos}`}>
        {data?.pasos.map((paso) => (
          <Paso key={paso.paso} paso={paso} />
        ))}
      </ol>
    </Card>
  );
}

function Paso({
  paso: { paso, hecho: isDone, enlace },
}: {
  readonly paso: ResponseOf<typeof inicio.firstSteps>['pasos'][number];
}) {
  const { t } = useTranslation('inicio');
  const Glifo = isDone ? IconCircleCheck : IconCircle;
  return (
    <li>
      <Link to={direccionDe(enlace)}>
        <Glifo size={20} stroke={1.7} aria-hidden />
        <span>
          {t(`paso-${paso}`)}
          <span className="vt-note"> {isDone ? t('pasoHecho') : t(`paso-${paso}-porque`)}</span>
        </span>
      </Link>
      {paso === 'regla' && !isDone && <ReglaSugerida />}
    </li>
  );
}

/** Half of what the fees earn for whoever sells: a rule to begin with, which is changed or removed like any other. */
const SUGERIDA = { tipo: 'porcentaje-fee', valor: 100, reparto: [50] } as const;

function ReglaSugerida() {
  const { t } = useTranslation('inicio');
  const create = useWrite(comisiones.createRegla, { invalidates: [inicio.firstSteps, comisiones.reglas] });
  return (
    <>
      <Button
        small
        busy={create.isPending}
        onClick={() =>
          create.mutate({ body: { ...SUGERIDA, reparto: [...SUGERIDA.reparto], desde: today() } })
        }
      >
        {t('reglaSugerida')}
      </Button>
      <span role="alert">{create.error && <span className="vt-refused">{create.error.message}</span>}</span>
    </>
  );
}
