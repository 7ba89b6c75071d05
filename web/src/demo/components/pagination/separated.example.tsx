import { useState } from 'react';
import { Pagination } from '../../kit/pagination/pagination.tsx';

export default function SeparatedPagination() {
  const [page, setPage] = useState(3);
  return (
    <Pagination label="Páginas de clientes" look="separated" pages={10} page={page} onChange={setPage} />
  );
}
