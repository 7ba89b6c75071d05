import type { campos, etiquetas } from '@vatio/contract';
import { useMemo } from 'react';
import { NO_VALUE } from '../../format/number.ts';
import type { Column } from '../../list/table/columns.ts';
import { ownText } from './own-text.ts';
import { useOwnFields } from './use-own-fields.ts';

type WithFields = { readonly campos?: campos.Campos | undefined };

/** The columns of the house's own fields, which lists offer and do not show at first. */
export function useOwnColumns<Row extends WithFields>(entidad: etiquetas.Entidad): readonly Column<Row>[] {
  const own = useOwnFields(entidad);
  return useMemo(() => own.map((campo) => columnOf<Row>(campo)), [own]);
}

function columnOf<Row extends WithFields>(campo: campos.Campo): Column<Row> {
  const { hueco, nombre, clase } = campo;
  const textOf = ({ campos = {} }: WithFields) => ownText(campo, campos[hueco]);
  return {
    id: hueco,
    header: nombre,
    sort: hueco,
    optional: true,
    cell: (row) => textOf(row) ?? NO_VALUE,
    ...(clase === 'numero' && { figure: true }),
    ...(clase === 'opcion' && {
      groupBy: { field: hueco, name: (option) => ownText(campo, option) ?? option },
    }),
  };
}
