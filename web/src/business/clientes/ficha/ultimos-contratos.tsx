import { IconFileCheck } from '@tabler/icons-react';
import { type clientes, contratos } from '@vatio/contract';
import { useRead } from '../../../data/use-read.ts';
import { formatCups } from '../../../format/cups.ts';
import { formatFecha } from '../../../format/date.ts';
import { NO_VALUE } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { EstadoDeContrato } from '../relacionado/estado-de-contrato.tsx';
import styles from './first-rows.module.css';
import { FirstRows } from './first-rows.tsx';

const A_LA_VISTA = 5;

/** The newest contracts of a client, with the state of each and the day when it ends. */
export function UltimosContratos({ cliente: { id, recuento } }: { readonly cliente: clientes.Cliente }) {
  const { t } = useTranslation('clientes');
  const read = useRead(contratos.list, {
    query: { cliente: id, sort: '-creado', page: 1, limit: A_LA_VISTA },
  });
  return (
    <FirstRows
      title={t('ultimosContratos')}
      most={A_LA_VISTA}
      expected={recuento.contratos}
      read={read}
      more={`/clientes/${id}?seccion=contratos`}
      empty={<EmptyState icon={IconFileCheck} title={t('sinContratos')} text={t('sinContratosTexto')} />}
    >
      {(rows) => (
        <ul className={`vt-list ${styles.rows}`}>
          {rows.map((contrato) => (
            <li key={contrato.id}>
              <div>
                <p>
                  <Link to={`/contratos/${contrato.id}`}>{contrato.codigo}</Link> · {contrato.producto.nombre}
                </p>
                <small className="vt-code">{formatCups(contrato.cups)}</small>
              </div>
              <div className={styles.end}>
                <EstadoDeContrato estado={contrato.relojes.comercial.estado} />
                <small>
                  {contrato.fechaFin ? t('acabaEl', { dia: formatFecha(contrato.fechaFin) }) : NO_VALUE}
                </small>
              </div>
            </li>
          ))}
        </ul>
      )}
    </FirstRows>
  );
}
