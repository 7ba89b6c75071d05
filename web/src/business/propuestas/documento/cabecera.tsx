import { IconFileText } from '@tabler/icons-react';
import type { propuestas } from '@vatio/contract';
import { useSells } from '../../../data/use-ability.ts';
import { formatFecha, formatInstante } from '../../../format/date.ts';
import { formatEnergia, formatEur } from '../../../format/energy.ts';
import { formatSaving, NO_VALUE } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { CopyChip } from '../../../ui/kit/sheet/copy-chip.tsx';
import { Identity } from '../../../ui/kit/sheet/identity.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { ShareEnlace } from '../acciones/share-enlace.tsx';
import { EstadoPropuesta } from '../estado.tsx';
import styles from './documento.module.css';

/** What the proposal saves and costs, whose it is, its state, its last day and its versions. */
export function Cabecera({ propuesta }: { propuesta: propuestas.Propuesta }) {
  const { t } = useTranslation('propuestas');
  const vende = useSells();
  const { estado, cliente, comercial, enviada, enlace, numero, versiones, codigo } = propuesta;
  const { actualAnualEur, ofertaAnualEur, ahorroAnualEur, ahorroPct, consumoAnualKwh, puntos } = propuesta;
  const version = versiones.find((una) => una.numero === numero);
  const ficha = <Link to={`/clientes/${cliente.id}`}>{cliente.nombre}</Link>;
  return (
    <Identity
      label={t('cabecera')}
      glyph={<Avatar name={codigo} icon={IconFileText} size={48} />}
      kind={t('propuesta')}
      state={<EstadoPropuesta estado={version?.estado ?? estado} />}
      code={<CopyChip text={codigo} />}
      figure={{
        label: t('ahorroAnual'),
        value: formatEur(ahorroAnualEur),
        note: (
          <span className={ahorroAnualEur > 0 ? styles.ahorra : undefined}>
            {t('sobreLoDeHoy', { pct: formatSaving(ahorroPct) })}
          </span>
        ),
      }}
      facts={[
        { label: t('hoyAnual'), value: formatEur(actualAnualEur) },
        { label: t('ofertaAnual'), value: formatEur(ofertaAnualEur), note: t('impuestosIncluidos') },
        {
          label: t('consumoAnual'),
          value: formatEnergia(consumoAnualKwh),
          note: t('enPuntos', { count: puntos.length }),
        },
        { label: t('cliente'), value: vende ? ficha : cliente.nombre },
        { label: t('comercial'), value: comercial?.nombre ?? NO_VALUE },
        { label: t('enviada'), value: enviada ? formatInstante(enviada) : t('sinEnviar') },
        { label: t('validez'), value: <Validez propuesta={propuesta} /> },
      ]}
      tags={versiones.length > 1 && <Versiones propuesta={propuesta} />}
      action={enlace && vende && <ShareEnlace enlace={enlace} codigo={codigo} />}
    />
  );
}

function Validez({ propuesta }: { propuesta: propuestas.Propuesta }) {
  const { t } = useTranslation('propuestas');
  const { validaHasta, validezDias, diasRestantes } = propuesta;
  if (validaHasta === null) return t('diasDesdeEnvio', { count: validezDias });
  const fecha = formatFecha(validaHasta);
  if (diasRestantes === null) return fecha;
  const queda = diasRestantes === 0 ? t('ultimoDia') : t('quedan', { count: diasRestantes });
  return `${fecha} · ${queda}`;
}

function Versiones({ propuesta }: { propuesta: propuestas.Propuesta }) {
  const { t } = useTranslation('propuestas');
  const { id, numero, versiones } = propuesta;
  return (
    <nav aria-label={t('versiones')}>
      <ol className={`vt-toolbar vt-gap-6 ${styles.versiones}`}>
        {versiones.map((una, i) => (
          <li key={una.numero}>
            <Link
              to={i === 0 ? `/propuestas/${id}` : `/propuestas/${id}?numero=${una.numero}`}
              aria-current={una.numero === numero ? 'page' : undefined}
            >
              v{una.numero} <span>{t(`estado-${una.estado}`)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
