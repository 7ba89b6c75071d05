import { IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { SearchInput } from '../../../list/filters/search-input.tsx';
import { selectLocally } from '../../../list/local/local-rows.ts';
import { DataTable } from '../../../list/table/data-table.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Pagination } from '../../kit/pagination/pagination.tsx';
import { type SheetTable, writtenCell } from './read-sheet.ts';

const PER_PAGE = 10;

/** Shows the rows of a sheet, ten at a time, and searches them. */
export function SheetView({ table: { file, columns, rows } }: { table: SheetTable }) {
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const numbered = rows.map(({ line, cells }) => ({ line, cells: cells.map(writtenCell) }));
  const found = selectLocally(numbered, {
    q,
    search: ({ cells }) => cells,
    sort: undefined,
    columns: [],
    filters: [],
  });
  const search = (next: string) => {
    setQ(next);
    setPage(1);
  };
  const pages = Math.ceil(found.length / PER_PAGE);
  return (
    <>
      <SearchInput label={`Buscar en ${file}`} placeholder="Buscar" value={q} onSearch={search} />
      <DataTable
        caption={file}
        columns={columns.map((header, at) => ({
          id: String(at),
          header,
          cell: ({ cells }: (typeof found)[number]) => cells[at],
        }))}
        query={{
          data: { rows: found.slice((page - 1) * PER_PAGE, page * PER_PAGE), count: found.length },
          error: null,
          isPending: false,
          refetch: () => undefined,
        }}
        rowKey={({ line }) => String(line)}
        onClearFilters={() => search('')}
        empty={<EmptyState icon={IconTable} title="No hay filas" />}
      />
      {pages > 1 && <Pagination label={`Páginas de ${file}`} pages={pages} page={page} onChange={setPage} />}
    </>
  );
}
