import { useState } from 'react';
import { Pagination } from '../../kit/pagination/pagination.tsx';

export default function IconWordPages() {
  const [page, setPage] = useState(3);
  return <Pagination label="Páginas de facturas" ends="both" pages={10} page={page} onChange={setPage} />;
}
