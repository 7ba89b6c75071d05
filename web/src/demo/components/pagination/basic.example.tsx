import { useState } from 'react';
import { Pagination } from '../../kit/pagination/pagination.tsx';

export default function BasicPagination() {
  const [page, setPage] = useState(3);
  return <Pagination label="Páginas de contratos" pages={10} page={page} onChange={setPage} />;
}
