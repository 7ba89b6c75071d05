import type { calculos, ResponseOf } from '@vatio/contract';
import { type Contraste, contrastFactura, verdictOf, veredictoDe } from '@vatio/domain';
import { TablaDeContraste } from './contraste.tsx';
import type { Leida } from './use-lecturas.ts';

type Props = {
  readonly lineas: Leida['lineas'];
  readonly total: number;
  readonly calculada: ResponseOf<typeof calculos.factura>;
};

/** What was read of a bill beside the one that its confirmed data make. */
export function FacturaCalculada({ lineas, total, calculada }: Props) {
  const contrastes = contrastFactura(lineas, calculada).map((contraste) =>
    lineas.length > 0 ? contraste : withoutPrinted(contraste),
  );
  const totales = { impreso: total, calculado: calculada.total };
  return (
    <TablaDeContraste
      contrastes={contrastes}
      total={totales}
      veredicto={verdictOf(contrastes, totales)}
      bien={veredictoDe(contrastes, totales) === 'correcta'}
      avisos={calculada.avisos ?? []}
    />
  );
}

/** A bill that was typed or came by its code prints no lines that could differ. */
function withoutPrinted(contraste: Contraste): Contraste {
  return { ...contraste, diferencia: 0, motivo: null };
}
