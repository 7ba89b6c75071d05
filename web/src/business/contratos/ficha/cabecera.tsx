import type { contratos } from '@vatio/contract';
import { useSells } from '../../../data/use-ability.ts';
import { formatCups } from '../../../format/cups.ts';
import { formatKwh } from '../../../format/energy.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { Datos } from './datos.tsx';
import styles from './ficha.module.css';

export function Cabecera({ contrato }: { readonly contrato: contratos.Contrato }) {
  const { t } = useTranslation('contratos');
  const vende = useSells();
  const { cups, cliente, producto, comercial, propuesta, analisis, consumoAnualKwh, notas } = contrato;
  return (
    <Card title={t('contratado')}>
      <Datos
        datos={{
          [t('cliente')]: <Link to={`/clientes/${cliente.id}`}>{cliente.nombre}</Link>,
          CUPS: (
            <Link to={`/cups/${cups}`} className="vt-code">
              {formatCups(cups)}
            </Link>
          ),
          [t('comercializadora')]: producto.comercializadora,
          [t('producto')]: vende ? (
            <Link to={`/productos/${producto.id}`}>{producto.nombre}</Link>
          ) : (
            producto.nombre
          ),
          [t('tarifa')]: `${producto.tarifa} · ${t(`tipo-${producto.tipo}`)}`,
          [t('consumoAnual')]: formatKwh(consumoAnualKwh),
          [t('comercial')]: vende && (comercial?.nombre ?? t('sinComercial')),
          [t('propuesta')]: propuesta && <Link to={`/propuestas/${propuesta.id}`}>{propuesta.codigo}</Link>,
          [t('analisis')]: vende && analisis && (
            <Link to={`/analisis/${analisis.id}`}>{analisis.codigo}</Link>
          ),
          [t('referenciaExterna')]: contrato.referenciaExterna,
        }}
      />
      {notas && <p className={styles.notas}>{notas}</p>}
    </Card>
  );
}
