import {
  type Icon,
  IconChecklist,
  IconFileAnalytics,
  IconFileCheck,
  IconFileText,
  IconNote,
  IconPaperclip,
  IconPencil,
} from '@tabler/icons-react';
import type { clientes } from '@vatio/contract';
import { formatInstante } from '../../../format/date.ts';
import { NO_VALUE } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useNamed } from '../../../trade/choose/chooser.ts';
import { COMERCIALES } from '../../../trade/choose/comerciales.ts';
import { Link } from '../../../ui/nav/link.tsx';
import styles from './actividad.module.css';

const ICONOS: Readonly<Record<clientes.HechoDeCliente['tipo'], Icon>> = {
  cambio: IconPencil,
  nota: IconNote,
  documento: IconPaperclip,
  consentimiento: IconChecklist,
  analisis: IconFileAnalytics,
  propuesta: IconFileText,
  contrato: IconFileCheck,
};

/** The addresses of the kinds of thing that have a page of their own. */
const RUTAS: Readonly<Partial<Record<clientes.HechoDeCliente['tipo'], string>>> = {
  analisis: '/analisis',
  propuesta: '/propuestas',
  contrato: '/contratos',
};

/** One line of the history: who did what and when, and what changed. */
export function HechoContado({ suceso }: { suceso: clientes.HechoDeCliente }) {
  const { t, exists } = useTranslation('clientes');
  const { tipo, cuando, quien, accion, id, titulo, antes, despues } = suceso;
  const Icono = ICONOS[tipo];
  const ruta = RUTAS[tipo];
  const texto = tipo === 'consentimiento' ? t(`finalidad-${titulo}`) : titulo;
  // A creation lists no fields, because they are in the page of the thing; a change lists those that have a name for a
  // person.
  const campos = antes ? Object.keys({ ...antes, ...despues }).filter((nombre) => exists(nombre)) : [];
  const comerciales = useNamed(
    COMERCIALES,
    [antes?.comercialId, despues?.comercialId].filter((value) => typeof value === 'string'),
  );
  const nombre = (campo: string, valor: unknown) =>
    (campo === 'comercialId' && comerciales.find(({ value }) => value === valor)?.label) || enClaro(valor);
  return (
    <li>
      <span className={styles.glifo}>
        <Icono size={16} aria-hidden />
      </span>
      <div>
        <p>
          <strong>{t([`hecho-${tipo}-${accion}`, `hecho-${tipo}`])}</strong>{' '}
          {tipo !== 'cambio' && (ruta ? <Link to={`${ruta}/${id}`}>{texto}</Link> : <span>{texto}</span>)}
        </p>
        {campos.length > 0 && (
          <ul className={`vt-small ${styles.cambios}`}>
            {campos.map((campo) => (
              <li key={campo}>
                {t(campo)}: <s>{nombre(campo, antes?.[campo])}</s> → {nombre(campo, despues?.[campo])}
              </li>
            ))}
          </ul>
        )}
        <small>
          {quien?.nombre ?? t('vatio')} · <time dateTime={cuando}>{formatInstante(cuando)}</time>
        </small>
      </div>
    </li>
  );
}

function enClaro(valor: unknown): string {
  if (valor === null || valor === undefined || valor === '') return NO_VALUE;
  if (Array.isArray(valor)) return valor.map(enClaro).join(', ');
  if (typeof valor !== 'object') return String(valor);
  return 'nombre' in valor ? String(valor.nombre) : Object.values(valor).map(enClaro).join(', ');
}
