import { useState } from 'react';
import { Pagination } from '../../kit/pagination/pagination.tsx';

export default function PageRange() {
  const [page, setPage] = useState(10);
  return (
    <Pagination
      label="Páginas de medidas"
      reach={{ beside: 2, ends: 2 }}
      pages={20}
      page={page}
      onChange={setPage}
    />
  );
}
